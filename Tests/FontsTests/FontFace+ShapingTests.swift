import Fonts
import TestFonts
import Testing

struct FontFaceShapingTests {
    private func shaped(
        _ text: String, in face: FontFace, isRightToLeft: Bool = false, features: [FontFeature] = []
    ) -> [ShapedCluster] {
        let units = Array(text.utf16)
        return face.shape(
            units, 0..<units.count, script: text.unicodeScalars.lazy.compactMap { Script(of: $0) }.first,
            isRightToLeft: isRightToLeft, features: features, language: "en")
    }

    private func advance(_ text: String, features: [FontFeature] = []) throws -> Int {
        shaped(text, in: try TestFonts.inter(), features: features).flatMap(\.advances).reduce(0, +)
    }

    @Test func charactersAreKernedUnlessTheyMustNotBe() throws {
        let apart = try advance("A") + advance("V")
        #expect(try advance("AV") < apart)
        #expect(try advance("AV", features: [.noKerning]) == apart)
    }

    @Test func tabularFiguresAreAllAsWide() throws {
        #expect(try advance("1") != advance("0"))
        #expect(try advance("1", features: [.tabularFigures]) == advance("0", features: [.tabularFigures]))
    }

    @Test func clustersComeInTheOrderOfTheText() throws {
        let text = shaped("שלום", in: try TestFonts.hebrew(), isRightToLeft: true)
        #expect(text.map(\.start) == [0, 1, 2, 3])
    }

    @Test func aCharacterWithItsMarksIsOneCluster() throws {
        #expect(shaped("e\u{301}x", in: try TestFonts.inter()).map(\.start) == [0, 2])
    }

    @Test func whatTheFontLacksIsMissing() throws {
        #expect(shaped("a鳥b", in: try TestFonts.inter()).map(\.isMissing) == [false, true, false])
    }

    @Test func aPlaceWhereTextIsDrawnTogetherIsUnsafe() throws {
        let pair = shaped("AV", in: try TestFonts.inter())
        #expect(pair.map(\.isUnsafeToBreak) == [false, true])
    }

    @Test func aPartIsShapedAsIfItWereAlone() throws {
        let inter = try TestFonts.inter()
        let units = Array("AVAV".utf16)
        let part = inter.shape(
            units, 1..<2, script: Script(of: "V"), isRightToLeft: false, features: [], language: "en")
        #expect(part.map(\.start) == [1])
        #expect(try part.flatMap(\.advances) == [advance("V")])
    }
}
