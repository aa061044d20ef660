import Testing

@testable import DesignTokens

/// Checked against the examples and known failures that accompany WCAG 2.2.
@Suite struct SRGBColorTests {
    @Test(
        arguments: [
            (0x000000, "#000000"), (0x00000A, "#00000a"), (0x012345, "#012345"), (0xABCDEF, "#abcdef"),
            (0xFFFFFF, "#ffffff"),
        ] as [(UInt32, String)])
    func cssHasSixDigits(hex: UInt32, css: String) {
        #expect(SRGBColor(hex).css == css)
    }

    @Test func componentsAreInOrder() {
        #expect(SRGBColor(0x010203) == SRGBColor(red: 1, green: 2, blue: 3))
    }

    @Test(
        arguments: [
            (0x000000, 0.0), (0xFFFFFF, 1), (0xFF0000, 0.2126), (0x00FF00, 0.7152), (0x0000FF, 0.0722),
            (0x0A0A0A, 10.0 / 255 / 12.92),  // the last grey of the linear part
            (0x808080, 0.2158605),
        ] as [(UInt32, Double)])
    func luminanceIsRelative(hex: UInt32, luminance: Double) {
        #expect(abs(SRGBColor(hex).luminance - luminance) < 1e-7)
    }

    @Test(
        arguments: [
            (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.48), (0x767676, 0xFFFFFF, 4.54),
            (0xFF0000, 0xFFFFFF, 4.00), (0x0000FF, 0xFFFFFF, 8.59), (0x5856D6, 0xFFFFFF, 5.65),
        ] as [(UInt32, UInt32, Double)])
    func contrastIsTheRatioWhicheverComesFirst(first: UInt32, second: UInt32, ratio: Double) {
        let (first, second) = (SRGBColor(first), SRGBColor(second))
        #expect((first.contrast(with: second) * 100).rounded() / 100 == ratio)
        #expect(first.contrast(with: second) == second.contrast(with: first))
    }

    @Test(
        arguments: [
            (0x000000, SRGBColor.white), (0xFFFFFF, .black), (0x5856D6, .white), (0xFFCC00, .black),
            (0x767676, .white),  // 4.54:1 is enough, although black comes to 4.62:1
            (0x777777, .black),  // 4.48:1 is not
        ] as [(UInt32, SRGBColor)])
    func foregroundIsWhiteWhereItCanBeRead(hex: UInt32, foreground: SRGBColor) {
        #expect(SRGBColor(hex).foreground == foreground)
    }

    @Test(arguments: NamedTint.allCases)
    func everyTintCanBeReadAsText(tint: NamedTint) {
        for (color, ground) in [
            (tint.color.light, Role.raisedGround.color.light), (tint.color.dark, Role.raisedGround.color.dark),
        ] {
            let text = color.readable(on: ground)
            #expect(text.contrast(with: ground) >= 4.5)
            if color.contrast(with: ground) >= 4.5 { #expect(text == color) }
        }
    }
}
