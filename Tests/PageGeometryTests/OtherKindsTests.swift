import ContentModel
import Presentation
import StickyLayout
import Testing

@testable import PageGeometry

/// Pages by hand: a title bar is 48 px, an empty footer 36.
@Suite struct OtherKindsTests {
    private func scene(_ content: PageContent, filter: String? = nil, pages: Int = 1, width: Double = 390) -> Scene {
        let page = Page(name: "p", title: "P", content: content)
        let others = (1..<pages).map { Page(name: "p\($0)", title: "P", content: .stories([])) }
        let site = SiteContent(restaurant: Restaurant(name: "x"), languages: ["en"], pages: [page] + others)
        let shown = PresentedPage(page, of: site, language: "en", filter: filter)
        return shown.scene(in: Scene.Size(width: width, height: 844))
    }

    @Test func storiesAreCardsUnderATitleThatScrollsAway() {
        let stories = [Story(title: "a", description: "b"), Story(title: "c"), Story(title: "d")]
        let scene = scene(.stories(stories))
        #expect(scene.headers == [Scene.Header(id: "title", mode: .inline, top: 0, height: 48)])
        #expect(scene.sections == [])
        // Three cards of 12 + 60 + 12, two gaps of 14, 16 above and below.
        let cards = 3 * 84 + 2 * 14.0
        #expect(scene.contentHeight == 48 + 16 + cards + 16 + 36)
    }

    @Test func contactsAreGroupsUnderTheirLetters() {
        let groups = [
            ContactGroup(id: "a", title: "A", names: ["x", "y"]), ContactGroup(id: "b", title: "B", names: ["z"]),
        ]
        let scene = scene(.contacts(groups))
        #expect(
            scene.headers == [
                Scene.Header(id: "title", mode: .fixed, top: 0, height: 48),
                Scene.Header(id: "a", mode: .regular, top: 48, height: 44, end: 216),
                Scene.Header(id: "b", mode: .regular, top: 216, height: 44, end: 322),
            ])
        #expect(
            scene.sections == [
                Scene.Section(id: "a", top: 48, height: 168), Scene.Section(id: "b", top: 216, height: 106),
            ])
        #expect(scene.contentHeight == 322 + 36)
    }

    @Test func tabsAreSectionsWithoutTilesUnderABar() {
        let sections = [
            Section(id: "a", title: "A", chip: "A", items: [Item(name: "x"), Item(name: "y", description: "z")]),
            Section(id: "b", title: "B", chip: "B", note: "n", items: [Item(name: "x")]),
        ]
        let scene = scene(.tabs(sections))
        #expect(
            scene.headers == [
                Scene.Header(id: "tabs", mode: .fixed, top: 48, height: 45),
                Scene.Header(id: "a", mode: .inline, top: 93, height: 48, end: 281),
                Scene.Header(id: "b", mode: .inline, top: 281, height: 48, end: 437),
            ])
        // 48 of heading, 8, items of 24 and 64 with 16 between, 28.
        #expect(scene.sections.map(\.height) == [188, 156])
    }

    @Test(arguments: [(nil, 68.0), ("work", 44), ("off", 44)] as [(String?, Double)])
    func theCalendarIsMonthsOfWeeksOfDays(filter: String?, busyDay: Double) throws {
        let first = try #require(CalendarMonth("2026-02"))
        let day = try #require(CalendarDate("2026-02-03"))
        let calendar = EventCalendar(
            months: [first, try #require(first.next)],
            categories: [EventCategory(id: "work", title: "Work"), EventCategory(id: "off", title: "Off")],
            events: [
                CalendarEvent(date: day, title: "a", category: "work"),
                CalendarEvent(date: day, title: "b", category: "off"),
            ])
        let scene = scene(.calendar(calendar), filter: filter)
        #expect(
            scene.headers.prefix(4) == [
                Scene.Header(id: "title", mode: .fixed, top: 0, height: 48),
                Scene.Header(id: "filter", mode: .reverse, top: 48, height: 52),
                Scene.Header(id: "february", mode: .fixed, top: 100, height: 45),
                Scene.Header(id: "february-1", mode: .regular, top: 145, height: 30, end: 219),
            ])
        // The second week: six days of 44 px and the busy one.
        let second = try #require(scene.headers.first { $0.id == "february-2" })
        let week: Double = 30 + 6 * 44 + busyDay
        #expect(second.top == 219 && second.end == 219 + week)
        #expect(scene.sections.map(\.id) == ["february", "march"])
        let february: Double = 45 + 5 * 30 + 27 * 44 + busyDay
        let march: Double = 45 + 6 * 30 + 31 * 44
        #expect(scene.sections.map(\.height) == [february, march])
        #expect(try Layout(scene).maximumOffset > 0)
    }

    /// Links to the other pages: a heading of 28, a line of 24 each, 24 below.
    @Test(arguments: [(1, 36.0), (2, 112), (5, 184)] as [(Int, Double)])
    func theFooterLeadsToTheOtherPages(pages: Int, footer: Double) {
        #expect(scene(.stories([]), pages: pages).contentHeight == 48 + footer)
        #expect(scene(.stories([]), pages: pages, width: 1000).contentHeight == 48 + footer)
    }
}
