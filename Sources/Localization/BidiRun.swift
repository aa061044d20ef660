internal import CICU

/// A part of a text that is read in one direction.
public struct BidiRun: Sendable, Hashable {
    /// Where it is, in UTF-16 code units.
    public let range: Range<Int>
    /// Whether it is read from right to left.
    public let isRightToLeft: Bool

    /// A part of a text.
    public init(range: Range<Int>, isRightToLeft: Bool) {
        self.range = range
        self.isRightToLeft = isRightToLeft
    }

    /// The runs of a text of UTF-16 code units, in its own order, by the Unicode bidirectional algorithm (UAX #9), in a
    /// paragraph that is read from right to left or not.
    public static func runs(in text: [UInt16], isRightToLeft: Bool) -> [BidiRun] {
        guard !text.isEmpty else { return [] }
        let levels = levels(of: text, isRightToLeft: isRightToLeft)
        var runs: [BidiRun] = []
        var start = 0
        for offset in 1...text.count where offset == text.count || levels[offset] != levels[start] {
            runs.append(BidiRun(range: start..<offset, isRightToLeft: levels[start] & 1 == 1))
            start = offset
        }
        return runs
    }

    /// The levels of embedding; where ICU has no memory for them, all text is taken to run the paragraph's way.
    private static func levels(of text: [UInt16], isRightToLeft: Bool) -> [UInt8] {
        let paragraph: UInt8 = isRightToLeft ? 1 : 0
        var levels = [UInt8](repeating: paragraph, count: text.count)
        let isFound = unsafe carta_bidi_levels(text, Int32(text.count), paragraph, &levels)
        return isFound == 1 ? levels : [UInt8](repeating: paragraph, count: text.count)
    }
}
