internal import Localization

/// How many lines a text takes, and how sure that is.
public struct LineCount: Sendable, Hashable {
    /// How many lines; 0 for an empty text.
    public let lines: Int
    /// Whether there may be more or fewer: a line comes so near to its box's width that the last digits of a measure decide,
    /// or the engine finds words by a dictionary of its own.
    public let isFragile: Bool

    /// So many lines.
    public init(lines: Int, isFragile: Bool) {
        self.lines = lines
        self.isFragile = isFragile
    }
}

extension ShapedText {
    /// A line that comes this near, in CSS px, to its box's width may be a line or two.
    private static let fragile = 0.05

    /// How many lines the text takes in a box `width` CSS px wide.
    public func lines(in width: Double, measure: Measure) -> LineCount {
        var count = 0
        var isFragile = false
        var begin = start
        var index = 0
        while index < opportunities.count {
            count += 1
            // As far as it fits.
            var reached = index
            while reached < opportunities.count {
                let room = measure.room(for: opportunities[reached].end - begin, size: size, in: width)
                if abs(room) < Self.fragile { isFragile = true }
                if room < 0 { break }
                reached += 1
            }
            if reached > index {
                begin = opportunities[reached - 1].start
                index = reached
            } else {
                guard let rest = rest(of: opportunities[index], from: begin, in: width, measure: measure) else {
                    // In a box as narrow as none was thought of, nobody looked where it breaks.
                    if opportunities[index].characters.isEmpty { isFragile = true }
                    begin = opportunities[index].start
                    index += 1
                    continue
                }
                begin = rest.begin
                if rest.isFragile { isFragile = true }
            }
        }
        let isGuess = needsDictionary && measure.engine == .gecko && count > 1
        return LineCount(lines: count, isFragile: isFragile || isGuess)
    }

    /// Where the next line begins when a word does not fit in one of its own: nil where it cannot be broken.
    private func rest(
        of word: Opportunity, from begin: Advances.Place, in width: Double, measure: Measure
    ) -> (begin: Advances.Place, isFragile: Bool)? {
        var reached: Advances.Place?
        var isFragile = false
        for character in word.characters where character.start.gecko > begin.gecko {
            let room = measure.room(for: character.end - begin, size: size, in: width)
            if abs(room) < Self.fragile { isFragile = true }
            if room < 0, reached != nil { break }
            reached = character.start
            if room < 0 { break }
        }
        return reached.map { ($0, isFragile) }
    }

    /// The width, in CSS px, of a box that is as wide as the whole text on one line.
    public func width(measure: Measure) -> Double {
        guard let last = opportunities.last else { return 0 }
        return measure.fitting(last.end - start, size: size)
    }
}
