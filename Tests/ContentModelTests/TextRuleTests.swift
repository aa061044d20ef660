import Testing

@testable import ContentModel

@Suite struct TextRuleTests {
    @Test(arguments: [
        ("Olives", "Olives"), ("  a \t\n b\r\n", "a b"), ("\u{A0}a\u{A0}b\u{A0}", "a\u{A0}b"),
        ("<樽生> & \"co\"", "<樽生> & \"co\""), ("می‌خواهم", "می‌خواهم"), ("Speise\u{AD}karte", "Speise\u{AD}karte"),
        ("👨‍👩‍👧", "👨‍👩‍👧"), ("abc\u{200F}", "abc\u{200F}"), ("1234567890", "1234567890"),
    ])
    func tidiesWhiteSpaceOnly(_ text: String, _ tidy: String) throws {
        #expect(Array(try TextRule(longest: 13).tidied(text).unicodeScalars) == Array(tidy.unicodeScalars))
    }

    static let faults: [(String, TextRule.Fault, String)] = [
        ("", .empty, "is empty: write some text or delete it"),
        (" \n\t", .empty, "is empty: write some text or delete it"),
        ("\u{200B}\u{2060}", .empty, "is empty: write some text or delete it"),
        ("a\u{7}", .control("\u{7}"), "holds an invisible control character (U+0007): delete it"),
        ("a\u{0}", .control("\u{0}"), "holds an invisible control character (U+0000): delete it"),
        ("a\u{2029}b", .control("\u{2029}"), "holds an invisible control character (U+2029): delete it"),
        ("a\u{202E}b", .control("\u{202E}"), "holds an invisible direction character (U+202E): delete it"),
        ("\u{2067}", .control("\u{2067}"), "holds an invisible direction character (U+2067): delete it"),
        ("123456", .tooLong(6, longest: 5), "is 6 characters long, and 5 is the most: make it shorter"),
    ]

    @Test(arguments: faults)
    func saysWhatIsWrong(_ text: String, _ fault: TextRule.Fault, _ message: String) {
        #expect(throws: fault) { try TextRule(longest: 5).tidied(text) }
        #expect(fault.message == message)
    }

    @Test func knowsTheLimits() {
        #expect(TextRule.line.longest == 200)
        #expect(TextRule.paragraph.longest == 1_000)
        #expect(TextRule.link.longest == 2_000)
    }
}
