/// Where browsers break lines in text of one language, by the rules that they were seen to follow with `line-break: strict`
/// and `word-break: normal`, or `keep-all` for languages written without spaces between words, whose breaks only a
/// dictionary tells: each browser has another. Not for use from several threads at once.
public final class LineBreaks {
    private let breaker: TextBreaker
    private var pairs: [Pair: Bool] = [:]

    private struct Pair: Hashable {
        let before: UInt16
        let after: UInt16
    }

    /// The rules for text of `language`, a BCP 47 tag.
    public init(language: String) throws(TextBreaker.Failure) {
        breaker = try TextBreaker(.lines, language: language)
    }

    /// The offsets, in UTF-16 code units, before which a line may begin in `engine`, in a text whose white space is single
    /// spaces; neither its start nor its end is among them.
    public func offsets(in text: [UInt16], engine: BrowserEngine) throws(TextBreaker.Failure) -> [Int] {
        guard text.count > 1 else { return [] }
        let byRules = Set(try breaker.offsets(in: text))
        var found: [Int] = []
        for offset in 1..<text.count {
            let isBreak =
                switch (text[offset - 1], text[offset], engine) {
                case (_, .space, _): false
                case (.space, _, _): true
                case (let before, let after, _) where before.isUnspaced && after.isUnspaced: false
                case (_, _, .blink): try isBlinkBreak(text, offset, byRules)
                case (_, _, .gecko): byRules.contains(offset)
                }
            if isBreak { found.append(offset) }
        }
        return found
    }

    /// Whether a text is, in part, of a script whose words no spaces part. Gecko breaks such text by a dictionary of its own,
    /// whatever `word-break` says.
    public static func needsDictionary(for text: [UInt16]) -> Bool {
        text.contains(where: \.isUnspaced)
    }

    /// The offsets before which a new word begins by ICU's dictionaries, in the parts of a text that are written without
    /// spaces.
    func words(in text: [UInt16]) throws(TextBreaker.Failure) -> [Int] {
        guard Self.needsDictionary(for: text) else { return [] }
        return try breaker.offsets(in: text).filter { text[$0 - 1].isUnspaced && text[$0].isUnspaced }
    }

    /// Blink does not ask ICU about the characters that most Western text is made of.
    private func isBlinkBreak(
        _ text: [UInt16], _ offset: Int, _ byRules: Set<Int>
    ) throws(TextBreaker.Failure) -> Bool {
        let (before, after) = (text[offset - 1], text[offset])
        if before == .hyphen, after.isDigit { return offset > 1 && text[offset - 2].isLetterOrDigit }
        if before < 0x80, after < 0x80 { return Self.isASCIIBreak(before, after) }
        if before <= 0xFF, after <= 0xFF { return try isBreak(between: before, after) }
        return byRules.contains(offset)
    }

    private static let neverBefore = Set("!),./:;?]}".utf16)
    private static let neverAfter = Set("$'(/<@[^_`{\u{7F}".utf16)
    private static let maybeBefore = Set("(<[{".utf16)
    private static let quotes = Set("\"'".utf16)

    private static func isASCIIBreak(_ before: UInt16, _ after: UInt16) -> Bool {
        if neverBefore.contains(after) { return false }
        if before == .hyphen, after != .dollar, !after.isDigit { return true }
        if before == .questionMark, !quotes.contains(after) { return true }
        if before.isLetterOrDigit || neverAfter.contains(before) { return false }
        return maybeBefore.contains(after)
    }

    /// ICU's answer for two characters by themselves.
    private func isBreak(between before: UInt16, _ after: UInt16) throws(TextBreaker.Failure) -> Bool {
        let pair = Pair(before: before, after: after)
        if let known = pairs[pair] { return known }
        let isBreak = try breaker.offsets(in: [before, after]) == [1]
        pairs[pair] = isBreak
        return isBreak
    }
}

extension UInt16 {
    static let space: UInt16 = 0x20
    static let dollar: UInt16 = 0x24
    static let hyphen: UInt16 = 0x2D
    static let questionMark: UInt16 = 0x3F
    static let wordJoiner: UInt16 = 0x2060

    /// Whether it is of a script that is written without spaces between words: Thai, Lao, Burmese, Khmer.
    var isUnspaced: Bool {
        (0x0E00...0x0EFF).contains(self) || (0x1000...0x109F).contains(self) || (0x1780...0x17FF).contains(self)
    }
    var isDigit: Bool { (0x30...0x39).contains(self) }
    var isLetterOrDigit: Bool { isDigit || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
