import ContentModel
import DesignTokens
import Testing

@testable import Presentation

@Suite struct PresentedCalendarTests {
    private func calendar(
        _ first: String, _ count: Int, filter: String? = nil, events: [CalendarEvent] = []
    ) throws -> PresentedCalendar {
        var months = [try #require(CalendarMonth(first))]
        while months.count < count, let next = months.last?.next { months.append(next) }
        let categories = [
            EventCategory(id: "work", title: "Work", color: .named(.blue)), EventCategory(id: "off", title: "Time off"),
        ]
        return PresentedCalendar(
            EventCalendar(months: months, categories: categories, events: events), tint: NamedTint.pink.color,
            filter: filter, wording: Wording(language: "en"))
    }

    private func event(
        _ date: String, _ title: String, _ category: String = "work", at time: String? = nil
    ) throws -> CalendarEvent {
        CalendarEvent(date: try #require(CalendarDate(date)), time: time, title: title, category: category)
    }

    @Test func weeksEndOnSundaysAndWithTheirMonth() throws {
        let months = try calendar("2026-02", 3).months
        let february = months[0]
        #expect(february.id == "february")
        #expect(february.title == "February 2026")
        #expect(february.weeks.map(\.id) == (1...5).map { "february-\($0)" })
        #expect(february.weeks.map(\.title) == (5...9).map { "Week \($0)" })
        #expect(february.weeks.map(\.range) == ["1 Feb", "2 – 8 Feb", "9 – 15 Feb", "16 – 22 Feb", "23 – 28 Feb"])
        #expect(february.weeks.map(\.days.count) == [1, 7, 7, 7, 6])
        #expect(february.weeks[0].days.map(\.weekday) == ["Sun"])
        #expect(february.weeks[1].days.map(\.weekday) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
        // The week that two months share stands in both, under its number.
        #expect(months[1].weeks.map(\.title) == (9...14).map { "Week \($0)" })
        #expect(months[1].weeks.last?.range == "30 – 31 Mar")
        #expect(months[2].weeks.first?.title == "Week 14")
        #expect(months[2].weeks.first?.range == "1 – 5 Apr")
    }

    /// February 2027 is four weeks; the year 2026 ends in its 53rd, in which 2027 begins.
    @Test func weeksThatFitAndWeeksThatYearsShare() throws {
        let months = try calendar("2026-12", 3).months
        #expect(months[0].weeks.last?.title == "Week 53")
        #expect(months[0].weeks.last?.range == "28 – 31 Dec")
        #expect(months[1].weeks.first?.title == "Week 53")
        #expect(months[1].weeks.first?.range == "1 – 3 Jan")
        #expect(months[2].weeks.map(\.range) == ["1 – 7 Feb", "8 – 14 Feb", "15 – 21 Feb", "22 – 28 Feb"])
    }

    @Test func monthsHaveAllTheirDays() throws {
        let months = try calendar("2026-02", 12).months
        #expect(
            months.map(\.id) == [
                "february-2026", "march-2026", "april-2026", "may-2026", "june-2026", "july-2026", "august-2026",
                "september-2026", "october-2026", "november-2026", "december-2026", "january-2027",
            ])
        #expect(
            months.map { $0.title.split(separator: " ")[0].prefix(3) } == [
                "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan",
            ])
        for (month, days) in zip(months, [28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31]) {
            #expect(month.weeks.flatMap(\.days).map(\.number) == Array(1...days), "\(month.id)")
        }
    }

    /// Addresses stay short while they can.
    @Test func onlyMonthsOfSeveralYearsAreNamedWithTheirYear() throws {
        #expect(try calendar("2026-01", 12).months.map(\.id).first == "january")
        #expect(try calendar("2026-01", 12).months.map(\.id).last == "december")
        #expect(try calendar("2026-12", 2).months.map(\.id) == ["december-2026", "january-2027"])
        #expect(try calendar("2026-12", 2).months[1].weeks.map(\.id).first == "january-2027-1")
    }

    @Test(arguments: ["2026-01", "2026-02", "2026-12", "0001-01", "0011-11"])
    func noTwoHeadersHaveOneID(first: String) throws {
        for count in [1, 12, 24] {
            let months = try calendar(first, count).months
            let ids = months.map(\.id) + months.flatMap { $0.weeks.map(\.id) }
            let headers = [PresentedPage.HeaderID.title, PresentedPage.HeaderID.filter]
            #expect(Set(ids + headers).count == ids.count + headers.count, "\(count) months")
        }
    }

    @Test func everyDayHasItsEventsInOrder() throws {
        let events = [
            try event("2026-02-01", "First"), try event("2026-02-28", "Lunch", at: "13:00"),
            try event("2026-02-28", "Walk", "off", at: "15:00"), try event("2026-03-01", "Outside"),
        ]
        let days = try calendar("2026-02", 1, events: events).months[0].weeks.flatMap(\.days)
        #expect(days[0].events.map(\.title) == ["First"])
        #expect(days[0].events.map(\.time) == [nil])
        #expect(days[27].events.map(\.title) == ["Lunch", "Walk"])
        #expect(days[27].events.map(\.time) == ["13:00", "15:00"])
        #expect(days[27].events.map(\.category) == ["work", "off"])
        #expect(days.map(\.events.count).reduce(0, +) == 3)
    }

    /// A category without a colour takes the page's tint.
    @Test func eventsHaveTheColourOfTheirCategory() throws {
        let events = [try event("2026-02-03", "a", "off"), try event("2026-02-03", "b", "work")]
        let day = try calendar("2026-02", 1, events: events).months[0].weeks[1].days[1]
        #expect(day.events.map(\.color) == [NamedTint.pink.color, NamedTint.blue.color])
    }

    @Test(
        arguments: [
            (nil, ["All"], [true, true]), ("work", ["Work"], [true, false]), ("off", ["Time off"], [false, true]),
        ] as [(String?, [String], [Bool])])
    func aFilterShowsItsCategory(filter: String?, chosen: [String], shown: [Bool]) throws {
        let events = [try event("2026-02-03", "Meeting"), try event("2026-02-03", "Picnic", "off")]
        let calendar = try calendar("2026-02", 1, filter: filter, events: events)
        #expect(calendar.filters.map(\.id) == [nil, "work", "off"])
        #expect(calendar.filters.map(\.title) == ["All", "Work", "Time off"])
        #expect(calendar.filters.filter(\.isChosen).map(\.title) == chosen)
        let day = calendar.months[0].weeks[1].days[1]
        #expect(day.events.map(\.title) == ["Meeting", "Picnic"])
        #expect(day.events.map(\.isShown) == shown)
    }
}
