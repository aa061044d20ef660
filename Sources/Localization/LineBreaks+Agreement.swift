extension LineBreaks {
    /// `text` so that every engine breaks it alike: with a word joiner (U+2060) wherever one may break and another may not,
    /// a zero-width space (U+200B) between words that have no other, and its white space collapsed as CSS does with
    /// `white-space: normal`.
    public func agreed(_ text: String) throws(TextBreaker.Failure) -> String {
        var units = Self.collapsed(text)
        for offset in try words(in: units).reversed() { units.insert(.zeroWidthSpace, at: offset) }
        // A joiner can only move other breaks where it splits a pair; once or twice is enough for any text.
        for _ in 0..<Self.mostRounds {
            let blink = Set(try offsets(in: units, engine: .blink))
            let gecko = Set(try offsets(in: units, engine: .gecko))
            let disputed = blink.symmetricDifference(gecko)
                .union(units.indices.dropFirst().filter { Self.isDisputed($0, in: units) })
            if disputed.isEmpty { break }
            // From the end, so that the offsets before stay what they are.
            for offset in disputed.sorted(by: >) { units.insert(.wordJoiner, at: offset) }
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static let mostRounds = 4

    /// Whether Unicode's own rules have changed there, or are bent for a language by some, so that browsers of other years
    /// or makes break otherwise than ICU here: after a Hebrew hyphen and after a hyphen that begins a word (since 15.1);
    /// between a sign of currency or of per cent and a bracket or a mark that goes within numbers, and between ideographs
    /// or kana and such signs, curly quotation marks and dashes (since 16).
    private static func isDisputed(_ offset: Int, in text: [UInt16]) -> Bool {
        let (before, after) = (text[offset - 1], text[offset])
        switch (before, after) {
        case (_, .space), (_, .wordJoiner), (.space, _), (.wordJoiner, _): return false
        case (.maqaf, _): return true
        case (.hyphen, _): return offset == 1 || !text[offset - 2].isLetterOrDigit
        default:
            return before.isSign && (after.isOpening || after.isEastAsian)
                || (before.isClosing || before.isSeparator || before.isEastAsian) && after.isSign
                || before.isDashOrQuote && after.isEastAsian || before.isEastAsian && after.isDashOrQuote
        }
    }

    private static func collapsed(_ text: String) -> [UInt16] {
        let spaces: Set<UInt16> = [0x20, 0x09, 0x0A, 0x0C, 0x0D]
        return Array(text.utf16.split(whereSeparator: spaces.contains).joined(separator: [.space]))
    }
}

extension UInt16 {
    fileprivate static let zeroWidthSpace: UInt16 = 0x200B
    fileprivate static let maqaf: UInt16 = 0x05BE

    /// Whether it is a sign of currency or of per cent, or another that goes with numbers.
    fileprivate var isSign: Bool { (0x20A0...0x20CF).contains(self) || Self.signs.contains(self) }
    private static let signs = Set("$%+\\¢£¤¥°±‰‱−".utf16)
    fileprivate var isDashOrQuote: Bool { (0x2010...0x2015).contains(self) || (0x2018...0x201F).contains(self) }
    fileprivate var isOpening: Bool { Self.opening.contains(self) }
    private static let opening = Set("([{¡¿".utf16)
    fileprivate var isSeparator: Bool { Self.separators.contains(self) }
    private static let separators = Set(",.:;".utf16)
    fileprivate var isClosing: Bool { Self.closing.contains(self) }
    private static let closing = Set(")/]}".utf16)
    /// Whether it is an ideograph, a kana or their punctuation, the rarest ones apart.
    fileprivate var isEastAsian: Bool { (0x2E80...0xD7FF).contains(self) || (0xF900...0xFFEF).contains(self) }
}
