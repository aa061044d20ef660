internal import JSONWriting

/// A value of a JSON text with the path that leads to it, typed as it is asked for. Every error names the path.
struct JSONField {
    let path: String
    let value: JSONValue

    /// The members of an object, each known by name. Throws for other kinds, unknown members and missing ones.
    func members(required: [String], optional: [String] = []) throws(LayoutProblem) -> [String: JSONField] {
        guard case .object(let members) = value else { throw mismatch("an object") }
        let known = required + optional
        var fields: [String: JSONField] = [:]
        for member in members {
            guard known.contains(member.name) else {
                throw .unknown(
                    member.name, among: known, of: "member", in: memberPath(LayoutProblem.shortened(member.name)))
            }
            fields[member.name] = JSONField(path: memberPath(member.name), value: member.value)
        }
        if let missing = required.first(where: { fields[$0] == nil }) {
            let place = memberPath(missing)
            throw LayoutProblem(place, "\(place): is needed, but was not given")
        }
        return fields
    }

    private func memberPath(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    func elements() throws(LayoutProblem) -> [JSONField] {
        guard case .array(let values) = value else { throw mismatch("a list") }
        return values.enumerated().map { JSONField(path: "\(path)[\($0.offset)]", value: $0.element) }
    }

    func number() throws(LayoutProblem) -> Double {
        guard case .number(let number) = value else { throw mismatch("a number") }
        return number
    }

    func nonNegativeNumber() throws(LayoutProblem) -> Double {
        let number = try number()
        guard number >= 0 else {
            throw LayoutProblem(path, "\(path): must not be negative, got \(JSONWriter.text(number))")
        }
        return number
    }

    /// A whole number of 32 bits, as a style sheet's integers are.
    /// A whole number in `range`.
    func wholeNumber(in range: ClosedRange<Int> = Int(Int32.min)...Int(Int32.max)) throws(LayoutProblem) -> Int {
        let number = try number()
        guard let whole = Int(exactly: number), range.contains(whole) else {
            throw LayoutProblem(
                path,
                "\(path): must be a whole number from \(range.lowerBound) to \(range.upperBound), got \(JSONWriter.text(number))"
            )
        }
        return whole
    }

    func string() throws(LayoutProblem) -> String {
        guard case .string(let string) = value else { throw mismatch("a string") }
        return string
    }

    /// One of some names.
    func choice<Choice>(among choices: [(name: String, value: Choice)]) throws(LayoutProblem) -> Choice {
        let text = try string()
        if let choice = choices.first(where: { $0.name == text }) { return choice.value }
        throw .unknown(text, among: choices.map(\.name), of: "value", in: path)
    }

    func mismatch(_ expected: String) -> LayoutProblem {
        let place = path.isEmpty ? "the document" : path
        return LayoutProblem(path.isEmpty ? nil : path, "\(place): expected \(expected), got \(value.kind)")
    }
}
