import ContentModel
import DesignTokens
import Testing

@testable import Presentation

@Suite struct PresentedCalendarTests {
    private func calendar(_ first: String, _ count: Int, filter: String? = nil) throws -> PresentedCalendar {
        var months = [try #require(CalendarMonth(first))]
        while months.count < count, let next = months.last?.next { months.append(next) }
        let day = try #require(CalendarDate("2026-02-03"))
        let calendar = EventCalendar(
            months: months,
            categories: [
                EventCategory(id: "work", title: "Work", color: .named(.blue)),
                EventCategory(id: "off", title: "Off"),
            ],
            events: [
                CalendarEvent(date: day, time: "09:00", title: "Meeting", category: "work"),
                CalendarEvent(date: day, title: "Picnic", category: "off"),
            ])
        return PresentedCalendar(calendar, tint: NamedTint.pink.color, filter: filter)
    }

    @Test func weeksEndOnSundaysAndWithTheirMonth() throws {
        let february = try calendar("2026-02", 1).months[0]
        #expect(february.id == "february")
        #expect(february.title == "February 2026")
        #expect(february.weeks.map(\.id) == (1...5).map { "february-\($0)" })
        #expect(february.weeks.map(\.title) == (5...9).map { "Week \($0)" })
        #expect(february.weeks.map(\.range) == ["1 Feb", "2 – 8 Feb", "9 – 15 Feb", "16 – 22 Feb", "23 – 28 Feb"])
        #expect(february.weeks.map(\.days.count) == [1, 7, 7, 7, 6])
        #expect(february.weeks[1].days.map(\.weekday) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
        #expect(february.weeks.flatMap(\.days).map(\.number) == Array(1...28))
    }

    @Test func threeMonthsHaveTheirNumberOfDays() throws {
        let months = try calendar("2026-02", 3).months
        #expect(months.map(\.id) == ["february", "march", "april"])
        #expect(months.map { $0.weeks.flatMap(\.days).count } == [28, 31, 30])
    }

    @Test func monthsOfSeveralYearsKeepTheirIDsApart() throws {
        let months = try calendar("2026-02", 13).months
        #expect(months.first?.id == "february-2026")
        #expect(months.last?.id == "february-2027")
        let ids = months.map(\.id) + months.flatMap { $0.weeks.map(\.id) }
        #expect(Set(ids).count == ids.count)
    }

    @Test(
        arguments: [
            (nil, ["All"], [true, true]), ("work", ["Work"], [true, false]), ("off", ["Off"], [false, true]),
        ] as [(String?, [String], [Bool])])
    func aFilterShowsItsCategory(filter: String?, chosen: [String], shown: [Bool]) throws {
        let calendar = try calendar("2026-02", 1, filter: filter)
        #expect(calendar.filters.map(\.title) == ["All", "Work", "Off"])
        #expect(calendar.filters.filter(\.isChosen).map(\.title) == chosen)
        let events = calendar.months[0].weeks[1].days[1].events
        #expect(events.map(\.title) == ["Meeting", "Picnic"])
        #expect(events.map(\.isShown) == shown)
        #expect(events.map(\.color) == [NamedTint.blue.color, NamedTint.pink.color])
    }
}
