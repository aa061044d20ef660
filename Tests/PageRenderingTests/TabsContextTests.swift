import ContentModel
import Presentation
import Testing

@testable import PageRendering

@Suite struct TabsContextTests {
    private static let sections = [
        Section(id: "a", title: "Lunch at noon", chip: "Lunch", items: [Item(name: "Soup", price: "3")]),
        Section(id: "b", chip: "Lunch", note: "Late"), Section(id: "c", title: "Untabbed"),
    ]

    @Test func tabsLeadToTheirSections() throws {
        let markup = Markup(try rendered(shown(.tabs(Self.sections))).html)
        let bar = try #require(markup.tags(with: "data-bar").first)
        #expect(bar.attributes["data-header"] == "tabs" && bar.attributes["data-bar"] == "nearest")
        #expect(bar.classes == ["tabs", "pinned", "pin-1"])
        let tabs = markup.tags(with: "data-chip")
        #expect(tabs.map(\.classes) == [["tab"], ["tab"]])
        #expect(tabs.map { $0.attributes["href"] } == ["#a", "#b"])
        #expect(markup.html.ranges(of: "<span>Lunch</span>").count == 2)
    }

    @Test func headingsScrollAwayAndItemsHaveNoTiles() throws {
        let markup = Markup(try rendered(shown(.tabs(Self.sections))).html)
        let headings = markup.tags(with: "data-header").dropFirst()
        #expect(headings.map { $0.attributes["data-header"] } == ["a", "c"])
        #expect(headings.map(\.classes) == [["heading"], ["heading"]])
        #expect(markup.html.contains("<span>Lunch at noon</span>"))
        #expect(markup.tags(with: "data-section").map(\.classes) == Array(repeating: ["section", "land-2"], count: 3))
        #expect(markup.tags.allSatisfy { !$0.classes.contains("tile") })
        #expect(markup.tags.flatMap(\.classes).allSatisfy { !$0.hasPrefix("color-") })
    }

    @Test func sectionsWithoutTabsHaveNoBar() throws {
        let markup = Markup(try rendered(shown(.tabs([Section(id: "a", items: [Item(name: "x")])]))).html)
        #expect(markup.tags(with: "data-bar").isEmpty)
        #expect(markup.tags(with: "data-header").isEmpty)
    }
}
