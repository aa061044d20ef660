import Localization
import Testing

struct TextBreakerTests {
    @Test func linesAndCharactersEndWhereUnicodeSays() throws {
        let text = Array("cafe\u{301} 👩‍🍳".utf16)
        #expect(try TextBreaker(.lines, language: "en").offsets(in: text) == [6])
        #expect(try TextBreaker(.characters, language: "en").offsets(in: text) == [1, 2, 3, 5, 6])
    }

    @Test func smallKanaBeginNoLine() throws {
        #expect(try TextBreaker(.lines, language: "ja").offsets(in: Array("しょうゆ".utf16)) == [2, 3])
    }

    @Test(arguments: ["", "a"]) func shortTextsHaveNoBreaks(text: String) throws {
        #expect(try TextBreaker(.lines, language: "en").offsets(in: Array(text.utf16)) == [])
    }

    @Test func oneBreakerServesOneTextAfterAnother() throws {
        let breaker = try TextBreaker(.lines, language: "en")
        for _ in 0..<2 {
            #expect(try breaker.offsets(in: Array("a b".utf16)) == [2])
            #expect(try breaker.offsets(in: Array("abc d e".utf16)) == [4, 6])
        }
    }
}
