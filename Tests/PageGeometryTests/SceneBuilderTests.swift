import ContentModel
import Presentation
import StickyLayout
import TestPages
import Testing

@testable import PageGeometry

/// Pages by hand. The masthead of a place with only a name is 44 + 48 + 26 = 118 px, an empty footer 36.
@Suite struct SceneBuilderTests {
    private func height(_ restaurant: Restaurant, width: Double = 390) throws -> Double {
        try shown(restaurant: restaurant).scene(in: Scene.Size(width: width, height: 844)).contentHeight
    }

    private static let hours = OpeningHours(days: "Mon", times: ["12:00–15:30", "20:00–23:00"])

    @Test(
        arguments: [
            (Restaurant(name: "x"), 154),
            (Restaurant(name: "x", tagline: "y"), 154 + 26),
            (Restaurant(name: "x", address: ["y"]), 154 + 26 + (28 + 24 + 24)),
            (Restaurant(name: "x", address: ["y", "z"]), 154 + 26 + (28 + 48 + 24)),
            (Restaurant(name: "x", tagline: "y", address: ["z"]), 154 + 52 + (28 + 24 + 24)),
            (Restaurant(name: "x", phone: "1"), 154 + (28 + 24 + 24)),
            (Restaurant(name: "x", mapLink: "https://example.org"), 154 + (28 + 24 + 24)),
            (Restaurant(name: "x", phone: "1", mapLink: "https://example.org"), 154 + (28 + 48 + 24)),
            (Restaurant(name: "x", hours: [hours, hours, hours]), 154 + (28 + 72 + 24)),
            (Restaurant(name: "x", notes: ["y"]), 154 + (28 + 20 + 8 + 24)),
            (Restaurant(name: "x", notes: ["y", "z"]), 154 + (28 + 40 + 16 + 24)),
        ] as [(Restaurant, Double)])
    func mastheadAndFooterAreAsHighAsWhatTheyHold(restaurant: Restaurant, pageHeight: Double) throws {
        #expect(try height(restaurant) == pageHeight)
    }

    /// Contact is 76 px, hours are 124, or 196 where they stand below their days; beside each other the row is as high as the
    /// higher one.
    @Test(
        arguments: [
            (280, 272, 196), (320, 272, 196), (360, 200, 124), (767, 200, 124), (768, 124, 124), (2_000, 124, 124),
        ]
            as [(Double, Double, Double)])
    func theFootersBlocksStandSideBySideInAWideWindow(width: Double, blocks: Double, hours: Double) throws {
        let both = Restaurant(name: "x", phone: "1", hours: [Self.hours, Self.hours, Self.hours])
        #expect(try height(both, width: width) == 154 + blocks)
        let one = Restaurant(name: "x", hours: [Self.hours, Self.hours, Self.hours])
        #expect(try height(one, width: width) == 154 + hours)
    }

    /// Links to the other pages: a heading of 28, a line of 24 each, 24 below. They are the third block.
    @Test(
        arguments: [
            (0, 390, 0), (1, 390, 76), (4, 390, 148), (1, 768, 76), (4, 768, 148),
        ] as [(Int, Double, Double)])
    func theFooterLeadsToTheOtherPages(others: Int, width: Double, block: Double) throws {
        let page = shown(.menu(Menu(sections: [])), restaurant: Restaurant(name: "x"), others: others)
        #expect(try page.scene(in: Scene.Size(width: width, height: 844)).contentHeight == 154 + block)
    }

    /// Contact of 76, hours of 124, links of 148 px: below each other, or contact and hours in a row and links in the next.
    @Test(arguments: [(390, 76 + 124 + 148), (767, 76 + 124 + 148), (768, 124 + 148)] as [(Double, Double)])
    func threeBlocksAreTwoRowsInAWideWindow(width: Double, blocks: Double) throws {
        let place = Restaurant(name: "x", phone: "1", hours: [Self.hours, Self.hours, Self.hours])
        let page = shown(.menu(Menu(sections: [])), restaurant: place, others: 4)
        #expect(try page.scene(in: Scene.Size(width: width, height: 844)).contentHeight == 154 + blocks)
    }

    /// Hours and links side by side, where there is no contact: the links are the higher block.
    @Test(arguments: [(390, 76 + 148), (768, 148)] as [(Double, Double)])
    func blocksThatAreLeftOutLeaveNoRoom(width: Double, blocks: Double) throws {
        let page = shown(
            .menu(Menu(sections: [])), restaurant: Restaurant(name: "x", hours: [Self.hours]), others: 4)
        #expect(try page.scene(in: Scene.Size(width: width, height: 844)).contentHeight == 154 + blocks)
    }

    private static let plain = Item(name: "Bread")
    private static let described = Item(name: "Soup", description: "Hot")

    /// A section's height and where its list begins do not depend on whether it has a price or a colour.
    @Test(
        arguments: [
            (Section(id: "a"), 0), (Section(id: "a", title: "A"), 48), (Section(id: "a", note: "n"), 28),
            (Section(id: "a", title: "A", note: "n"), 76), (Section(id: "a", items: [plain]), 8 + 52 + 28),
            (Section(id: "a", items: [described]), 8 + 52 + 28),
            (Section(id: "a", items: [plain, described, plain]), 8 + 52 + 16 + 52 + 16 + 52 + 28),
            (
                Section(
                    id: "a", title: "A", color: .hex(red: 1, green: 2, blue: 3), items: [Item(name: "x", price: "1")]),
                48 + 88
            ),
            (Section(id: "a", title: "A", note: "n", items: [plain]), 48 + 28 + 88),
        ] as [(Section, Double)])
    func aSectionIsAsHighAsWhatItHolds(section: Section, height: Double) throws {
        let scene = try shown(sections: [section]).scene(in: Scene.Size(width: 390, height: 844))
        #expect(scene.sections == [.init(id: "a", top: 118, height: height)])
        #expect(scene.contentHeight == 154 + height)
        let heading = Scene.Header(id: "a", mode: .regular, top: 118, height: 48, end: 118 + height)
        #expect(scene.headers == (section.title == nil ? [] : [heading]))
    }

    @Test func aSubsectionsHeadingIsLower() throws {
        let scene = try shown(sections: [
            Section(id: "a", sections: [Section(id: "b", title: "B"), Section(id: "c"), Section(id: "d", title: "D")])
        ]).scene(in: Scene.Size(width: 390, height: 844))
        #expect(
            scene.headers == [
                .init(id: "b", mode: .regular, top: 118, height: 38, level: 2, end: 156),
                .init(id: "d", mode: .regular, top: 156, height: 38, level: 2, end: 194),
            ])
        #expect(
            scene.sections == [
                .init(id: "a", top: 118, height: 0), .init(id: "b", top: 118, height: 38),
                .init(id: "c", top: 156, height: 0), .init(id: "d", top: 156, height: 38),
            ])
    }

    @Test(arguments: [
        (HeaderModes.Mode.inline, HeaderMode.inline), (.regular, .regular), (.fixed, .fixed), (.reverse, .reverse),
    ])
    func modesAreTheEnginesOfTheSameName(mode: HeaderModes.Mode, engine: HeaderMode) throws {
        #expect(mode.engineMode == engine)
        #expect(mode.rawValue == engine.name)
    }
}
