import Testing

@testable import LayoutQuery

@Suite struct LayoutProblemTests {
    @Test func aProblemIsProblemDetails() {
        let problem = LayoutProblem("offset", "offset: \"x\" is not a number")
        #expect(
            String(decoding: problem.json, as: UTF8.self)
                == #"{"type":"about:blank","title":"Bad Request","status":400,"#
                + #""detail":"offset: \"x\" is not a number","parameter":"offset"}"#)
        #expect(problem.description == "offset: \"x\" is not a number")
    }

    @Test func aProblemWithTheWholeQuestionNamesNoParameter() {
        #expect(
            String(decoding: LayoutProblem(nil, "too large", status: 413).json, as: UTF8.self)
                == #"{"type":"about:blank","title":"Content Too Large","status":413,"detail":"too large"}"#)
    }

    @Test func whatWasGotIsCutWhenLong() {
        let sixty = String(repeating: "é", count: 60)
        #expect(LayoutProblem.quoted(sixty) == "\"\(sixty)\"")
        #expect(LayoutProblem.quoted(sixty + "é") == "\"\(sixty)…\"")
        #expect(LayoutProblem.quoted("e" + String(repeating: "\u{301}", count: 99)).unicodeScalars.count == 63)
    }

    @Test(arguments: [
        (
            "wine", ["wines", "beers"],
            "page: unknown page \"wine\" (did you mean \"wines\"?); allowed are wines, beers"
        ),
        ("x", ["wines"], "page: unknown page \"x\"; allowed are wines"),
        ("x", [], "page: unknown page \"x\"; there are none here"),
    ])
    func anUnknownNameIsMetWithTheKnownOnes(got: String, known: [String], detail: String) {
        #expect(LayoutProblem.unknown(got, among: known, of: "page", in: "page") == LayoutProblem("page", detail))
    }

    @Test func aLongListIsCut() {
        let names = (1...42).map { "s\($0)" }
        let detail = LayoutProblem.unknown("zzz", among: names, of: "section", in: "section").detail
        #expect(detail.hasSuffix(", s39, s40 and 2 more"))
    }
}
