import Foundation
import Testing

@testable import ContentModel

@Suite struct CalendarDateTests {
    /// A day as Foundation's calendar knows it: an implementation that shares nothing with this one.
    private func differences(_ days: some Sequence<Date>) throws -> [String] {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = .gmt
        return try days.compactMap { date in
            let parts = calendar.dateComponents([.year, .month, .day, .weekday, .weekOfYear], from: date)
            let month = try #require(CalendarMonth(year: parts.year ?? 0, month: parts.month ?? 0))
            let day = try #require(CalendarDate(month, day: parts.day ?? 0))
            // Foundation counts from Sunday on.
            let weekday = (try #require(parts.weekday) + 5) % 7 + 1
            return day.weekday == weekday && day.week == parts.weekOfYear
                ? nil
                : "\(date): day \(day.weekday) of week \(day.week), and not \(weekday) of \(parts.weekOfYear ?? 0)"
        }
    }

    private static let day = 86_400.0

    @Test func everyDayOfThirtyYearsIsThatOfTheSystemsCalendar() throws {
        let first = Date(timeIntervalSince1970: 10_000 * Self.day)
        #expect(try differences((0..<11_000).map { first + Double($0) * Self.day }) == [])
    }

    /// Where weeks and years part, leap years that end a century and those that do not among them.
    @Test func theDaysAroundNewYearAreThoseOfTheSystemsCalendar() throws {
        let calendar = Calendar(identifier: .iso8601)
        for year in 1600...2400 {
            let components = DateComponents(timeZone: .gmt, year: year, month: 12, day: 24)
            let first = try #require(calendar.date(from: components))
            #expect(try differences((0..<16).map { first + Double($0) * Self.day }) == [])
        }
    }

    /// Dates with the year and week that ISO 8601 gives them, also at the ends of what can be written.
    @Test(
        arguments: [
            ("0001-01-01", 1, 1), ("1900-01-01", 1, 1), ("1977-01-01", 6, 53), ("1977-01-02", 7, 53),
            ("1977-12-31", 6, 52), ("1978-01-01", 7, 52), ("1978-01-02", 1, 1), ("1979-12-30", 7, 52),
            ("1979-12-31", 1, 1), ("1980-01-01", 2, 1), ("1980-12-28", 7, 52), ("1980-12-29", 1, 1),
            ("1981-12-31", 4, 53), ("1982-01-01", 5, 53), ("1982-01-03", 7, 53), ("2000-02-29", 2, 9),
            ("2026-02-01", 7, 5), ("2026-02-02", 1, 6), ("2026-12-31", 4, 53), ("2027-01-01", 5, 53),
            ("9999-12-31", 5, 52),
        ] as [(String, Int, Int)])
    func knownDaysHaveTheirWeek(text: String, weekday: Int, week: Int) throws {
        let date = try #require(CalendarDate(text))
        #expect(date.weekday == weekday)
        #expect(date.week == week)
    }

    /// The rules of ISO 8601 for any year: 4 January is in the first week; 28 December is in the last, the 53rd when the
    /// year begins or ends on a Thursday.
    @Test func everyYearHasItsWeeks() throws {
        var faults: [Int] = []
        for year in 1...9999 {
            let dates = try ["01-01", "01-04", "12-28", "12-31"].map { day in
                let digits = String(year)
                return try #require(CalendarDate(String(repeating: "0", count: 4 - digits.count) + digits + "-" + day))
            }
            let isLong = dates[0].weekday == 4 || dates[3].weekday == 4
            if dates[1].week != 1 || dates[2].week != (isLong ? 53 : 52) { faults.append(year) }
        }
        #expect(faults == [])
    }

    @Test(
        arguments: [
            (2026, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]),
            (2024, [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]),
            (2000, [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]),
            (1900, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]),
        ] as [(Int, [Int])])
    func monthsHaveTheirDays(year: Int, days: [Int]) {
        #expect((1...12).map { CalendarMonth(year: year, month: $0)?.days } == days)
    }

    @Test(arguments: [
        "2026-02-29", "2026-04-31", "2026-13-01", "2026-00-01", "2026-01-00", "2026-1-01", "2026-01-1", "0000-01-01",
        "2026/01/01", "2026-01", "2026-01-01-01", " 2026-01-01", "-2026-01-01", "",
    ])
    func whatIsNoDateIsNone(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test(arguments: ["2026-13", "2026-00", "2026-2", "0000-01", "10000-01", "2026-02-01", "2026", "Feb 2026", ""])
    func whatIsNoMonthIsNone(text: String) {
        #expect(CalendarMonth(text) == nil)
    }

    @Test func numbersOutOfRangeMakeNoMonthAndNoDay() throws {
        #expect(CalendarMonth(year: 0, month: 1) == nil)
        #expect(CalendarMonth(year: 10_000, month: 1) == nil)
        #expect(CalendarMonth(year: 2026, month: 0) == nil)
        #expect(CalendarMonth(year: 2026, month: 13) == nil)
        let april = try #require(CalendarMonth("2026-04"))
        #expect(CalendarDate(april, day: 0) == nil)
        #expect(CalendarDate(april, day: 30) == CalendarDate("2026-04-30"))
        #expect(CalendarDate(april, day: 31) == nil)
    }

    @Test func monthsFollowOneAnother() throws {
        #expect(try #require(CalendarMonth("2026-12")).next == CalendarMonth("2027-01"))
        #expect(try #require(CalendarMonth("2026-01")).next == CalendarMonth("2026-02"))
        #expect(try #require(CalendarMonth("9999-12")).next == nil)
    }

    @Test(arguments: [
        ("2026-01-31", "2026-02-01"), ("2025-12-31", "2026-01-01"), ("2026-02-01", "2026-02-02"),
        ("0009-12-31", "0010-01-01"),
    ])
    func theEarlierComesFirst(first: String, second: String) throws {
        let (first, second) = (try #require(CalendarDate(first)), try #require(CalendarDate(second)))
        #expect(first < second)
        #expect(!(second < first) && !(first < first))
        #expect(first.month < second.month || first.month == second.month)
    }
}
