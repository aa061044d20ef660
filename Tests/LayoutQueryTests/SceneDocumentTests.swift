import Testing

@testable import LayoutQuery

@Suite struct SceneDocumentTests {
    @Test func answersAreInTheOrderOfTheQueries() throws {
        let read = try JSONTree(answers(to: document(#"[{"offset":7},{"section":"april"},{"trace":[1,2.5]}]"#)))
        #expect(read.elements.map { $0["offset"]?["requested"]?.number } == [7, 1861, 2.5])
        #expect(try answers(to: document("[]")) == Array("[]".utf8))
    }

    @Test func answersHaveNothingThatOnlyAPageHas() throws {
        let read = try JSONTree(answers(to: document(#"[{"offset":7}]"#)))
        #expect(
            read[0]?.names == [
                "viewport", "content", "offset", "progress", "reveal", "active", "highlighted", "isAtEnd", "headers",
                "sections",
            ])
    }

    @Test(arguments: [
        ("", "line 1, column 1: not JSON: there is nothing"),
        ("{\"scene\":\n  5,}", "line 2, column 5: not JSON: string or '}' expected near '}'"),
        ("{\"a\":1,\"a\":2}", "line 1, column 10: not JSON: duplicate object key near '\"a\"'"),
    ])
    func whatIsNotJSONIsToldWithItsPlace(text: String, detail: String) {
        #expect(problem { _ = try answers(to: text) } == LayoutProblem(nil, detail))
    }

    @Test(
        arguments: [
            ("[]", nil, "the document: expected an object, got a list"),
            ("5", nil, "the document: expected an object, got a number"),
            ("{}", "scene", "scene: is needed, but was not given"),
            ("{\"scene\":\(calendarScene)}", "queries", "queries: is needed, but was not given"),
            (
                #"{"queris":[]}"#, "queris",
                #"queris: unknown member "queris" (did you mean "queries"?); allowed are scene, queries, headers"#
            ),
            (document("{}"), "queries", "queries: expected a list, got an object"),
            (document("[5]"), "queries[0]", "queries[0]: expected an object, got a number"),
            (
                document("[]", more: ",\"headers\":\"none\""), "headers",
                #"headers: unknown value "none"; allowed are visible, all"#
            ),
            (document("[]", more: ",\"headers\":[]"), "headers", "headers: expected a string, got a list"),
        ] as [(String, String?, String)])
    func whatIsWrongWithADocumentIsToldWithItsPath(text: String, parameter: String?, detail: String) {
        #expect(problem { _ = try answers(to: text) } == LayoutProblem(parameter, detail))
    }

    @Test(arguments: [
        ("{}", "", "exactly one of trace, offset and section is needed; none was given"),
        (#"{"trace":[],"offset":1}"#, "", "exactly one of trace, offset and section is needed; got trace and offset"),
        (#"{"spy":"distributed"}"#, "", "exactly one of trace, offset and section is needed; none was given"),
        (#"{"offset":"0..5"}"#, ".offset", "expected a number, got a string"),
        (#"{"section":5}"#, ".section", "expected a string, got a number"),
        (#"{"trace":"0,5"}"#, ".trace", "expected a list, got a string"),
        (#"{"trace":[0,null]}"#, ".trace[1]", "expected a number or a string, got null"),
        (
            #"{"trace":[0,"x"]}"#, ".trace[1]",
            #""x" is no step; allowed are an offset (500), a jump to an offset (j120) and a jump to a section (j:ID)"#
        ),
        (#"{"trace":[],"from":5}"#, ".from", "is allowed only with offset or section"),
        (#"{"trace":[],"reveal":5}"#, ".reveal", "is allowed only with offset or section"),
        (#"{"offset":5,"from":true}"#, ".from", "expected a number, got a boolean"),
        (#"{"offset":5,"reveal":-1}"#, ".reveal", "must not be negative, got -1"),
        (#"{"offset":5,"spy":"first"}"#, ".spy", #"unknown value "first"; allowed are distributed, firstVisible"#),
        (
            #"{"offset":5,"step":1}"#, ".step",
            #"unknown member "step"; allowed are trace, offset, section, from, reveal, spy"#
        ),
    ])
    func whatIsWrongWithAQueryIsToldWithItsPath(query: String, member: String, detail: String) {
        let path = "queries[1]\(member)"
        #expect(
            problem { _ = try answers(to: document("[{\"offset\":0},\(query)]")) }
                == LayoutProblem(path, "\(path): \(detail)"))
    }

    @Test func whatTheEngineRefusesIsToldWithItsPath() {
        let header = #"{"id":"h","mode":"regular","top":100,"height":50,"end":120}"#
        let scene = #"{"content":{"height":900},"viewport":{"width":1,"height":1},"headers":[\#(header)]}"#
        #expect(
            problem { _ = try answers(to: document("[]", scene: scene)) }
                == LayoutProblem(
                    "scene.headers[0].end", "scene.headers[0].end: must be at least top + height (150), got 120"))
        let negative = #"{"content":{"height":-1},"viewport":{"width":1,"height":1}}"#
        #expect(
            problem { _ = try answers(to: document("[]", scene: negative)) }
                == LayoutProblem("scene.content.height", "scene.content.height: must not be negative, got -1"))
    }

    @Test func queriesAndStepsAreLimited() throws {
        let thousand = [String](repeating: #"{"trace":[]}"#, count: 1_000).joined(separator: ",")
        let scene = #"{"content":{"height":0},"viewport":{"width":0,"height":0}}"#
        #expect(try JSONTree(answers(to: document("[\(thousand)]", scene: scene))).elements.count == 1_000)
        #expect(
            problem { _ = try answers(to: document("[\(thousand),{\"offset\":1}]", scene: scene)) }
                == LayoutProblem("queries", "queries: 1001 queries are too many; at most 1000 are allowed"))
        let steps = [String](repeating: "5", count: 1_000).joined(separator: ",")
        #expect(problem { _ = try answers(to: document("[{\"trace\":[\(steps)]}]")) } == nil)
        #expect(
            problem { _ = try answers(to: document("[{\"trace\":[\(steps),\"j5\"]}]")) }
                == LayoutProblem(
                    "queries[0].trace", "queries[0].trace: 1001 steps are too many; at most 1000 are allowed"))
    }

    @Test func theAnswersSizeIsLimited() throws {
        let queries = [String](repeating: #"{"offset":5}"#, count: 999).joined(separator: ",")
        let read = try SceneDocument(Array(document("[\(queries)]").utf8))
        let answer = try read.answers()
        #expect(SceneDocument.answerSizeLimit == 64 * 1024 * 1024)
        #expect(try read.answers(sizeLimit: answer.count) == answer)
        let limit = 512 * 1024
        try #require(answer.count > limit)
        #expect(
            problem { _ = try read.answers(sizeLimit: limit) }
                == LayoutProblem("queries", "queries: the answer is larger than 524288 bytes; ask less at once"))
    }

    @Test func deepNestingIsAClearError() {
        for depth in [100, 2_000, 2_100, 100_000] {
            let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            #expect(
                problem { _ = try answers(to: "{\"scene\":\(deep)}") }
                    == LayoutProblem(nil, "line 1, column 73: not JSON: nested deeper than 64 levels"))
        }
    }

    @Test func aLongUnknownMemberIsCut() {
        let name = String(repeating: "x", count: 100_000)
        let cut = String(repeating: "x", count: 60) + "…"
        #expect(
            problem { _ = try answers(to: "{\"\(name)\":1}") }
                == LayoutProblem(cut, "\(cut): unknown member \"\(cut)\"; allowed are scene, queries, headers"))
    }

    /// The largest numbers stay numbers: no answer has a word that JSON does not know.
    @Test func hugeNumbersHaveAnswers() throws {
        let scene = """
            {"content":{"height":1.7e308},"viewport":{"width":1e308,"height":1e300},"topInset":0,
             "headers":[{"id":"a","mode":"fixed","top":0,"height":1e307},{"id":"b","mode":"reverse","top":1e307,"height":5e307},
             {"id":"c","mode":"regular","top":7e307,"height":9e307}],
             "sections":[{"id":"a","top":0,"height":7e307},{"id":"c","top":7e307,"height":1e308}]}
            """
        let queries =
            #"[{"offset":1.7e308},{"offset":-1.7e308},{"trace":["j:c",5e307,"j1e308","j:a"]},{"section":"c"}]"#
        let read = try JSONTree(answers(to: document(queries, scene: scene, more: #","headers":"all""#)))
        #expect(read.elements.count == 4)
        for answer in read.elements {
            for header in answer["headers"]?.elements ?? [] { #expect(header["y"]?.number != nil) }
        }
    }
}
