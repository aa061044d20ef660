import FileAccess
import Fonts
import TestFonts
import Testing

struct FontFaceSubsetTests {
    @Test func aSubsetDrawsItsCharactersAsTheWholeDoes() throws {
        let whole = try TestFonts.inter()
        let part = try FontFace(whole.subset(to: Set("AVATo 12".unicodeScalars)), path: "part")
        let units = Array("AVATo 21".utf16)
        for features in [[], [FontFeature.tabularFigures]] {
            let shaped = [whole, part].map { face in
                face.shape(
                    units, 0..<units.count, script: Script(of: "A"), isRightToLeft: false, features: features,
                    language: "en")
            }
            #expect(shaped[0] == shaped[1])
        }
        #expect(!part.hasGlyph(for: "B"))
    }

    /// Thai's SARA AM, after a tone mark, is split in two, of which the text itself has neither; so are letters with marks.
    @Test func aSubsetDrawsWhatShapersSplit() throws {
        let path = "\(FontLibrary.systemFolder)/truetype/noto/NotoSansThai-Bold.ttf"
        let whole = try FontFace(FileSystem.contents(ofFile: path), path: path)
        let units = Array("\u{E19}\u{E49}\u{E33}".utf16)
        let part = try FontFace(whole.subset(to: Set("\u{E19}\u{E49}\u{E33}".unicodeScalars)), path: "part")
        let shaped = [whole, part].map { face in
            face.shape(
                units, 0..<units.count, script: Script(of: "\u{E19}"), isRightToLeft: false, features: [],
                language: "th")
        }
        #expect(shaped[0] == shaped[1])
        #expect(shaped[1].allSatisfy { !$0.isMissing })
        let latin = try FontFace(TestFonts.inter().subset(to: ["\u{1EA5}"]), path: "part")
        for part in ["\u{E2}", "\u{301}", "a", "\u{302}"] as [Unicode.Scalar] { #expect(latin.hasGlyph(for: part)) }
    }

    @Test func packedItIsWOFF2AndSmall() throws {
        let inter = try TestFonts.inter()
        let letters = Set((0x20..<0x7F).compactMap(Unicode.Scalar.init))
        let plain = try inter.subset(to: letters)
        let packed = try FontFace(plain, path: "part").woff2()
        #expect(packed.starts(with: Array("wOF2".utf8)))
        #expect(packed.count < plain.count)
    }
}
