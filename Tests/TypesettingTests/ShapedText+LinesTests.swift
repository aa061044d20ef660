import Fonts
import Localization
import SeededNumbers
import TestFonts
import Testing
import Typesetting

struct ShapedTextLinesTests {
    static let measures = [Measure(.blink, ratio: 1), Measure(.blink, ratio: 2.625), Measure(.gecko, ratio: 1)]

    private func shaped(_ text: String, features: [FontFeature] = []) throws -> ShapedText {
        let style = TextStyle(faces: [try TestFonts.inter()], size: 17, features: features, language: "en")
        return try ShapedText(text, style: style, breaks: TextBreaks(language: "en"))
    }

    private func lines(_ text: String, in width: Double, _ measure: Measure) throws -> LineCount {
        try shaped(text).lines(in: width, measure: measure)
    }

    @Test(arguments: measures) func aTextFitsInABoxAsWideAsItself(_ measure: Measure) throws {
        let text = try shaped("Grilled lamb with rosemary")
        let width = text.width(measure: measure)
        #expect(text.lines(in: width, measure: measure) == LineCount(lines: 1, isFragile: true))
        #expect(text.lines(in: width - 0.03, measure: measure) == LineCount(lines: 2, isFragile: true))
        #expect(text.lines(in: width + 1, measure: measure) == LineCount(lines: 1, isFragile: false))
        #expect(text.lines(in: width - 1, measure: measure) == LineCount(lines: 2, isFragile: false))
    }

    @Test(arguments: measures) func aLineEndsBeforeItsSpace(_ measure: Measure) throws {
        let word = try shaped("lamb").width(measure: measure)
        #expect(try lines("lamb lamb lamb", in: word + 1, measure).lines == 3)
        #expect(try lines("lamb lamb lamb", in: 2 * word + 1, measure).lines == 3)
        #expect(
            try lines("lamb lamb lamb", in: try shaped("lamb lamb").width(measure: measure) + 1, measure).lines == 2)
    }

    @Test(arguments: measures) func aWordTooLongForALineIsBrokenBetweenCharacters(_ measure: Measure) throws {
        let word = String(repeating: "n", count: 30)
        let three = try shaped("nnn").width(measure: measure) + 0.5
        #expect(try lines(word, in: three, measure).lines == 10)
        #expect(try lines("a " + word, in: three, measure).lines == 11)
        #expect(try lines(word, in: 1, measure).lines == 30)
    }

    @Test(arguments: measures) func aSoftHyphenMakesRoomForItsHyphen(_ measure: Measure) throws {
        let text = "nnnnnnnnnn\u{AD}oooo"
        let half = try shaped("nnnnnnnnnn").width(measure: measure)
        let hyphen = try shaped("\u{2010}").width(measure: measure)
        #expect(try lines(text, in: try shaped("nnnnnnnnnnoooo").width(measure: measure) + 1, measure).lines == 1)
        #expect(try lines(text, in: half + hyphen + 1, measure).lines == 2)
        #expect(try lines(text, in: half - 1, measure).lines == 2)
    }

    @Test func wordsThatNoSpacePartsAreAGuessInGecko() throws {
        let text = try shaped("ชา\u{200B}เย็น")
        #expect(text.lines(in: 500, measure: Measure(.gecko, ratio: 1)) == LineCount(lines: 1, isFragile: false))
        #expect(text.lines(in: 25, measure: Measure(.gecko, ratio: 1)).isFragile)
        #expect(!text.lines(in: 55, measure: Measure(.blink, ratio: 1)).isFragile)
    }

    /// Nobody looked where words that fit in any box of a page may break.
    @Test(arguments: measures) func aBoxTooNarrowForAShortWordIsAGuess(_ measure: Measure) throws {
        #expect(try lines("leek", in: 20, measure).isFragile)
        #expect(try !lines("leek", in: 50, measure).isFragile)
    }

    @Test func anEmptyTextTakesNoLine() throws {
        let text = try shaped("")
        #expect(text.lines(in: 100, measure: Measure(.blink, ratio: 1)) == LineCount(lines: 0, isFragile: false))
        #expect(text.width(measure: Measure(.gecko, ratio: 1)) == 0)
    }

    @Test func aMissingGlyphIsTold() throws {
        #expect(try shaped("焼き鳥").hasMissingGlyphs)
        #expect(try !shaped("Yakitori").hasMissingGlyphs)
    }

    @Test(arguments: measures) func moreRoomNeverTakesMoreLines(_ measure: Measure) throws {
        var random = SeededGenerator()
        let words = ["lamb", "with", "half-moon", "AVATAR", "a", "5-7", "www.example.com/menu", "to", "co\u{AD}op"]
        for number in 0..<50 {
            let count = Int.random(in: 1..<30, using: &random)
            let text = try shaped((0..<count).map { _ in words.randomElement(using: &random)! }.joined(separator: " "))
            let counts = stride(from: 40.0, to: 700, by: 7.3).map { text.lines(in: $0, measure: measure).lines }
            let isFalling = zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 }
            #expect(isFalling, "CARTA_SEED=\(SeededGenerator.seed) text \(number): \(counts)")
        }
    }
}
