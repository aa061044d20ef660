internal import ContentDigest
internal import DesignTokens
internal import Presentation
internal import StickyLayout
internal import Templating

/// The style that a page brings with it: the tokens, the colours it uses, and the insets at which its headers pin. The
/// insets are the engine's, from the scene that `/layout` answers with: the browser is told where, never asked to guess.
struct InlineStyle {
    private let css: String

    /// What a page without headers and sections needs.
    init(tint: AdaptiveColor) {
        css = TokenSheet.css(tint: tint)
    }

    /// What `page` needs, laid out as `layout`.
    init(_ page: PresentedPage, layout: Layout) {
        var rules = TokenSheet.css(tint: page.tint)
        if page.toTop != nil { rules += topGlyphRules(on: page.tint) }
        for color in Set(page.body.colors).sorted(by: { $0.className < $1.className }) {
            rules += TokenSheet.css(class: color.className, color: color)
        }
        for filter in page.filters.compactMap(\.id) { rules += filterRule(filter) }
        let pins = layout.scene.headers.indices.compactMap { layout.pin(ofHeader: $0) }
        for pin in Set(pins).sorted(by: { $0.className < $1.className }) { rules += pin.rule }
        let clearance = layout.clearance
        rules += "html{--clearance:\(TokenSheet.number(clearance))px}"
        let lines = layout.scene.sections.indices.compactMap { layout.line(ofSection: $0) }
        for line in Set(lines).sorted() { rules += landingRule(line: line, clearance: clearance) }
        css = rules
    }

    /// The `style` element.
    var element: TrustedFragment { TrustedFragment(Array("<style>\(css)</style>".utf8)) }

    /// What the policy lists, so that no other inline style is applied.
    var digest: SHA256 { SHA256(of: Array(css.utf8)) }
}

/// How a header pins: its line below the window's top, the order in which pinned headers cover each other, and, for the
/// reverse header and those after it, how far the reverse header's band moves them down.
struct Pin: Hashable {
    /// Where it is while the reverse header is hidden.
    let inset: Double
    let zIndex: Int
    /// What hangs on the band; nil for headers before the reverse one.
    let band: Band?

    struct Band: Hashable {
        /// The header's own height.
        let headerHeight: Double
        /// The reverse header's.
        let reach: Double
    }

    var className: String {
        let name = "pin-\(classSuffix(inset))-\(zIndex)"
        return band.map { "\(name)-\(classSuffix($0.headerHeight))" } ?? name
    }

    /// A header with a band sticks between two insets. `--lo` and `--hi` hold it in one place while a jump goes on.
    var rule: String {
        let line = "\(TokenSheet.number(inset))px + env(safe-area-inset-top,0px)"
        guard let band else { return ".\(className){position:sticky;top:calc(\(line));z-index:\(zIndex)}" }
        let lowest =
            "\(line) + \(TokenSheet.number(band.headerHeight))px + var(--hi,\(TokenSheet.number(band.reach))px)"
        return ".\(className){position:sticky;top:calc(\(line) + var(--lo,0px));bottom:calc(100% - (\(lowest)));"
            + "z-index:\(zIndex)}"
    }
}

extension Layout {
    /// How the header at `index` pins; nil for one that scrolls away.
    func pin(ofHeader index: Int) -> Pin? {
        guard scene.headers.indices.contains(index), scene.headers[index].mode != .inline,
            let line = line(ofHeader: index), let placement = placement(of: index, in: start)
        else { return nil }
        guard let reverse = scene.headers.firstIndex(where: { $0.mode == .reverse }), reverse <= index else {
            return Pin(inset: line, zIndex: placement.zIndex, band: nil)
        }
        let reach = scene.headers[reverse].height
        let band = Pin.Band(headerHeight: scene.headers[index].height, reach: reach)
        return Pin(inset: index == reverse ? line - reach : line, zIndex: placement.zIndex, band: band)
    }
}

extension Layout {
    /// What focus and the Page Down key have to keep clear of at the window's top: the most that pinned headers cover, and
    /// room for a focus ring.
    var clearance: Double {
        let headers = scene.headers.indices.filter { scene.headers[$0].mode != .inline }
        let reverse = headers.first { scene.headers[$0].mode == .reverse }
        let bottoms = headers.map { index in
            let band = reverse.map { $0 < index ? scene.headers[$0].height : 0 } ?? 0
            return (line(ofHeader: index) ?? 0) + band + scene.headers[index].height
        }
        return (bottoms.max() ?? 0) + Self.focusRing
    }

    /// The width and the distance of the ring around what has the focus, and a little.
    private static var focusRing: Double { 8 }
}

/// The class of a section whose jumps land with its top `line` px below the window's top.
func landingClass(line: Double) -> String { "land-\(classSuffix(line))" }

/// The window's scroll-padding is the clearance; a section comes to its own line by what that is less.
private func landingRule(line: Double, clearance: Double) -> String {
    ".\(landingClass(line: line)){scroll-margin-top:\(TokenSheet.number(line - clearance))px}"
}

/// A length as part of a class name: `57`, `28_5`.
private func classSuffix(_ length: Double) -> String {
    String(TokenSheet.number(length).map { $0 == "." ? "_" : $0 })
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
