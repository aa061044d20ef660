internal import CICU

/// A part of a text that is read in one direction.
public struct BidiRun: Sendable, Hashable {
    /// Where it is, in UTF-16 code units.
    public let range: Range<Int>
    /// Whether it is read from right to left.
    public let isRightToLeft: Bool

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
        let bidi = unsafe carta_ubidi_open()
        defer { unsafe carta_ubidi_close(bidi) }
        var status = U_ZERO_ERROR
        // ICU keeps a pointer to the text, and so does all its work while that is valid.
        return unsafe text.withUnsafeBufferPointer { buffer in
            unsafe carta_ubidi_setPara(bidi, buffer.baseAddress, Int32(buffer.count), paragraph, &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue, let levels = unsafe carta_ubidi_getLevels(bidi, &status)
            else { return [UInt8](repeating: paragraph, count: buffer.count) }
            return unsafe Array(UnsafeBufferPointer(start: levels, count: buffer.count))
        }
    }
}
