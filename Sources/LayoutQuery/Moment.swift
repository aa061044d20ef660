internal import ContentModel

/// Local dates and times as `at` takes them: `2026-03-01T20:30`, seconds allowed.
enum Moment {
    /// Whether `text` is a date that exists and a time of day (the profile of ISO 8601 that HTML calls a local date and
    /// time).
    static func isValid(_ text: String) -> Bool {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2, CalendarDate(String(parts[0])) != nil else { return false }
        let time =
            Digits.numbers(in: parts[1], separator: ":", digits: [2, 2])
            ?? Digits.numbers(in: parts[1], separator: ":", digits: [2, 2, 2])
        guard let time else { return false }
        return time[0] < 24 && time[1] < 60 && (time.count < 3 || time[2] < 60)
    }
}
