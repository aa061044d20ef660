import Localization
import TestFonts
import Testing

@testable import Typesetting

struct FontRunTests {
    /// Marks between two scripts go with the first one in Blink; in Gecko with the one that is read in their direction, so
    /// that a bracket and the letter in it are shaped together.
    @Test func marksGoWithAnotherScriptInEachEngine() throws {
        let style = TextStyle(faces: [try TestFonts.hebrew(), try TestFonts.inter()], size: 17, language: "he")
        let units = Array("\u{5D0} (a)".utf16)
        let blink = FontRun.runs(in: units, style: style, engine: .blink)
        let gecko = FontRun.runs(in: units, style: style, engine: .gecko)
        #expect(blink.first { $0.range.contains(2) }?.script == blink.first?.script)
        #expect(gecko.first { $0.range.contains(2) }?.script == gecko.first { $0.range.contains(3) }?.script)
        #expect(blink.flatMap { Array($0.range) } == Array(0..<5) && gecko.flatMap { Array($0.range) } == Array(0..<5))
        let plain = Array("a (b)".utf16)
        #expect(
            FontRun.runs(in: plain, style: style, engine: .blink)
                == FontRun.runs(in: plain, style: style, engine: .gecko))
    }
}
