import ContentModel
import DesignTokens
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
        shown([Section(id: "a", title: "A", items: dishes(3))]), shown([]), shown(content(.stories, "x")),
        shown(content(.contacts, "x")), shown(content(.tabs, "x")),
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

    @Test func headersOnTheBandOfTheReverseOneStickBetweenTwoInsets() throws {
        let markup = Markup(try rendered(shown(.calendar(calendar(["work"])))).html)
        let style = try #require(markup.contents(of: "style").first)
        let rules = [
            ".pin-0-200{position:sticky;top:calc(0px + env(safe-area-inset-top,0px));z-index:200}",
            ".pin--4-150-52{position:sticky;top:calc(-4px + env(safe-area-inset-top,0px) + var(--lo,0px));"
                + "bottom:calc(100% - (-4px + env(safe-area-inset-top,0px) + 52px + var(--hi,52px)));z-index:150}",
            ".pin-48-100-45{position:sticky;top:calc(48px + env(safe-area-inset-top,0px) + var(--lo,0px));"
                + "bottom:calc(100% - (48px + env(safe-area-inset-top,0px) + 45px + var(--hi,52px)));z-index:100}",
            ".pin-93-50-30{position:sticky;top:calc(93px + env(safe-area-inset-top,0px) + var(--lo,0px));"
                + "bottom:calc(100% - (93px + env(safe-area-inset-top,0px) + 30px + var(--hi,52px)));z-index:50}",
        ]
        for rule in rules { #expect(style.contains(rule), "\(rule) in \(style)") }
    }

    /// The arrow on the button: black on a tint that is lighter than half, else white (the engine's rule), for each ground.
    @Test(
        arguments: [
            (Tint.named(.indigo), "#ffffff", "#ffffff"), (.named(.yellow), "#000000", "#000000"),
            (.named(.mint), "#ffffff", "#000000"), (.hex(red: 255, green: 255, blue: 255), "#000000", "#000000"),
        ])
    func theArrowCanBeSeenOnItsTint(tint: Tint, light: String, dark: String) throws {
        let page = shown(.stories([]), tint: tint, toTop: 320)
        let style = try #require(Markup(try rendered(page).html).contents(of: "style").first)
        #expect(
            style.contains(
                ":root{--top-glyph:\(light)}@media (prefers-color-scheme:dark){:root{--top-glyph:\(dark)}}"))
        let without = Markup(try rendered(shown(.stories([]), tint: tint)).html)
        #expect(!without.html.contains("--top-glyph"))
    }

    @Test func onlyColoursThatAreUsedHaveAClass() throws {
        for (kind, count) in [(PageContent.Kind.stories, 2), (.contacts, 0), (.tabs, 0), (.calendar, 2)] {
            let style = try #require(Markup(try rendered(shown(content(kind, "x"))).html).contents(of: "style").first)
            // Each for both grounds.
            #expect(style.ranges(of: "{--color:").count == 2 * count, "\(kind)")
        }
    }
}
