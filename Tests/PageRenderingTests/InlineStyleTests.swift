import ContentModel
import Foundation
import Presentation
import StickyLayout
import Testing

@testable import PageRendering

/// The browser pins and lands where the engine says: each header's class has a rule with the engine's line.
@Suite struct InlineStyleTests {
    private static let pages = [
        shown(variedSections), shown(variedSections, headers: HeaderModes(sections: .regular, subsections: .inline)),
        shown(variedSections, headers: HeaderModes(chips: .inline)),
        shown([Section(id: "a", title: "A", items: dishes(3))]), shown([]),
    ]

    private static let inset = "env(safe-area-inset-top,0px)"

    @Test(arguments: pages)
    func headersPinAtTheEnginesLines(page: PresentedPage) throws {
        let layout = try layout(page)
        let markup = Markup(try rendered(page).html)
        let style = try #require(markup.contents(of: "style").first)
        let tags = markup.tags(with: "data-header")
        #expect(tags.map { $0.attributes["data-header"] } == layout.scene.headers.map(\.id))
        for (index, tag) in tags.enumerated() {
            let header = layout.scene.headers[index]
            let pins = tag.classes.filter { $0.hasPrefix("pin-") }
            guard header.mode != .inline else {
                #expect(pins == [])
                continue
            }
            let line = try #require(layout.line(ofHeader: index))
            let zIndex = try #require(layout.placement(of: index, in: layout.start)?.zIndex)
            let name = try #require(pins.first)
            #expect(pins.count == 1)
            let rule = ".\(name){position:sticky;top:calc(\(Int(line))px + \(Self.inset));z-index:\(zIndex)}"
            #expect(style.contains(rule), "\(header.id)")
        }
    }

    @Test(arguments: pages)
    func jumpsLandAtTheEnginesLines(page: PresentedPage) throws {
        let layout = try layout(page)
        let markup = Markup(try rendered(page).html)
        let style = try #require(markup.contents(of: "style").first)
        let tags = markup.tags(with: "data-section")
        #expect(tags.map { $0.attributes["data-section"] } == layout.scene.sections.map(\.id))
        for (index, tag) in tags.enumerated() {
            let line = Int(try #require(layout.line(ofSection: index)))
            #expect(tag.classes.filter { $0.hasPrefix("land-") } == ["land-\(line)"])
            let clearance = Int(layout.clearance)
            #expect(style.contains(".land-\(line){scroll-margin-top:\(line - clearance)px}"))
            #expect(style.contains("html{--clearance:\(clearance)px}"))
        }
    }

    @Test func clearanceIsTheMostThatPinnedHeadersCover() throws {
        func header(_ mode: HeaderMode, top: Double, height: Double, level: Int = 1, end: Double? = nil) -> Scene.Header
        {
            Scene.Header(id: "\(top)", mode: mode, top: top, height: height, level: level, end: end)
        }
        let title = header(.fixed, top: 0, height: 48)
        let filter = header(.reverse, top: 48, height: 52)
        let week = header(.regular, top: 145, height: 36, level: 2)
        let month = header(.fixed, top: 100, height: 45)
        let ring = 8.0
        func stack(_ headers: [Scene.Header]) throws -> Double {
            try Layout(Scene(contentHeight: 2000, viewport: Scene.Size(width: 390, height: 844), headers: headers))
                .clearance - ring
        }
        #expect(try stack([]) == 0)
        #expect(try stack([header(.inline, top: 0, height: 48)]) == 0)
        #expect(try stack([title, month, week]) == 48 + 45 + 36)
        #expect(try stack([title, filter]) == 48 + 52)
        #expect(try stack([title, filter, month, week]) == 48 + 52 + 45 + 36)
        #expect(try stack([header(.regular, top: 0, height: 200), header(.regular, top: 300, height: 40)]) == 200)
    }

    @Test func linesAreThoseWorkedOutByHand() throws {
        let markup = Markup(try rendered(shown(variedSections)).html)
        let pins = markup.tags(with: "data-header").map { $0.classes.first { $0.hasPrefix("pin-") } }
        #expect(
            pins == [
                "pin-0-100", "pin-57-50", "pin-57-50", "pin-105-49", "pin-105-49", "pin-57-50", "pin-57-50",
                "pin-57-50",
            ])
    }

    @Test func tilesHaveTheirSectionsColor() throws {
        let markup = Markup(try rendered(shown(variedSections)).html)
        let style = try #require(markup.contents(of: "style").first)
        let colors = markup.tags.compactMap { $0.classes.first { $0.hasPrefix("color-") } }
        #expect(Set(colors) == ["color-010203-010203", "color-5856d6-5e5ce6"])
        #expect(colors.prefix(6).allSatisfy { $0 == "color-010203-010203" })
        #expect(
            style.contains(
                ".color-010203-010203{--color:#010203}"
                    + "@media (prefers-color-scheme:dark){.color-010203-010203{--color:#010203}}"))
    }

    @Test(arguments: [(57, 100, "pin-57-100"), (28.5, -1, "pin-28_5--1")] as [(Double, Int, String)])
    func aPinsClassIsAName(inset: Double, zIndex: Int, name: String) {
        #expect(Pin(inset: inset, zIndex: zIndex, band: nil).className == name)
    }
}
