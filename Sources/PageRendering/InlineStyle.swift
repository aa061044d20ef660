internal import ContentDigest
internal import DesignTokens
internal import Presentation
internal import StickyLayout
internal import Templating

/// The style that a page brings with it: the tokens, the colours it uses, and the insets at which its headers pin.
struct InlineStyle {
    private let css: String

    /// What a page without headers and sections needs.
    init(tint: AdaptiveColor, fonts: [FontLink]) {
        css = fonts.css + TokenSheet.css(tint: tint)
    }

    /// What `page` needs, whose headers pin by `pins`.
    init(_ page: PresentedPage, pins: PinSheet, fonts: [FontLink]) {
        var rules = fonts.css + TokenSheet.css(tint: page.tint)
        if page.toTop != nil { rules += topGlyphRules(on: page.tint) }
        for color in Set(page.body.colors).sorted(by: { $0.className < $1.className }) {
            rules += TokenSheet.css(class: color.className, color: color)
        }
        for filter in page.filters.compactMap(\.id) { rules += filterRule(filter) }
        css = rules + pins.css
    }

    /// The `style` element.
    var element: TrustedFragment { TrustedFragment(Array("<style>\(css)</style>".utf8)) }

    /// What the policy lists, so that no other inline style is applied.
    var digest: SHA256 { SHA256(of: Array(css.utf8)) }
}

/// A filtered page is the whole page with a mark on its root that hides what the filter is not about. Ids hold no
/// character that means something in a quoted CSS string.
private func filterRule(_ filter: String) -> String {
    "[data-filter=\"\(filter)\"] [data-category]:not([data-category=\"\(filter)\"]){display:none}"
}

/// The colour of the arrow on the button that leads to the top, by the engine's rule, for both grounds.
private func topGlyphRules(on tint: AdaptiveColor) -> String {
    let rule = { (color: SRGBColor) in ":root{--top-glyph:\(color.topGlyph.css)}" }
    return rule(tint.light) + "@media (prefers-color-scheme:dark){\(rule(tint.dark))}"
}

extension SRGBColor {
    /// Black or white, whichever the arrow has on this colour.
    fileprivate var topGlyph: SRGBColor {
        let share = { (component: UInt8) in Double(component) / 255 }
        return switch ScrollToTop.Glyph(onRed: share(red), green: share(green), blue: share(blue)) {
        case .black: .black
        case .white: .white
        }
    }
}

extension PresentedBody {
    /// The colours of all that has one of its own.
    fileprivate var colors: [AdaptiveColor] {
        switch self {
        case .menu(let menu): menu.sections.flatMap(\.colors)
        case .tabs: []
        case .stories(let stories): stories.map(\.color)
        case .contacts: []
        case .calendar(let calendar):
            calendar.months.flatMap(\.weeks).flatMap(\.days).flatMap(\.events).map(\.color)
        }
    }
}

extension PresentedSection {
    /// The colours of its tiles and of those in its subsections.
    fileprivate var colors: [AdaptiveColor] { [color] + sections.flatMap(\.colors) }
}

extension AdaptiveColor {
    /// The class that gives an element this colour as `--color`.
    var className: String { "color-\(light.css.dropFirst())-\(dark.css.dropFirst())" }
}
