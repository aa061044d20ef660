import Testing

@testable import LayoutQuery

/// What the ways of asking mean, on the calendar page: its filter is 52 px high and gone from an offset of 100 − 48 on.
@Suite struct LayoutQuestionAnswerTests {
    private func answer(_ query: String) throws -> JSONTree? {
        try JSONTree(answers(to: document("[\(query)]")))[0]
    }

    @Test(
        arguments: [
            (#"{"offset":900}"#, 900, 0), (#"{"offset":20}"#, 20, 32), (#"{"offset":870,"from":900}"#, 870, 30),
            (#"{"offset":870,"from":900,"reveal":10}"#, 870, 40), (#"{"offset":910,"from":900,"reveal":52}"#, 910, 42),
            (#"{"offset":870,"from":900,"reveal":52}"#, 870, 52), (#"{"offset":5,"reveal":0}"#, 5, 47),
            (#"{"offset":2200,"from":9999}"#, 2200, 10), (#"{"trace":[]}"#, 0, 52), (#"{"trace":[900]}"#, 900, 0),
            (#"{"trace":[900,"870"]}"#, 870, 30), (#"{"trace":[900,"j870"]}"#, 870, 0),
            (#"{"trace":[900,"j:april"]}"#, 1861, 0), (#"{"trace":["j:april","j:march"]}"#, 876, 0),
            (#"{"section":"march"}"#, 876, 0), (#"{"section":"march","from":1500,"reveal":52}"#, 824, 52),
        ] as [(String, Double, Double)])
    func theWayThereCounts(query: String, offset: Double, reveal: Double) throws {
        let answer = try answer(query)
        #expect(answer?["offset"]?["applied"]?.number == offset)
        #expect(answer?["reveal"]?.number == reveal)
    }

    @Test func moreRevealThanThereIsHeaderIsRefused() {
        let refused = problem { _ = try answer(#"{"offset":870,"from":900,"reveal":52.5}"#) }
        #expect(
            refused
                == LayoutProblem(
                    "queries[0].reveal",
                    "queries[0].reveal: 52.5 is out of range; 0 to 52, the height of the reverse header, is allowed"))
    }

    @Test func aJumpToASectionTellsItsLanding() throws {
        #expect(
            try answer(#"{"section":"march"}"#)?["landing"]
                == .object(["section": "march", "offset": 876, "isReachable": true]))
        #expect(
            try answer(#"{"section":"april","from":2210}"#)?["landing"]
                == .object(["section": "april", "offset": 1861, "isReachable": true]))
        #expect(try answer(#"{"trace":["j:march"]}"#)?["landing"] == nil)
        #expect(try answer(#"{"offset":876}"#)?["landing"] == nil)
    }

    @Test func aLandingBeyondTheEndIsNotReachable() throws {
        let scene = """
            {"content":{"height":1000},"viewport":{"width":390,"height":500},
             "sections":[{"id":"a","top":0,"height":900},{"id":"b","top":900,"height":100}]}
            """
        let answer = try JSONTree(answers(to: document(#"[{"section":"b"}]"#, scene: scene)))[0]
        #expect(answer?["landing"] == .object(["section": "b", "offset": 500, "isReachable": false]))
        #expect(answer?["offset"] == .object(["requested": 900, "applied": 500, "max": 500]))
        #expect(answer?["highlighted"] == "b")
    }

    @Test func aJumpStaysHighlightedUntilTheNextStep() throws {
        #expect(try answer(#"{"trace":["j:april",300]}"#)?["highlighted"] == "february")
        let jumped = try answer(#"{"trace":[300,"j:april"]}"#)
        #expect(jumped?["highlighted"] == "april")
    }

    @Test func theRuleIsTheQuestions() throws {
        let scene = """
            {"content":{"height":1000},"viewport":{"width":390,"height":500},
             "sections":[{"id":"a","top":0,"height":400},{"id":"b","top":400,"height":500},{"id":"c","top":900,"height":100}]}
            """
        let queries = #"[{"offset":398},{"offset":398,"spy":"firstVisible"},{"offset":398,"spy":"distributed"}]"#
        let answers = try JSONTree(answers(to: document(queries, scene: scene)))
        #expect(answers.elements.map { $0["active"] } == ["a", "b", "a"])
    }

    @Test func anUnknownSectionIsNamedWithItsPlace() {
        #expect(
            problem { _ = try answers(to: document(#"[{"offset":0},{"section":"marsh"}]"#)) }
                == LayoutProblem(
                    "queries[1].section",
                    "queries[1].section: unknown section \"marsh\" (did you mean \"march\"?); allowed are february, march, "
                        + "april"))
        #expect(
            problem { _ = try answers(to: document(#"[{"trace":[5,"j:"]}]"#)) }
                == LayoutProblem(
                    "queries[0].trace",
                    "queries[0].trace: unknown section \"\"; allowed are february, march, april"))
    }

    /// Two ids that Unicode calls equal are two ids here.
    @Test func idsAreComparedByTheirBytes() throws {
        let scene = """
            {"content":{"height":1000},"viewport":{"width":390,"height":500},
             "sections":[{"id":"\u{E9}","top":0,"height":400},{"id":"e\u{301}","top":400,"height":600}]}
            """
        let answers = try JSONTree(answers(to: document("[{\"section\":\"e\u{301}\"}]", scene: scene)))
        #expect(answers[0]?["landing"]?["offset"] == 400)
    }
}
