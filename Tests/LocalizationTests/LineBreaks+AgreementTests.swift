import Localization
import SeededNumbers
import Testing

struct LineBreaksAgreementTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let agreed: String
        var language = "en"

        var testDescription: String { text }
    }

    static let cases = [
        Case(text: "Grilled lamb, half-moon ravioli", agreed: "Grilled lamb, half-moon ravioli"),
        Case(text: " two\n\t lines ", agreed: "two lines"),
        Case(text: "no\u{A0}break", agreed: "no\u{A0}break"),
        Case(text: "and/or", agreed: "and/\u{2060}or"),
        Case(text: "5-7", agreed: "5-\u{2060}7"),
        Case(text: "(2)€", agreed: "(2)\u{2060}€"),
        Case(text: "at 9.+c", agreed: "at 9.\u{2060}+c"),
        Case(text: "לחם־בית", agreed: "לחם־\u{2060}בית", language: "he"),
        Case(text: "、“nice”親", agreed: "、\u{2060}“nice”\u{2060}親", language: "ja"),
        Case(text: "ชาเย็น", agreed: "ชา\u{200B}เย็น", language: "th"),
        Case(text: "", agreed: ""),
    ]

    @Test(arguments: cases) func textIsJoinedWhereEnginesDiffer(_ example: Case) throws {
        #expect(try LineBreaks(language: example.language).agreed(example.text) == example.agreed)
    }

    @Test func anyTextIsBrokenAlikeOnceItAgrees() throws {
        var random = SeededGenerator()
        let breaks = try LineBreaks(language: "en")
        let scalars =
            (0x20...0xFF).compactMap(Unicode.Scalar.init) + ["“", "”", "–", "…", "€", "焼", "א", "ช", "\u{301}"]
        for number in 0..<2_000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0..<24, using: &random) { text.append(scalars.randomElement(using: &random)!) }
            let agreed = try breaks.agreed(String(text))
            let units = Array(agreed.utf16)
            let context = Comment(
                rawValue: "CARTA_SEED=\(SeededGenerator.seed) text \(number): \(agreed.debugDescription)")
            #expect(
                try breaks.offsets(in: units, engine: .blink) == breaks.offsets(in: units, engine: .gecko), context)
            #expect(try breaks.agreed(agreed) == agreed, context)
        }
    }
}
