import SeededNumbers
import ContentModel
import PageGeometry
import Presentation
import StickyLayout
import TestPages
import Testing

@Suite struct PresentedPageSceneTests {
    private static let bread = Item(name: "Bread")
    private static let soup = Item(name: "Soup", description: "Hot")

    /// One of everything.
    private static let page = shown(
        restaurant: Restaurant(name: "Marejada", tagline: "By the tide", address: ["Calle Ancha 7"]),
        headers: HeaderModes(chips: .fixed, sections: .regular, subsections: .inline),
        sections: [
            Section(
                id: "a", title: "A", chip: "A", note: "n", items: [soup, bread],
                sections: [
                    Section(id: "a1", title: "A1", items: [bread]), Section(id: "a2", note: "n", items: [soup]),
                ]),
            Section(id: "b", items: [bread]),
            Section(id: "c", title: "C", chip: "C"),
        ])

    /// The masthead 170 px, the chip bar 57, then what each block adds.
    private static let scene = Scene(
        contentHeight: 949, viewport: .init(width: 390, height: 844),
        headers: [
            .init(id: "chips", mode: .fixed, top: 170, height: 57),
            .init(id: "a", mode: .regular, top: 227, height: 48, end: 701),
            .init(id: "a1", mode: .inline, top: 459, height: 38, level: 2, end: 585),
            .init(id: "c", mode: .regular, top: 789, height: 48, end: 837),
        ],
        sections: [
            .init(id: "a", top: 227, height: 232), .init(id: "a1", top: 459, height: 126),
            .init(id: "a2", top: 585, height: 116), .init(id: "b", top: 701, height: 88),
            .init(id: "c", top: 789, height: 48),
        ])

    @Test func blocksFollowOneAnother() throws {
        #expect(try Self.page.scene(in: .init(width: 390, height: 844)) == Self.scene)
    }

    @Test func theInsetShiftsEverything() throws {
        var shifted = Self.scene
        shifted.topInset = 59
        shifted.contentHeight += 59
        for index in shifted.headers.indices {
            shifted.headers[index].top += 59
            shifted.headers[index].end = shifted.headers[index].end.map { $0 + 59 }
        }
        for index in shifted.sections.indices { shifted.sections[index].top += 59 }
        #expect(try Self.page.scene(in: .init(width: 390, height: 844), topInset: 59) == shifted)
    }

    @Test func theWindowChangesNothingElse() throws {
        var wide = Self.scene
        wide.viewport = .init(width: 1024, height: 430)
        #expect(try Self.page.scene(in: wide.viewport) == wide)
    }

    /// Any page in any window is one that the engine takes; its sections cover what is between its bar and the footer.
    @Test(arguments: PageContent.Kind.allCases)
    func everyPageHasALayout(kind: PageContent.Kind) throws {
        for number in 0..<150 {
            var random = RandomPage(number: number)
            let page = random.page(kind)
            let viewport = Scene.Size(width: random.length(1500), height: random.length(1500))
            let scene = try page.scene(in: viewport, topInset: random.length(80))
            let context = Comment(rawValue: "CARTA_SEED=\(SeededGenerator.seed) page \(number): \(scene)")
            #expect(throws: Never.self, context) { _ = try Layout(scene) }
            let ends = scene.sections.map { $0.top + $0.height }
            for (end, next) in zip(ends, scene.sections.dropFirst()) { #expect(abs(end - next.top) < 1e-6, context) }
            #expect(scene.contentHeight > (ends.last ?? 0), context)
            #expect(bars(in: scene) == expectedBars(of: page), context)
            for header in scene.headers where header.mode == .regular {
                #expect(
                    header.end.map { $0 >= header.top + header.height && $0 <= scene.contentHeight } == true, context)
            }
        }
    }

    private func bars(in scene: Scene) -> [String] {
        let ids = [
            PresentedPage.HeaderID.title, PresentedPage.HeaderID.chips, PresentedPage.HeaderID.tabs,
            PresentedPage.HeaderID.filter,
        ]
        return scene.headers.prefix { ids.contains($0.id) }.map(\.id)
    }

    private func expectedBars(of page: PresentedPage) -> [String] {
        switch page.body {
        case .menu: page.chips.isEmpty ? [] : ["chips"]
        case .tabs: page.chips.isEmpty ? [] : ["tabs"]
        case .stories, .contacts: ["title"]
        case .calendar: ["title", "filter"]
        }
    }
}
