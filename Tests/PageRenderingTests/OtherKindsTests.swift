import ContentModel
import Presentation
import Testing

@testable import PageRendering

@Suite struct OtherKindsTests {
    private static let hostile = "<b>&\"'</b>"

    private func markup(_ content: PageContent, toTop: Double? = nil, filter: String? = nil) throws -> Markup {
        let page = Page(name: "p", title: Self.hostile, toTop: toTop, content: content)
        let other = Page(name: "other", title: Self.hostile, content: .stories([]))
        let site = SiteContent(restaurant: Restaurant(name: "x"), languages: ["en"], pages: [page, other])
        return Markup(try rendered(PresentedPage(page, of: site, language: "en", filter: filter)).html)
    }

    private func headers(_ markup: Markup) -> [String] {
        markup.tags(with: "data-header").map { tag in
            ["data-header", "data-mode", "data-level"].compactMap { tag.attributes[$0] }.joined(separator: " ")
        }
    }

    private func expectSound(_ markup: Markup) {
        let ids = markup.tags.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
        #expect(!markup.html.contains("<b>"))
        for name in ["div", "ul", "section", "nav"] {
            #expect(markup.html.ranges(of: "<\(name)").count == markup.html.ranges(of: "</\(name)>").count)
        }
        #expect(markup.tags.contains { $0.attributes["href"] == "/other" })
    }

    @Test func storiesHaveTheirHooks() throws {
        let markup = try markup(.stories([Story(title: Self.hostile, description: Self.hostile)]), toTop: 400)
        expectSound(markup)
        #expect(headers(markup) == ["title inline 1"])
        let button = try #require(markup.tags(with: "data-threshold").first)
        #expect(button.attributes["data-threshold"] == "400" && button.attributes["href"] == "#carta:top")
        #expect(try !self.markup(.stories([])).html.contains("data-to-top"))
        #expect(markup.html.contains("--top-glyph:#ffffff"))
    }

    @Test func contactsHaveTheirHooks() throws {
        let groups = [ContactGroup(id: "a", title: Self.hostile, names: [Self.hostile])]
        let markup = try markup(.contacts(groups))
        expectSound(markup)
        #expect(headers(markup) == ["title fixed 1", "a regular 1"])
        #expect(markup.tags(with: "data-section").map { $0.attributes["data-section"] } == ["a"])
    }

    @Test func tabsHaveTheirHooks() throws {
        let sections = [Section(id: "a", title: Self.hostile, chip: Self.hostile, items: [Item(name: Self.hostile)])]
        let markup = try markup(.tabs(sections))
        expectSound(markup)
        #expect(headers(markup) == ["tabs fixed 1", "a inline 1"])
        #expect(markup.tags(with: "data-chip").map(\.classes) == [["tab"]])
        #expect(markup.tags(with: "data-bar").map { $0.attributes["data-bar"] } == ["nearest"])
    }

    @Test(arguments: [(nil, "all"), ("ça-1", "ça-1")] as [(String?, String)])
    func theCalendarHasItsHooks(filter: String?, named: String) throws {
        let months = [CalendarMonth("2026-02"), CalendarMonth("2026-03")].compactMap(\.self)
        let day = try #require(CalendarDate("2026-02-03"))
        let calendar = EventCalendar(
            months: months, categories: [EventCategory(id: "ça-1", title: Self.hostile)],
            events: [CalendarEvent(date: day, time: "09:00", title: Self.hostile, category: "ça-1")])
        let markup = try markup(.calendar(calendar), filter: filter)
        expectSound(markup)
        #expect(
            headers(markup).prefix(4) == [
                "title fixed 1", "filter reverse 1", "february fixed 1", "february-1 regular 1",
            ])
        #expect(markup.tags.first { $0.name == "html" }?.attributes["data-filter"] == named)
        let links = markup.tags(with: "data-show")
        #expect(links.map { $0.attributes["href"] } == ["/p", "/p?filter=%C3%A7a-1"])
        #expect(links.filter { $0.attributes["aria-current"] == "true" }.map { $0.attributes["data-show"] } == [named])
        #expect(
            markup.html.contains("[data-filter=\"ça-1\"] [data-category]:not([data-category=\"ça-1\"]){display:none}"))
        // Two boxes that nest to the end, and eleven weeks.
        #expect(markup.tags.count { $0.classes.first == "box" } == 1 + 2 + 11)
        #expect(markup.tags.count { $0.classes == ["spacer"] } == 14)
    }

    @Test func headersOnTheBandOfTheReverseOneStickBetweenTwoInsets() throws {
        let months = [CalendarMonth("2026-02")].compactMap(\.self)
        let calendar = EventCalendar(
            months: months, categories: [EventCategory(id: "a", title: "A")], events: [])
        let style = try #require(try markup(.calendar(calendar)).contents(of: "style").first)
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
}
