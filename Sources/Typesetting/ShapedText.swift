internal import Fonts
public import Localization

/// A text in a style, shaped once: then the lines that it takes in a box of any width are a matter of adding up.
public struct ShapedText: Sendable {
    /// Where a line may end and the next one begin.
    struct Opportunity: Sendable {
        /// Where a line that ends here ends, without its last space and with its hyphen.
        let end: Advances.Place
        /// Where a line that begins here begins.
        let start: Advances.Place
        /// Where a word that is too long for a line may break, of the stretch that ends here.
        let characters: [(end: Advances.Place, start: Advances.Place)]
    }

    /// Stretches wider than this, in CSS px at the usual size of text, may be too long for a line, and then break between any
    /// two characters: a little less than the narrowest box on any page, in a window of 280 px at twice the size of text.
    private static let longest = 50.0

    /// Where the first line begins.
    let start: Advances.Place
    /// The places where lines may end, in order; the last is the text's end. Empty for an empty text.
    let opportunities: [Opportunity]
    /// The size of an em, in CSS px, at the usual size of text.
    let size: Double
    /// Whether only a dictionary tells where its lines may end.
    let needsDictionary: Bool
    /// Whether some character is in none of the fonts, so that nobody knows how wide the text is.
    public let hasMissingGlyphs: Bool

    /// Shapes a text whose white space is single spaces.
    public init(_ text: String, style: TextStyle, breaks: TextBreaks) throws(TextBreaker.Failure) {
        let units = Array(text.utf16)
        let advances = Advances(units, style: style)
        let characters = try breaks.characters.offsets(in: units)
        start = advances.places[0]
        size = style.size
        needsDictionary = LineBreaks.needsDictionary(for: units)
        hasMissingGlyphs = advances.isMissing
        let offsets = try breaks.lines.offsets(in: units, engine: .blink) + (units.isEmpty ? [] : [units.count])
        var opportunities: [Opportunity] = []
        var begin = 0
        for offset in offsets {
            let last = units[offset - 1] == .space ? offset - 1 : offset
            var end = advances.end(at: last)
            if units[offset - 1] == .softHyphen, offset < units.count { end = end + Self.hyphen(in: style) }
            let isLong = (end - advances.places[begin]).blink * style.size > Self.longest
            let within = isLong ? characters.filter { begin < $0 && $0 < last } : []
            opportunities.append(
                Opportunity(
                    end: end, start: advances.start(at: offset),
                    characters: within.map { (advances.end(at: $0), advances.start(at: $0)) }))
            begin = offset
        }
        self.opportunities = opportunities
    }

    /// What is drawn where a line ends at a soft hyphen: a hyphen, or what stands for one.
    private static func hyphen(in style: TextStyle) -> Advances.Place {
        let hyphen: Unicode.Scalar = style.faces.first?.hasGlyph(for: "\u{2010}") == true ? "\u{2010}" : "-"
        return Advances(Array(String(hyphen).utf16), style: style).places[1]
    }
}

/// What finds breaks in text of one language. Not for use from several threads at once.
public struct TextBreaks {
    let lines: LineBreaks
    let characters: TextBreaker

    /// For text of `language`, a BCP 47 tag.
    public init(language: String) throws(TextBreaker.Failure) {
        lines = try LineBreaks(language: language)
        characters = try TextBreaker(.characters, language: language)
    }
}

extension UInt16 {
    fileprivate static let space: UInt16 = 0x20
    fileprivate static let softHyphen: UInt16 = 0xAD
}
