import Testing

@testable import DesignTokens

@Suite struct TokenSheetTests {
    @Test func theSheetHoldsEveryToken() {
        let lengths =
            "--masthead-padding-top:44px;--masthead-name-line:48px;--masthead-line:26px;--masthead-padding-bottom:26px;"
            + "--chip-height:36px;--chip-bar-padding:10px;--divider:1px;--heading-line:28px;--heading-padding:10px;"
            + "--subheading-line:22px;--subheading-padding:8px;--note-line:20px;--note-gap:8px;--list-gap:8px;"
            + "--item-gap:16px;--tile:52px;--name-line:24px;--description-line:20px;--section-gap:28px;"
            + "--title-line:24px;--title-padding:12px;--tab:44px;--cards-padding:16px;--card-gap:14px;"
            + "--card-padding:12px;--card-tile:60px;--card-title-line:24px;--card-description-line:20px;"
            + "--letter-line:24px;--letter-padding:10px;--disc:42px;--contact-padding:10px;"
            + "--filter-bar-padding:8px;--month-line:25px;--month-padding:10px;--week-line:20px;--week-padding:5px;"
            + "--day-padding:10px;--day-line:24px;--event-line:24px;"
            + "--footer-padding-top:36px;--footer-heading-line:28px;--footer-line:24px;--footer-gap:24px;"
            + "--note-lines:2;--description-lines:2;--footer-columns:1"
        let light =
            "--ground:#ffffff;--raised-ground:#f6f5f9;--label:#16161a;--secondary-label:#5d5d66;--fill:#e9e9ee;"
            + "--separator:#dadae0;--tint:#123456;--on-tint:#ffffff;--tint-text:#123456"
        let dark =
            "--ground:#101014;--raised-ground:#18181e;--label:#f4f4f7;--secondary-label:#a6a6b0;--fill:#2c2c34;"
            + "--separator:#34343c;--tint:#fedcba;--on-tint:#000000;--tint-text:#fedcba"
        #expect(
            TokenSheet.css(tint: AdaptiveColor(0x123456, 0xFEDCBA))
                == ":root{\(lengths);\(light)}@media (min-width:767.5px){:root{--footer-columns:2}}"
                + "@media (prefers-color-scheme:dark){:root{\(dark)}}")
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
