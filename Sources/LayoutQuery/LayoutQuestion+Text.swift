internal import JSONWriting
internal import StickyLayout

extension LayoutQuestion.Step {
    /// A step as text: `500` scrolls, `j120` jumps to an offset, `j:desserts` to a section. `field` names the place for
    /// the problem.
    ///
    /// It goes by byte: an id can begin with a mark, which would make one `Character` with the colon before it.
    init(_ text: String, in field: String) throws(LayoutProblem) {
        let bytes = text.utf8
        if bytes.starts(with: "j:".utf8) {
            self = .jumpToSection(String(Substring(bytes.dropFirst(2))))
        } else if bytes.starts(with: "j".utf8), let offset = Double(plainDecimal: String(Substring(bytes.dropFirst())))
        {
            self = .jump(offset)
        } else if let offset = Double(plainDecimal: text) {
            self = .scroll(offset)
        } else {
            throw LayoutProblem(
                field,
                "\(field): \(LayoutProblem.quoted(text)) is no step; allowed are an offset (500), a jump to an "
                    + "offset (j120) and a jump to a section (j:ID)")
        }
    }

    /// The steps of a comma-separated list.
    static func steps(_ text: String, in field: String) throws(LayoutProblem) -> [Self] {
        // An empty trace has no step: the reader is still at the top.
        guard !text.isEmpty else { return [] }
        let parts = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        try LayoutQuestion.checkCount(parts.count, of: "steps", in: field)
        var steps: [Self] = []
        for part in parts { steps.append(try Self(String(Substring(part)), in: field)) }
        return steps
    }
}

extension LayoutQuestion {
    /// Refuses more than ``longestTrace`` of something.
    static func checkCount(_ count: Int, of things: String, in field: String) throws(LayoutProblem) {
        guard count <= longestTrace else {
            throw LayoutProblem(field, "\(field): \(count) \(things) are too many; at most \(longestTrace) are allowed")
        }
    }

    /// The offsets of `A..B` every `step`, both ends included where the step meets them.
    static func range(from first: Double, to last: Double, step: Double) throws(LayoutProblem) -> [Double] {
        guard step > 0 else {
            throw LayoutProblem("step", "step: must be greater than 0, got \(JSONWriter.text(step))")
        }
        guard first <= last else {
            throw LayoutProblem(
                "offset",
                "offset: a range must not fall, got \(JSONWriter.text(first))..\(JSONWriter.text(last))")
        }
        // A tiny allowance: 0..1 by 0.1 has eleven frames, although ten tenths fall short of 1.
        let steps = ((last - first) / step + 1e-9).rounded(.down)
        guard steps < Double(longestTrace) else {
            throw LayoutProblem(
                "step",
                "step: the range has more than \(longestTrace) frames; take a larger step or a shorter range")
        }
        return (0...Int(steps)).map { min(first + Double($0) * step, last) }
    }
}
