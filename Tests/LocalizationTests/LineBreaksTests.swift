import Localization
import Testing

struct LineBreaksTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let blink: [Int]
        let gecko: [Int]

        var testDescription: String { text }
    }

    static let cases = [
        Case(text: "one two", blink: [4], gecko: [4]),
        Case(text: "well-known", blink: [5], gecko: [5]),
        Case(text: "a/b", blink: [], gecko: [2]),
        Case(text: "5-7", blink: [2], gecko: []),
        Case(text: "tel. -7", blink: [5], gecko: [5]),
        Case(text: "a(b", blink: [], gecko: []),
        Case(text: "a!b", blink: [], gecko: [2]),
        Case(text: "ok<b", blink: [], gecko: []),
        Case(text: "100%(b", blink: [4], gecko: [4]),
        Case(text: "why?so", blink: [4], gecko: [4]),
        Case(text: "50 %", blink: [3], gecko: [3]),
        Case(text: "half – half", blink: [5, 7], gecko: [5, 7]),
        Case(text: "焼き鳥", blink: [1, 2], gecko: [1, 2]),
        Case(text: "ชาเย็น", blink: [], gecko: []),
    ]

    @Test(arguments: cases) func eachEngineBreaksByItsRules(_ example: Case) throws {
        let breaks = try LineBreaks(language: "en")
        let text = Array(example.text.utf16)
        #expect(try breaks.offsets(in: text, engine: .blink) == example.blink)
        #expect(try breaks.offsets(in: text, engine: .gecko) == example.gecko)
    }
}
