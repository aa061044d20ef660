internal import JSONWriting
internal import StickyLayout

/// Somebody's own scene with questions about it: the body of `POST /layout` and the file of `carta layout --scene`.
public struct SceneDocument {
    private let subject: LayoutSubject
    private let questions: [LayoutQuestion]

    /// The largest document read when no other limit is set, in bytes: 1 MB.
    public static let defaultSizeLimit = 1024 * 1024
    /// A small document can ask for an answer a thousand times its size; beyond this, in bytes, it is refused.
    static let answerSizeLimit = 64 * 1024 * 1024

    /// The document that the JSON text `bytes` holds. Throws what is wrong with it, and where.
    public init(_ bytes: [UInt8]) throws(LayoutProblem) {
        let root: JSONValue
        do {
            root = try JSONValue(parsing: bytes)
        } catch {
            throw LayoutProblem(nil, "line \(error.line), column \(error.column): not JSON: \(error.message)")
        }
        let members = try JSONField(path: "", value: root).members(
            required: ["scene", "queries"], optional: ["headers"])
        let listing = try members["headers"]?.choice(
            among: LayoutQuestion.Listing.allCases.map { ($0.rawValue, $0) })
        guard let sceneField = members["scene"], let queries = try members["queries"]?.elements() else {
            throw LayoutProblem(nil, "scene and queries are needed")
        }
        let scene = try Scene(sceneField)
        do {
            subject = LayoutSubject(scene: try Layout(scene))
        } catch {
            throw LayoutProblem("scene.\(error.path)", "scene.\(error)")
        }
        try LayoutQuestion.checkCount(queries.count, of: "queries", in: "queries")
        var questions: [LayoutQuestion] = []
        for query in queries { questions.append(try LayoutQuestion(query, listing: listing ?? .visible)) }
        self.questions = questions
    }

    /// The answers as a JSON list, in the order of the queries.
    public func answers() throws(LayoutProblem) -> [UInt8] {
        try answers(sizeLimit: Self.answerSizeLimit)
    }

    /// The answer to the document's one query as a picture, in SVG. Throws when there are more queries, or none.
    public func picture() throws(LayoutProblem) -> [UInt8] {
        guard let question = questions.first, questions.count == 1 else {
            throw LayoutProblem("queries", "queries: a picture needs exactly one; got \(questions.count)")
        }
        return try question.draw(about: subject)
    }

    func answers(sizeLimit: Int) throws(LayoutProblem) -> [UInt8] {
        var writer = JSONWriter()
        var failure: LayoutProblem?
        writer.array { writer in
            for question in questions where failure == nil {
                do throws(LayoutProblem) {
                    try question.write(about: subject, to: &writer)
                    if writer.bytes.count > sizeLimit {
                        failure = LayoutProblem(
                            "queries",
                            "queries: the answer is larger than \(sizeLimit) bytes; ask less at once")
                    }
                } catch {
                    failure = error
                }
            }
        }
        if let failure { throw failure }
        return writer.bytes
    }
}

extension LayoutQuestion {
    /// A query of a document: one of `trace`, `offset` and `section`, as the parameters of those names.
    init(_ field: JSONField, listing: Listing) throws(LayoutProblem) {
        let kinds = ["trace", "offset", "section"]
        let members = try field.members(required: [], optional: kinds + ["from", "reveal", "spy"])
        let given = kinds.filter { members[$0] != nil }
        guard given.count == 1, let path = members[given[0]] else {
            let got = given.isEmpty ? "none was given" : "got \(given.joined(separator: " and "))"
            throw LayoutProblem(field.path, "\(field.path): exactly one of trace, offset and section is needed; \(got)")
        }
        let from = try members["from"]?.number()
        let reveal = try members["reveal"]?.nonNegativeNumber()
        let start = from == nil && reveal == nil ? nil : Start(offset: from ?? 0, reveal: reveal)
        switch given[0] {
        case "trace":
            if let start = members["from"] ?? members["reveal"] {
                throw LayoutProblem(start.path, "\(start.path): is allowed only with offset or section")
            }
            self.path = .trace(try Step.steps(path))
        case "offset": self.path = .offset(try path.number(), from: start)
        default: self.path = .section(try path.string(), from: start)
        }
        spy = try members["spy"]?.choice(among: SpyRule.allCases.map { ($0.name, $0) })
        self.listing = listing
        place = field.path + "."
    }
}

extension LayoutQuestion.Step {
    /// The steps of a list: numbers scroll, strings are as in a query.
    fileprivate static func steps(_ field: JSONField) throws(LayoutProblem) -> [Self] {
        let elements = try field.elements()
        try LayoutQuestion.checkCount(elements.count, of: "steps", in: field.path)
        var steps: [Self] = []
        for element in elements {
            switch element.value {
            case .number(let offset): steps.append(.scroll(offset))
            case .string(let text): steps.append(try Self(text, in: element.path))
            default: throw element.mismatch("a number or a string")
            }
        }
        return steps
    }
}
