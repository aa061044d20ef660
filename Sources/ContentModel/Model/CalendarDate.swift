/// A month of the Gregorian calendar.
public struct CalendarMonth: Sendable, Hashable, Comparable {
    /// The year, 1 … 9999.
    public let year: Int
    /// The month, 1 … 12.
    public let month: Int

    /// The month of that year, or nil when there is none.
    public init?(year: Int, month: Int) {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        self.year = year
        self.month = month
    }

    /// The month that `text` writes as `2026-02`, or nil.
    public init?(_ text: String) {
        guard let numbers = Digits.numbers(in: text[...], separator: "-", digits: [4, 2]) else { return nil }
        self.init(year: numbers[0], month: numbers[1])
    }

    /// How many days it has.
    public var days: Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }

    /// The month after it; nil after the last one that can be written.
    public var next: CalendarMonth? {
        month == 12 ? CalendarMonth(year: year + 1, month: 1) : CalendarMonth(year: year, month: month + 1)
    }

    /// Whether `first` comes before `second`.
    public static func < (first: Self, second: Self) -> Bool {
        (first.year, first.month) < (second.year, second.month)
    }
}

/// A day of the Gregorian calendar.
public struct CalendarDate: Sendable, Hashable, Comparable {
    /// Its month.
    public let month: CalendarMonth
    /// The day of the month, from 1 on.
    public let day: Int

    /// The day of that month, or nil when it has none.
    public init?(_ month: CalendarMonth, day: Int) {
        guard (1...month.days).contains(day) else { return nil }
        self.month = month
        self.day = day
    }

    /// The day that `text` writes as `2026-02-03`, or nil.
    public init?(_ text: String) {
        guard let numbers = Digits.numbers(in: text[...], separator: "-", digits: [4, 2, 2]),
            let month = CalendarMonth(year: numbers[0], month: numbers[1])
        else { return nil }
        self.init(month, day: numbers[2])
    }

    /// The day of the week, 1 for Monday … 7 for Sunday (ISO 8601).
    public var weekday: Int { Self.weekday(ofDay: ordinal) }

    /// The number of its week: weeks begin on Monday, the first one of a year is that of its first Thursday (ISO 8601).
    public var week: Int {
        let thursday = ordinal - weekday + Self.thursday
        let year = Self.year(ofDay: thursday, near: month.year)
        return (thursday - Self.days(beforeYear: year)) / Self.daysInWeek + 1
    }

    /// Whether `first` comes before `second`.
    public static func < (first: Self, second: Self) -> Bool {
        (first.month, first.day) < (second.month, second.day)
    }

    private static let daysInWeek = 7
    private static let thursday = 4

    /// Days since 1 January of the year 1, which was a Monday.
    private var ordinal: Int {
        var days = Self.days(beforeYear: month.year) + day - 1
        for number in 1..<month.month { days += CalendarMonth(year: month.year, month: number)?.days ?? 0 }
        return days
    }

    private static func days(beforeYear year: Int) -> Int {
        let past = year - 1
        return past * 365 + past / 4 - past / 100 + past / 400
    }

    private static func weekday(ofDay ordinal: Int) -> Int { ordinal % daysInWeek + 1 }

    private static func year(ofDay ordinal: Int, near year: Int) -> Int {
        if ordinal < days(beforeYear: year) { return year - 1 }
        return ordinal < days(beforeYear: year + 1) ? year : year + 1
    }
}
