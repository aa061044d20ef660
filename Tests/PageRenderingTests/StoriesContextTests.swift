import ContentModel
import Presentation
import Testing

@testable import PageRendering

@Suite struct StoriesContextTests {
    @Test func storiesAreCardsWithTilesOfTheirColour() throws {
        let stories = [
            Story(title: "One", description: "Of one", color: .hex(red: 1, green: 2, blue: 3)), Story(title: "Two"),
        ]
        let markup = Markup(try rendered(shown(.stories(stories))).html)
        #expect(
            markup.tags.filter { $0.classes.contains("tile") }.map(\.classes) == [
                ["tile", "color-010203-010203"], ["tile", "color-007aff-0a84ff"],
            ])
        #expect(markup.tags.count { $0.classes == ["card"] } == 2)
        #expect(markup.html.contains("<h2 class=\"card-title\">Two</h2>"))
        #expect(markup.html.ranges(of: "class=\"card-description\"").count == 1)
        #expect(markup.html.contains("<p class=\"card-description\">Of one</p>"))
        let style = try #require(markup.contents(of: "style").first)
        #expect(style.contains(".color-010203-010203{--color:#010203}"))
        #expect(style.contains(".color-007aff-0a84ff{--color:#007aff}"))
    }

    @Test func theTitleScrollsAway() throws {
        let markup = Markup(try rendered(shown(.stories([Story(title: "a")]), title: "Stories")).html)
        let title = try #require(markup.tags(with: "data-header").first)
        #expect(title.attributes["data-header"] == "title" && title.attributes["data-mode"] == "inline")
        #expect(title.classes.allSatisfy { !$0.hasPrefix("pin-") })
        #expect(markup.html.contains("<h1>Stories</h1>"))
    }

    /// An empty list would be announced as one.
    @Test func aPageWithoutStoriesHasNoList() throws {
        let markup = Markup(try rendered(shown(.stories([]))).html)
        #expect(markup.tags.allSatisfy { $0.name != "ul" && $0.name != "li" })
    }
}
