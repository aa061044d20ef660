internal import DesignTokens
internal import Typesetting

/// Measures the texts of a page as one browser draws it, and notes how sure that is.
struct TextMeasurer {
    let measure: Measure
    private let texts: ShapedTexts

    /// The texts that were asked about but not shaped, each of which counted as one line: those of a page that was not
    /// measured before.
    private(set) var unshaped: Set<RoledText> = []
    /// How sure what was measured since it was last set is.
    var certainty = Certainty.exact

    init(_ texts: ShapedTexts, _ measure: Measure) {
        self.texts = texts
        self.measure = measure
    }

    /// How many lines a text takes in a box `width` CSS px wide.
    mutating func lines(_ text: String, _ role: TextRole, in width: Double) -> Int {
        guard let shaped = shaped(text, role) else { return 1 }
        let count = shaped.lines(in: width, measure: measure)
        if count.isFragile { note(.fragile) }
        return count.lines
    }

    /// The height of a text in a box `width` CSS px wide.
    mutating func height(_ text: String, _ role: TextRole, in width: Double) -> Double {
        height(lines: lines(text, role, in: width), role)
    }

    /// The height of so many lines.
    func height(lines: Int, _ role: TextRole) -> Double { measure.lineHeight(role) * Double(lines) }

    /// The width of a text that does not wrap.
    mutating func width(_ text: String, _ role: TextRole) -> Double {
        shaped(text, role)?.width(measure: measure) ?? 0
    }

    /// The height of two texts side by side, of which one stays on its line. Where that leaves the other less than `least` of
    /// the row, they stand one below the other, and both may wrap.
    mutating func height(
        of rigid: String, _ rigidRole: TextRole, beside other: String, _ otherRole: TextRole, gap: Length,
        least: Double = half, in width: Double
    ) -> Double {
        let rigidWidth = self.width(rigid, rigidRole)
        let left = width - measure.length(gap) - rigidWidth
        let doubt = left - measure.length(width * least)
        if abs(doubt) < Self.fragile { note(.fragile) }
        guard doubt < 0 else {
            return max(height(lines: 1, rigidRole), height(other, otherRole, in: left))
        }
        return height(rigid, rigidRole, in: width) + height(other, otherRole, in: width)
    }

    /// The share of a row that a text keeps beside another.
    static let half = 0.5
    /// That of days beside their hours, which are long.
    static let quarter = 0.25

    private static let fragile = 0.05

    private mutating func shaped(_ text: String, _ role: TextRole) -> ShapedText? {
        let key = RoledText(text: text, role: role)
        guard let shaped = texts[key] else {
            unshaped.insert(key)
            return nil
        }
        if shaped.hasMissingGlyphs { note(.approximate) }
        return shaped
    }

    private mutating func note(_ certainty: Certainty) {
        self.certainty = max(self.certainty, certainty)
    }
}
