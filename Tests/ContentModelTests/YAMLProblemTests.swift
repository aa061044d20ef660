import Testing

@testable import ContentModel

@Suite struct YAMLProblemTests {
    static let cannotStand = "\":\" cannot stand here: put text that holds \": \" in quotes, or mend the indentation"
    static let noColon =
        "this line has no \":\" after a key: write \"key: value\", or indent text that goes on from the line above"
    static let noKey =
        "expected a key here: mend the indentation, or put the whole text of the line above or this one in quotes"
    static let noEntry =
        "expected \"- \" here: mend the indentation, or begin the next entry of the list with \"- \""
    static let badEscape =
        "\"\\\" starts something here that cannot be read: write the character itself, or use single quotes"
    static let badBlock =
        "after \"|\" or \">\" the text begins on the next line: put text that starts with one of them in quotes"
    static let badStart = "text that starts with \"*\", \"&\" or \"!\" must be in quotes"
    static let badList =
        "a list cannot begin here: put \"- \" on a line of its own below the key, or put the text in quotes"
    static let badPercent = "a line that starts with \"%\" must be in quotes"

    static let cases: [(String, String)] = [
        ("a: Coca: Cola\n", "1:8: error: \(cannotStand)"),
        ("a:\n  b: c\n   d: e\n", "3:5: error: \(cannotStand)"),
        ("a:\n\t- b\n", "2:1: error: a tab cannot indent a line: use spaces"),
        ("a:\n  b: 1\n\tc: 2\n", "3:1: error: a tab cannot indent a line: use spaces"),
        ("a: |\n\tb\n", "2:1: error: a tab cannot indent a line: use spaces"),
        ("a: @home\n", "1:4: error: text cannot start with \"@\" here: put it in quotes"),
        ("a: `x`\n", "1:4: error: text cannot start with \"`\" here: put it in quotes"),
        ("a: %x\n", "1:4: error: text cannot start with \"%\" here: put it in quotes"),
        ("a: ]\n", "1:4: error: text cannot start with \"]\" here: put it in quotes"),
        ("a: ,b\n", "1:4: error: text cannot start with \",\" here: put it in quotes"),
        ("a: ? b\n", "1:4: error: text cannot start with \"?\" here: put it in quotes"),
        ("a: * star\n", "1:4: error: \(badStart)"),
        ("a: & co\n", "1:4: error: \(badStart)"),
        ("a: !{b\n", "1:4: error: \(badStart)"),
        ("a: !%z b\n", "1:4: error: \(badStart)"),
        ("a: !a!b c\n", "1:4: error: \(badStart)"),
        ("a: \"open\nb: c\n", "1:4: error: this quotation mark is never closed"),
        ("b: 'open\n", "1:4: error: this quotation mark is never closed"),
        (
            "a: \"x\n---\nb\"\n",
            "2:1: error: \"---\" or \"...\" stands inside quotes: close the quotation mark before it"
        ),
        ("a: \"\\q\"\n", "1:5: error: \(badEscape)"),
        ("a: \"\\ud83c\\udf55\"\n", "1:7: error: \(badEscape)"),
        ("a: {b: c\n", "1:4: error: this \"{\" is never closed"),
        ("a: [b, c\n", "1:4: error: this \"[\" is never closed"),
        ("a: [b,\n", "2:1: error: the file ends here before a bracket is closed"),
        ("a: [b c}\n", "1:8: error: expected \",\" or \"]\" here"),
        ("{\"a\": 1 \"b\": 2}\n", "1:12: error: expected \",\" or \"}\" here"),
        ("a: [x:]\n", "1:6: error: text that holds \":\" must be in quotes between brackets"),
        ("a: 'x' y\n", "1:8: error: \(noKey)"),
        ("a: b\n- c\n", "2:1: error: \(noKey)"),
        ("a:\n  - b\n  c: d\n", "3:3: error: \(noEntry)"),
        ("a: - b\n", "1:4: error: \(badList)"),
        ("a: b\nc\nd: e\n", "2:1: error: \(noColon)"),
        ("a: >- x\n", "1:7: error: \(badBlock)"),
        ("a: b\n...\nc: d\n", "3:1: error: more text after the end of the content: delete it"),
        ("%FOO\n---\na: b\n", "1:1: error: \(badPercent)"),
        ("%YAML 3.0\n---\na: b\n", "1:1: error: \(badPercent)"),
    ]

    @Test(arguments: cases)
    func saysItInOurWords(_ text: String, _ finding: String) {
        #expect(read(text).findings == [finding])
    }

    @Test func passesOnWhatItDoesNotKnow() {
        let problem = YAMLProblem(problem: "odd", context: "while here", scalarIndex: 3, contextScalarIndex: 1)
        #expect(problem.message(at: nil) == "this is not YAML: while here, odd")
        #expect(problem.place(at: nil) == 3)
        let bare = YAMLProblem(problem: "odd", context: "", scalarIndex: 3, contextScalarIndex: 1)
        #expect(bare.message(at: "x") == "this is not YAML: odd")
    }
}
