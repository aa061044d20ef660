internal import StickyLayout

extension ParameterReader {
    /// What is asked. Exactly one of `offset`, `trace` and `section` says how the reader got there.
    func question() throws(LayoutProblem) -> LayoutQuestion {
        LayoutQuestion(
            path: try path(),
            spy: try choice("spy", among: SpyRule.allCases.map { ($0.name, $0) }),
            listing: try choice("headers", among: LayoutQuestion.Listing.allCases.map { ($0.rawValue, $0) }) ?? .visible
        )
    }

    private static let exclusive = ["offset", "trace", "section"]

    private func path() throws(LayoutProblem) -> LayoutQuestion.Path {
        let given = Self.exclusive.filter { self[$0] != nil }
        guard let kind = given.first else {
            throw LayoutProblem(
                nil, "one of offset, trace and section is needed, for instance /layout?offset=500; none was given")
        }
        guard given.count == 1 else {
            throw LayoutProblem(
                given[1],
                "\(given[1]): cannot be combined with \(given[0]); exactly one of offset, trace and section is allowed")
        }
        let path = try path(kind)
        if case .range = path {
        } else {
            try refuse("step", unless: "with a range of offsets (offset=0..2000&step=100)")
        }
        switch path {
        case .offset, .section: break
        case .trace, .range:
            for name in ["from", "reveal"] { try refuse(name, unless: "with a single offset or a section") }
        }
        return path
    }

    private func path(_ kind: String) throws(LayoutProblem) -> LayoutQuestion.Path {
        let text = self[kind] ?? ""
        switch kind {
        case "trace": return .trace(try LayoutQuestion.Step.steps(text, in: "trace"))
        case "section": return .section(text, from: try start())
        default:
            guard let dots = text.indices.first(where: { text[$0...].hasPrefix("..") }) else {
                return .offset(try number("offset") ?? 0, from: try start())
            }
            return try range(from: String(text[..<dots]), to: String(text[dots...].dropFirst(2)))
        }
    }

    private func range(from first: String, to last: String) throws(LayoutProblem) -> LayoutQuestion.Path {
        guard let first = Double(plainDecimal: first), let last = Double(plainDecimal: last) else {
            throw LayoutProblem(
                "offset",
                "offset: \(LayoutProblem.quoted(self["offset"] ?? "")) is no range; two decimal numbers such as 0..2000 "
                    + "are allowed")
        }
        guard let step = try number("step") else {
            throw LayoutProblem("step", "step: a range of offsets needs one, for instance step=100; none was given")
        }
        return .range(try LayoutQuestion.range(from: first, to: last, step: step))
    }

    private func start() throws(LayoutProblem) -> LayoutQuestion.Start? {
        let offset = try number("from")
        let reveal = try number("reveal", from: 0)
        guard offset != nil || reveal != nil else { return nil }
        return LayoutQuestion.Start(offset: offset ?? 0, reveal: reveal)
    }

    private func refuse(_ name: String, unless condition: String) throws(LayoutProblem) {
        guard self[name] != nil else { return }
        throw LayoutProblem(name, "\(name): is allowed only \(condition)")
    }
}
