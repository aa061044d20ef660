import Testing

@testable import LayoutQuery

/// Each parameter by itself: what it takes, and what it says to anything else.
@Suite struct ParameterReaderTests {
    @Test(arguments: [
        "width=1", "width=1000000", "height=320.5", "dpr=0.1", "dpr=20", "dpr=3", "text=0.25", "text=8", "inset=0",
        "inset=59", "lang=en",
        "lang=de", "at=2026-03-01T20:30", "spy=distributed", "spy=firstVisible", "headers=visible", "headers=all",
        "page=menu", "page=drinks", "from=-5", "from=1e9", "reveal=0",
    ])
    func goodValuesAreTaken(parameter: String) {
        #expect(problem(with: "offset=5&\(parameter)") == nil)
    }

    static let numbers = ["width", "height", "dpr", "text", "inset", "from", "reveal"]
    static let noNumbers = [
        "", "x", "nan", "NaN", "inf", "-inf", "0x10", "+5", " 5", "5 ", "5px", "1e999", "٥", ".5", "5,5",
    ]

    @Test(arguments: numbers, noNumbers)
    func whatIsNoNumberIsNamed(name: String, value: String) {
        #expect(
            problem(with: "offset=5&\(name)=\(value)")
                == LayoutProblem(
                    name, "\(name): \"\(value)\" is not a number; a decimal number such as 500 is allowed"))
    }

    @Test(arguments: noNumbers)
    func anOffsetThatIsNoNumberIsNamed(value: String) {
        #expect(
            problem(with: "offset=\(value)")
                == LayoutProblem(
                    "offset", "offset: \"\(value)\" is not a number; a decimal number such as 500 is allowed"))
    }

    @Test(arguments: [
        ("width", "0", "from 1 to 1000000"), ("width", "0.999", "from 1 to 1000000"),
        ("width", "-390", "from 1 to 1000000"),
        ("width", "1000000.5", "from 1 to 1000000"), ("height", "0", "from 1 to 1000000"),
        ("height", "1e300", "from 1 to 1000000"), ("dpr", "0", "from 0.1 to 20"), ("dpr", "20.5", "from 0.1 to 20"),
        ("text", "0.2", "from 0.25 to 8"), ("text", "8.1", "from 0.25 to 8"),
        ("inset", "-1", "from 0 to 1000000"), ("inset", "1000001", "from 0 to 1000000"),
        ("reveal", "-0.5", "of at least 0"),
    ])
    func whatIsOutOfRangeIsToldTheRange(name: String, value: String, allowed: String) {
        #expect(
            problem(with: "offset=5&\(name)=\(value)")
                == LayoutProblem(name, "\(name): \"\(value)\" is out of range; a number \(allowed) is allowed"))
    }

    @Test(arguments: [
        (
            "spy=firstvisible", "spy",
            "unknown value \"firstvisible\" (did you mean \"firstVisible\"?); allowed are distributed, firstVisible"
        ),
        ("spy=", "spy", "unknown value \"\"; allowed are distributed, firstVisible"),
        ("headers=al", "headers", "unknown value \"al\" (did you mean \"all\"?); allowed are visible, all"),
        ("page=meun", "page", "unknown page \"meun\" (did you mean \"menu\"?); allowed are menu, drinks"),
        ("page=", "page", "unknown page \"\"; allowed are menu, drinks"),
        ("lang=fr", "lang", "unknown language \"fr\"; allowed are en, de"),
        ("lang=", "lang", "unknown language \"\"; allowed are en, de"),
    ])
    func anUnknownValueIsMetWithTheKnownOnes(parameter: String, name: String, detail: String) {
        #expect(problem(with: "offset=5&\(parameter)") == LayoutProblem(name, "\(name): \(detail)"))
    }

    @Test(arguments: ["", "now", "2026-02-30T12:00", "2026-03-01"])
    func aMomentThatIsNoneIsNamed(value: String) {
        #expect(
            problem(with: "offset=5&at=\(value)")
                == LayoutProblem(
                    "at", "at: \"\(value)\" is not a moment; a local date and time such as 2026-03-01T20:30 is allowed")
        )
    }

    private static let allNames =
        "allowed are offset, step, trace, section, from, reveal, page, width, height, dpr, text, engine, inset, "
        + "lang, at, filter, spy, headers"

    @Test(arguments: [
        ("ofset", " (did you mean \"offset\"?)"), ("Offset", " (did you mean \"offset\"?)"), ("zoom", ""), ("", ""),
        ("hieght", " (did you mean \"height\"?)"),
    ])
    func anUnknownParameterIsMetWithTheKnownOnes(name: String, hint: String) {
        #expect(
            problem(with: "offset=5&\(name)=1")
                == LayoutProblem(name, "\(name): unknown parameter \"\(name)\"\(hint); \(Self.allNames)"))
    }

    @Test func aLongUnknownParameterIsCut() {
        let name = String(repeating: "x", count: 10_000)
        let cut = String(repeating: "x", count: 60) + "…"
        #expect(
            problem(with: "\(name)=1")
                == LayoutProblem(cut, "\(cut): unknown parameter \"\(cut)\"; \(Self.allNames)"))
    }

    @Test(arguments: LayoutCatalog.parameters.map(\.name))
    func aParameterGivenTwiceIsRefused(name: String) {
        #expect(
            problem(with: "\(name)=1&\(name)=2")
                == LayoutProblem(name, "\(name): given twice, as \"1\" and \"2\"; once is allowed"))
        #expect(problem(with: "\(name)=1&\(name)=1")?.parameter == name)
    }
}
