/// Local dates and times as `at` takes them: `2026-03-01T20:30`, seconds allowed.
enum Moment {
    /// Whether `text` is a date that exists and a time of day (the profile of ISO 8601 that HTML calls a local date and
    /// time).
    static func isValid(_ text: String) -> Bool {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return false }
        let date = numbers(in: parts[0], separator: "-", digits: [4, 2, 2])
        let time =
            numbers(in: parts[1], separator: ":", digits: [2, 2])
            ?? numbers(
                in: parts[1], separator: ":", digits: [2, 2, 2])
        guard let date, let time else { return false }
        return date[0] >= 1 && (1...12).contains(date[1]) && (1...days(inMonth: date[1], of: date[0])).contains(date[2])
            && time[0] < 24 && time[1] < 60 && (time.count < 3 || time[2] < 60)
    }

    private static func numbers(in text: Substring, separator: Character, digits: [Int]) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == digits else { return nil }
        let values = parts.compactMap { part in
            part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(part) : nil
        }
        return values.count == digits.count ? values : nil
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }
}
