import StickyLayout
import Testing

@testable import LayoutQuery

@Suite struct ParameterReaderQuestionTests {
    private func question(_ query: String) throws -> LayoutQuestion {
        try ParameterReader(parameters(query)).question()
    }

    @Test(
        arguments: [
            ("offset=500", .offset(500, from: nil)), ("offset=-5&from=20", .offset(-5, from: .init(offset: 20))),
            ("offset=5&reveal=7", .offset(5, from: .init(offset: 0, reveal: 7))),
            ("section=mains", .section("mains", from: nil)), ("section=", .section("", from: nil)),
            ("section=甜点&from=9&reveal=1", .section("甜点", from: .init(offset: 9, reveal: 1))),
            ("trace=", .trace([])), ("trace=0,j:x", .trace([.scroll(0), .jumpToSection("x")])),
            ("offset=0..2&step=1", .range([0, 1, 2])), ("offset=-1.5..-1&step=0.5", .range([-1.5, -1])),
            ("offset=1e1..2e1&step=1e1", .range([10, 20])),
        ] as [(String, LayoutQuestion.Path)])
    func thePathIsWhatWasAsked(query: String, path: LayoutQuestion.Path) throws {
        #expect(try question(query) == LayoutQuestion(path: path))
    }

    @Test func ruleAndListingAreWhatWasAsked() throws {
        #expect(
            try question("offset=1&spy=firstVisible&headers=all")
                == LayoutQuestion(path: .offset(1, from: nil), spy: .firstVisible, listing: .all))
    }

    @Test(
        arguments: [
            (
                "page=menu", nil,
                "one of offset, trace and section is needed, for instance /layout?offset=500; none was given"
            ),
            ("", nil, "one of offset, trace and section is needed, for instance /layout?offset=500; none was given"),
            (
                "step=5", nil,
                "one of offset, trace and section is needed, for instance /layout?offset=500; none was given"
            ),
            (
                "offset=5&trace=5", "trace",
                "trace: cannot be combined with offset; exactly one of offset, trace and section is allowed"
            ),
            (
                "section=a&offset=5", "section",
                "section: cannot be combined with offset; exactly one of offset, trace and section is allowed"
            ),
            (
                "section=a&trace=", "section",
                "section: cannot be combined with trace; exactly one of offset, trace and section is allowed"
            ),
            (
                "section=a&trace=&offset=", "trace",
                "trace: cannot be combined with offset; exactly one of offset, trace and section is allowed"
            ),
            ("offset=0..5", "step", "step: a range of offsets needs one, for instance step=100; none was given"),
            ("offset=0..5&step=0", "step", "step: must be greater than 0, got 0"),
            ("offset=0..5&step=-1.5", "step", "step: must be greater than 0, got -1.5"),
            ("offset=0..5&step=x", "step", "step: \"x\" is not a number; a decimal number such as 500 is allowed"),
            ("offset=5..0&step=1", "offset", "offset: a range must not fall, got 5..0"),
            (
                "offset=0..1000&step=1", "step",
                "step: the range has more than 1000 frames; take a larger step or a shorter range"
            ),
            ("offset=5&step=1", "step", "step: is allowed only with a range of offsets (offset=0..2000&step=100)"),
            ("trace=5&step=1", "step", "step: is allowed only with a range of offsets (offset=0..2000&step=100)"),
            ("section=a&step=1", "step", "step: is allowed only with a range of offsets (offset=0..2000&step=100)"),
            ("trace=5&from=1", "from", "from: is allowed only with a single offset or a section"),
            ("trace=5&reveal=1", "reveal", "reveal: is allowed only with a single offset or a section"),
            ("offset=0..5&step=1&from=1", "from", "from: is allowed only with a single offset or a section"),
            ("offset=0..5&step=1&reveal=1", "reveal", "reveal: is allowed only with a single offset or a section"),
        ] as [(String, String?, String)])
    func whatDoesNotGoTogetherIsRefused(query: String, parameter: String?, detail: String) {
        #expect(problem { _ = try question(query) } == LayoutProblem(parameter, detail))
    }

    @Test(arguments: ["..", "0..", "..5", "0...5", "0..5..9", "a..b", "0..nan", "+0..5", "0..5 ", "0 .. 5"])
    func aRangeThatIsNoneIsNamed(range: String) {
        #expect(
            problem { _ = try question("offset=\(range)&step=1") }
                == LayoutProblem(
                    "offset", "offset: \"\(range)\" is no range; two decimal numbers such as 0..2000 are allowed"))
    }
}
