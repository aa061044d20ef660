import Diagnostics
import Testing

@testable import ContentModel

@Suite struct YAMLReaderTests {
    /// What YAML 1.1 would turn into a Boolean, a number, a time, a date or nothing.
    @Test(arguments: [
        "no", "yes", "on", "off", "y", "true", "17:30", "0123", "0o17", "12.50", "1e3", "0x1F", "1_000", "2024-01-01",
        "~", "null", ".inf", "=", "<<", "+1",
    ])
    func keepsWhatYAMLWouldGuessAsText(_ text: String) {
        let node = YAMLNode(
            content: .mapping([
                YAMLEntry(key: "price", offset: 0, value: YAMLNode(content: .text(text, .plain), offset: 7))
            ]), offset: 0)
        #expect(read("price: \(text)\n").root == node)
    }

    @Test func tellsQuotedTextFromPlainText() {
        let (root, findings) = read("- ~\n- \"~\"\n- '~'\n- |\n  ~\n-\n")
        #expect(
            root?.content
                == .list([
                    YAMLNode(content: .text("~", .plain), offset: 2),
                    YAMLNode(content: .text("~", .quoted), offset: 6),
                    YAMLNode(content: .text("~", .quoted), offset: 12),
                    YAMLNode(content: .text("~\n", .quoted), offset: 18),
                    YAMLNode(content: .text("", .plain), offset: 25),
                ]))
        #expect(findings == [])
    }

    @Test(arguments: [
        // A byte order mark is no column; `\r\n` is one line end; a character is one column however many bytes it has.
        ("\u{FEFF}a: *b\n", 1, 4),
        ("a: 1\r\nb: *c\r\n", 2, 4),
        ("a: 1\rb: *c\r", 2, 4),
        ("é🍋: *b\n", 1, 5),
        ("# 日本\n\"é\": [🍋, *b]\n", 2, 10),
    ])
    func pointsAtTheRightPlace(_ text: String, _ line: Int, _ column: Int) {
        let name = text.contains("*c") ? "c" : "b"
        let message = "\"*\(name)\" would repeat other text, which is not supported: write it out or put it in quotes"
        #expect(read(text).findings == ["\(line):\(column): error: \(message)"])
    }

    static let refusals: [(String, [String])] = [
        ("a: &x 1\n", ["1:4: error: text that starts with \"&\" must be in quotes (anchors are not supported)"]),
        ("a: !!int 1\n", ["1:4: error: text that starts with \"!\" must be in quotes (tags are not supported)"]),
        ("a: &x !y 1\n", ["1:4: error: text that starts with \"!\" must be in quotes (tags are not supported)"]),
        ("a: !y [1]\n", ["1:4: error: text that starts with \"!\" must be in quotes (tags are not supported)"]),
        ("&x a: 1\n", ["1:1: error: text that starts with \"&\" must be in quotes (anchors are not supported)"]),
        (
            "a: *star dish\n",
            ["1:4: error: \"*star\" would repeat other text, which is not supported: write it out or put it in quotes"]
        ),
        ("a: 1\n\na: 2\n", ["3:1: error: \"a\" is already given in line 1: keep one"]),
        ("- {a: 1, b: 2, \"a\": 3}\n", ["1:16: error: \"a\" is already given in line 1: keep one"]),
        ("a: 1\n---\nb: 2\n", ["2:1: error: \"---\" begins a second document: keep one to a file"]),
        (
            "{a: 1, a: 2, b\n",
            ["1:1: error: this \"{\" is never closed", "1:8: error: \"a\" is already given in line 1: keep one"]
        ),
        ("\"\": 1\n", ["1:1: error: the key before \":\" is missing"]),
        ("? [a]\n: 1\n", ["1:3: error: a key must be text"]),
        ("# only a note\n\n", ["1:1: error: the file holds no content, only comments or blank lines"]),
    ]

    @Test(arguments: refusals)
    func refusesWhatContentHasNoUseFor(_ text: String, _ findings: [String]) {
        #expect(read(text).findings == findings)
    }

    @Test func goesOnAfterARefusal() {
        let (root, findings) = read("a: *x\nb: &y 1\nc: 2\n")
        #expect(findings.count == 2)
        #expect(
            root?.content
                == .mapping([
                    YAMLEntry(key: "a", offset: 0, value: YAMLNode(content: .refused, offset: 3)),
                    YAMLEntry(key: "b", offset: 6, value: YAMLNode(content: .refused, offset: 9)),
                    YAMLEntry(key: "c", offset: 14, value: YAMLNode(content: .text("2", .plain), offset: 17)),
                ]))
    }

    @Test func refusesABillionLaughs() {
        var text = "a0: &a0 lol\n"
        for level in 1...12 {
            let aliases = [String](repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(aliases)]\n"
        }
        let findings = read(text).findings
        #expect(findings.count == 101)
        #expect(
            findings.first == "1:5: error: text that starts with \"&\" must be in quotes (anchors are not supported)")
        #expect(
            findings.dropFirst(2).first
                == "2:10: error: \"*a0\" would repeat other text, which is not supported: write it out or put it in quotes"
        )
        #expect(findings.last == "error: 33 more findings in this file are not shown")
    }

    @Test(arguments: [("[", "]"), ("{a: ", "}")])
    func readsThirtyTwoLevelsAndRefusesMore(_ open: String, _ close: String) {
        func nested(_ levels: Int) -> String {
            String(repeating: open, count: levels) + String(repeating: close, count: levels)
        }
        #expect(read(nested(32)).findings == [])
        let column = 32 * open.count + 1
        let message = "more than 32 levels inside each other: a bracket or the indentation is wrong"
        #expect(read(nested(33)).findings == ["1:\(column): error: \(message)"])
        #expect(read(String(repeating: open, count: 200_000)).findings == ["1:\(column): error: \(message)"])
    }
}
