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

    @Test func packedItIsWOFF2AndSmall() throws {
        let inter = try TestFonts.inter()
        let letters = Set((0x20..<0x7F).compactMap(Unicode.Scalar.init))
        let (plain, packed) = (try inter.subset(to: letters), try inter.woff2Subset(to: letters))
        #expect(packed.starts(with: Array("wOF2".utf8)))
        #expect(packed.count < plain.count)
    }
}
