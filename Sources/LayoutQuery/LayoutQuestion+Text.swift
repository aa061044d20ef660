internal import JSONWriting
internal import StickyLayout

extension LayoutQuestion.Step {
    /// A step as text: `500` scrolls, `j120` jumps to an offset, `j:desserts` to a section. `field` names the place for
    /// the problem.
    init(_ text: some StringProtocol, in field: String) throws(LayoutProblem) {
        if text.hasPrefix("j:") {
            self = .jumpToSection(String(text.dropFirst(2)))
        } else if text.hasPrefix("j"), let offset = Double(plainDecimal: text.dropFirst()) {
            self = .jump(offset)
        } else if let offset = Double(plainDecimal: text) {
            self = .scroll(offset)
        } else {
            throw LayoutProblem(
                field,
                "\(field): \(LayoutProblem.quoted(String(text))) is no step; allowed are an offset (500), a jump to an "
                    + "offset (j120) and a jump to a section (j:ID)")
        }
    }

    /// The steps of a comma-separated list.
    static func steps(_ text: String, in field: String) throws(LayoutProblem) -> [Self] {
        // An empty trace has no step: the reader is still at the top.
        guard !text.isEmpty else { return [] }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        try LayoutQuestion.checkCount(parts.count, of: "steps", in: field)
        var steps: [Self] = []
        for part in parts { steps.append(try Self(part, in: field)) }
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

extension Double {
    /// A finite decimal number such as `500`, `-7.25` or `1e3`; nil for anything else, `nan`, `inf`, hexadecimal, a
    /// leading plus and white space among them.
    init?(plainDecimal text: some StringProtocol) {
        let allowed = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E")]
                    .contains(byte)
        }
        guard allowed, text.utf8.first != UInt8(ascii: "+"), let value = Double(text), value.isFinite else {
            return nil
        }
        self = value
    }
}
