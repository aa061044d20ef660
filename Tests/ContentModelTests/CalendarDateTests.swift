import Foundation
import Testing

@testable import ContentModel

@Suite struct CalendarDateTests {
    @Test func weekdaysAndWeeksAreThoseOfTheCalendar() throws {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        var date = try #require(calendar.date(from: DateComponents(year: 1999, month: 12, day: 20)))
        for _ in 0..<12_000 {
            let parts = calendar.dateComponents([.year, .month, .day, .weekday, .weekOfYear], from: date)
            let month = try #require(CalendarMonth(year: parts.year ?? 0, month: parts.month ?? 0))
            let day = try #require(CalendarDate(month, day: parts.day ?? 0))
            let sundayFirst = try #require(parts.weekday)
            #expect(day.weekday == (sundayFirst + 5) % 7 + 1)
            #expect(day.week == parts.weekOfYear)
            date = try #require(calendar.date(byAdding: .day, value: 1, to: date))
        }
    }

    @Test(arguments: [(2026, 2, 28), (2024, 2, 29), (2000, 2, 29), (1900, 2, 28), (2026, 4, 30), (2026, 12, 31)])
    func monthsHaveTheirDays(year: Int, month: Int, days: Int) throws {
        #expect(try #require(CalendarMonth(year: year, month: month)).days == days)
    }

    @Test(arguments: [
        "2026-02-29", "2026-13-01", "2026-00-01", "2026-1-01", "2026-01-1", "0000-01-01", "2026/01/01", "",
    ])
    func whatIsNoDateIsNone(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test func monthsFollowOneAnother() throws {
        #expect(try #require(CalendarMonth("2026-12")).next == CalendarMonth("2027-01"))
        #expect(try #require(CalendarMonth("2026-01")).next == CalendarMonth("2026-02"))
        #expect(try #require(CalendarMonth("9999-12")).next == nil)
        #expect(try #require(CalendarDate("2026-01-31")) < #require(CalendarDate("2026-02-01")))
    }
}
