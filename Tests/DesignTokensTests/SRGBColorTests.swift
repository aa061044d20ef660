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

    /// WCAG 2.2's AA for text, on both grounds, by day and by night.
    @Test(arguments: NamedTint.allCases, [Role.ground, .raisedGround])
    func everyTintCanBeReadAsText(tint: NamedTint, role: Role) {
        for (color, ground) in [(tint.color.light, role.color.light), (tint.color.dark, role.color.dark)] {
            let text = color.readable(on: ground)
            #expect(text.contrast(with: ground) >= 4.5)
            if color.contrast(with: ground) >= 4.5 { #expect(text == color) }
        }
    }

    /// The tint as text is made for the raised ground, and meets the other one too.
    @Test(arguments: NamedTint.allCases)
    func whatCanBeReadOnTheRaisedGroundCanBeReadOnTheOther(tint: NamedTint) {
        let raised = Role.raisedGround.color
        #expect(tint.color.light.readable(on: raised.light).contrast(with: Role.ground.color.light) >= 4.5)
        #expect(tint.color.dark.readable(on: raised.dark).contrast(with: Role.ground.color.dark) >= 4.5)
    }

    @Test(
        arguments: [
            (0x000000, 0xFFFFFF, 0x000000), (0xFFFFFF, 0x000000, 0xFFFFFF),
            (0x767676, 0xFFFFFF, 0x767676),  // 4.54:1 is enough
            (0x777777, 0xFFFFFF, 0x757575),  // 4.48:1 is not: 2 % of black
            (0xFFFFFF, 0xFFFFFF, 0x757575),  // 54 % of black
            (0x000000, 0x000000, 0x757575),  // 46 % of white
            (0xFF0000, 0xFFFFFF, 0xEB0000),  // 8 % of black; the hue stays
            (0x808080, 0x808080, 0x171717),  // 82 % of black, which reads better on this grey than white
        ] as [(UInt32, UInt32, UInt32)])
    func aColourMovesNoFurtherThanItHasTo(hex: UInt32, ground: UInt32, text: UInt32) {
        #expect(SRGBColor(hex).readable(on: SRGBColor(ground)) == SRGBColor(text))
    }

    /// There is no ground on which neither black nor white is readable, and none from which a colour finds no way.
    @Test func everyGreyCanBeReadOnEveryOther() {
        for ground in (0...255).map({ SRGBColor(red: $0, green: $0, blue: $0) }) {
            for component in stride(from: UInt8(0), through: 255, by: 15) {
                let color = SRGBColor(red: component, green: component, blue: component)
                #expect(color.readable(on: ground).contrast(with: ground) >= 4.5, "\(color) on \(ground)")
            }
        }
    }
}
