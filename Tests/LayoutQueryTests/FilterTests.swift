import ContentModel
import PageGeometry
import Presentation
import Testing

@testable import LayoutQuery

@Suite struct FilterTests {
    private func catalog() throws -> LayoutCatalog {
        let month = try #require(CalendarMonth("2026-02"))
        let day = try #require(CalendarDate("2026-02-03"))
        let calendar = EventCalendar(
            months: [month],
            categories: [EventCategory(id: "work", title: "Work"), EventCategory(id: "off", title: "Off")],
            events: ["work", "work", "off"].map { CalendarEvent(date: day, title: "a", category: $0) })
        let pages = [
            Page(name: "calendar", title: "C", toTop: 320, content: .calendar(calendar)),
            Page(name: "menu", title: "M", content: .menu(Menu(sections: []))),
        ]
        let site = SiteContent(restaurant: Restaurant(name: "x"), languages: ["en"], pages: pages)
        let measured = try pages.map { page in
            let filters = PresentedPage.filters(of: page)
            let forms = filters.map { ($0, PresentedPage(page, of: site, language: "en", filter: $0)) }
            return try MeasuredPage(
                PresentedPage(page, of: site, language: "en"), filtered: Dictionary(uniqueKeysWithValues: forms))
        }
        return LayoutCatalog(pages: measured, defaultPage: "calendar", languages: ["en"])
    }

    private func answer(_ query: String) throws -> JSONTree {
        try JSONTree(try catalog().answer(to: parameters(query)))
    }

    private func problem(_ query: String) throws -> LayoutProblem {
        let catalog = try catalog()
        return try #require(#expect(throws: LayoutProblem.self) { try catalog.answer(to: parameters(query)) })
    }

    /// Three events make a day of 92 px, two of 68, one of 44.
    @Test(arguments: [("", 0.0), ("&filter=all", 0), ("&filter=work", -24), ("&filter=off", -48)])
    func theFilteredPageHasItsOwnGeometry(filter: String, difference: Double) throws {
        let whole = try #require(try answer("offset=0")["content"]?["height"]?.number)
        #expect(try answer("offset=0" + filter)["content"]?["height"]?.number == whole + difference)
    }

    @Test func aFilterThatIsNotThereIsAProblem() throws {
        #expect(
            try problem("offset=0&filter=wrk")
                == LayoutProblem(
                    "filter", "filter: unknown filter \"wrk\" (did you mean \"work\"?); allowed are all, work, off"))
        #expect(
            try problem("offset=0&page=menu&filter=all")
                == LayoutProblem("filter", "filter: unknown filter \"all\"; there are none here"))
    }

    @Test(arguments: [(320, false), (320.5, true)] as [(Double, Bool)])
    func theButtonShowsPastItsThreshold(offset: Double, isVisible: Bool) throws {
        let button = try answer("offset=\(offset)")["scrollToTop"]
        #expect(button == .object(["isVisible": .bool(isVisible), "threshold": 320]))
        #expect(try answer("offset=\(offset)&page=menu")["scrollToTop"] == nil)
    }
}
