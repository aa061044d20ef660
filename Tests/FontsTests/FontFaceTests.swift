import Fonts
import TestFonts
import Testing

struct FontFaceTests {
    @Test func aFontTellsItsMeasureAndItsCharacters() throws {
        let inter = try TestFonts.inter()
        #expect(inter.unitsPerEm == 2816)
        #expect(inter.hasGlyph(for: "A"))
        #expect(inter.hasGlyph(for: "Ж"))
        #expect(!inter.hasGlyph(for: "鳥"))
    }

    @Test(arguments: [[], Array("<!DOCTYPE html>".utf8), [0x4F, 0x54, 0x54, 0x4F]] as [[UInt8]])
    func whatIsNoFontIsRefusedByName(bytes: [UInt8]) {
        let error = #expect(throws: FontError.self) { _ = try FontFace(bytes, path: "fonts/menu.otf") }
        let texts = [
            "fonts/menu.otf is no OpenType or TrueType font", "the font fonts/menu.otf has no glyphs",
        ]
        #expect(texts.contains(error?.description ?? ""))
    }

    @Test func aFontThatACollectionDoesNotHaveIsRefused() throws {
        let plain = try TestFonts.inter().subset(to: ["A"])
        #expect(throws: FontError(path: "a.ttc", reason: .noFont)) { _ = try FontFace(plain, path: "a.ttc", index: 1) }
    }
}
