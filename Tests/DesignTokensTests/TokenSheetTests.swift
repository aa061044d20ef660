import Testing

@testable import DesignTokens

@Suite struct TokenSheetTests {
    @Test func theSheetHoldsEveryToken() {
        let lengths = Length.allCases.map { "--\($0.rawValue):\($0.pixels / 16)rem".replacing(".0rem", with: "rem") }
        let texts = TextRole.allCases.map { role in
            "--\(role.rawValue):\(role.weight) \(role.size / 16)rem/var(--\(role.line.rawValue)) "
                + "var(--\(role == .mastheadName ? "display" : "text")-fonts)"
        }
        let light =
            "--ground:#ffffff;--raised-ground:#f6f5f9;--label:#16161a;--secondary-label:#5d5d66;--fill:#e9e9ee;"
            + "--separator:#dadae0;--tint:#123456;--on-tint:#ffffff;--tint-text:#123456"
        let dark =
            "--ground:#101014;--raised-ground:#18181e;--label:#f4f4f7;--secondary-label:#a6a6b0;--fill:#2c2c34;"
            + "--separator:#34343c;--tint:#fedcba;--on-tint:#000000;--tint-text:#fedcba"
        #expect(
            TokenSheet.css(tint: AdaptiveColor(0x123456, 0xFEDCBA))
                == ":root{\((lengths + texts).joined(separator: ";"));--footer-columns:1;--ornament:block;"
                + "--day-columns:var(--date-width) minmax(0,1fr);\(light)}"
                + "@media (max-width:17.46875rem){:root{--ornament:none;--day-columns:minmax(0,1fr)}}"
                + "@media (min-width:47.96875rem){:root{--footer-columns:2}}"
                + "@media (prefers-color-scheme:dark){:root{\(dark)}}")
    }

    /// Sizes are told in rem, of which one is 16 px unless the reader wants text larger or smaller.
    @Test(arguments: [(57.0, "3.5625rem"), (16, "1rem"), (1, "0.0625rem"), (-4, "-0.25rem")] as [(Double, String)])
    func pixelsGrowWithTheReadersText(pixels: Double, text: String) {
        #expect(TokenSheet.rem(pixels) == text)
    }

    @Test func someTokensByHand() {
        let css = TokenSheet.css(tint: AdaptiveColor(0, 0))
        for token in [
            "--column-width:45rem;", "--chip-line:1.25rem;", "--divider:0.0625rem;", "--tile:3.25rem;",
            "--heading-text:700 1.375rem/var(--heading-line) var(--text-fonts);",
            "--masthead-name-text:700 2.375rem/var(--masthead-name-line) var(--display-fonts);",
            "--price-text:400 1.0625rem/var(--name-line) var(--text-fonts);",
        ] { #expect(css.contains(token), "\(token)") }
    }

    @Test func aClassHasItsColorOnBothGrounds() {
        #expect(
            TokenSheet.css(class: "color-x", color: AdaptiveColor(0x0000FF, 0xFF0000))
                == ".color-x{--color:#0000ff}@media (prefers-color-scheme:dark){.color-x{--color:#ff0000}}")
    }

    @Test(arguments: [(57.0, "57"), (28.5, "28.5"), (0, "0"), (767.5, "767.5")] as [(Double, String)])
    func numbersHaveNoNeedlessFraction(value: Double, text: String) {
        #expect(TokenSheet.number(value) == text)
    }
}
