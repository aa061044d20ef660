/// Numbers written with a fixed count of ASCII digits, as dates and times are (ISO 8601).
public enum Digits {
    /// The numbers in `text`, which `separator` must divide into groups of exactly so many `digits`; else nil.
    public static func numbers(in text: Substring, separator: Character, digits: [Int]) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == digits else { return nil }
        let values = parts.compactMap { part in
            part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(part) : nil
        }
        return values.count == digits.count ? values : nil
    }
}
