import Testing

@testable import LayoutQuery

@Suite struct LayoutQuestionTextTests {
    @Test(
        arguments: [
            ("", []), ("500", [.scroll(500)]), ("0,900,870", [.scroll(0), .scroll(900), .scroll(870)]),
            ("j120,-5,j-7.5", [.jump(120), .scroll(-5), .jump(-7.5)]),
            ("j:desserts,j:甜点,j:", [.jumpToSection("desserts"), .jumpToSection("甜点"), .jumpToSection("")]),
            ("j:\u{301}x,5", [.jumpToSection("\u{301}x"), .scroll(5)]), ("j:j:5", [.jumpToSection("j:5")]),
        ] as [(String, [LayoutQuestion.Step])])
    func aTraceIsAListOfSteps(text: String, steps: [LayoutQuestion.Step]) throws {
        #expect(try LayoutQuestion.Step.steps(text, in: "trace") == steps)
    }

    @Test(arguments: [
        ("a", "a"), ("0,,5", ""), ("5,", ""), ("0, 5", " 5"), ("jx", "jx"), ("j", "j"), ("J5", "J5"), ("j+5", "j+5"),
        ("nan", "nan"), ("jinf", "jinf"), ("5,\u{301}", "\u{301}"), ("j 5", "j 5"),
    ])
    func aStepThatIsNoneIsNamed(text: String, step: String) {
        #expect(
            problem { _ = try LayoutQuestion.Step.steps(text, in: "trace") }
                == LayoutProblem(
                    "trace",
                    "trace: \"\(step)\" is no step; allowed are an offset (500), a jump to an offset (j120) and a jump to a "
                        + "section (j:ID)"))
    }

    @Test func aTraceHasAThousandSteps() throws {
        let thousand = [String](repeating: "1", count: 1_000).joined(separator: ",")
        #expect(try LayoutQuestion.Step.steps(thousand, in: "trace").count == 1_000)
        #expect(
            problem { _ = try LayoutQuestion.Step.steps(thousand + ",1", in: "trace") }
                == LayoutProblem("trace", "trace: 1001 steps are too many; at most 1000 are allowed"))
    }

    @Test(
        arguments: [
            (0, 1, 0.5, [0, 0.5, 1]), (0, 10, 4, [0, 4, 8]), (5, 5, 1, [5]), (-2, 1, 1, [-2, -1, 0, 1]), (0, 1, 7, [0]),
            (0, 0.3, 0.1, [0, 0.1, 0.2, 0.3]),
        ] as [(Double, Double, Double, [Double])])
    func aRangeHasItsEndsWhereTheStepMeetsThem(first: Double, last: Double, step: Double, offsets: [Double]) throws {
        #expect(try LayoutQuestion.range(from: first, to: last, step: step) == offsets)
    }

    @Test func tenTenthsMakeOne() throws {
        let offsets = try LayoutQuestion.range(from: 0, to: 1, step: 0.1)
        #expect(offsets.count == 11)
        #expect(offsets.last == 1)
    }

    @Test func aRangeHasAThousandFrames() throws {
        #expect(try LayoutQuestion.range(from: 0, to: 999, step: 1).count == 1_000)
        let tooMany = LayoutProblem(
            "step", "step: the range has more than 1000 frames; take a larger step or a shorter range")
        #expect(problem { _ = try LayoutQuestion.range(from: 0, to: 1_000, step: 1) } == tooMany)
        #expect(problem { _ = try LayoutQuestion.range(from: -1e308, to: 1e308, step: 1e-300) } == tooMany)
    }
}
