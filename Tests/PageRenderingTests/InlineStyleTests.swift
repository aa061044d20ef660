import ContentModel
import DesignTokens
import Foundation
import Presentation
import Testing

@testable import PageRendering

/// The colours that a page brings with it; how it pins is in the tests of PinSheet.
@Suite struct InlineStyleTests {
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
