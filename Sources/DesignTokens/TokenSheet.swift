/// The tokens as CSS: what the page's style sheet reads through `var(--…)`.
public enum TokenSheet {
    /// Rules that set every length, clamp and colour as a custom property on the root, colours for both grounds.
    /// `tint` becomes `--tint`, with `--on-tint` for text on it and `--tint-text` for text of it on the ground.
    public static func css(tint: AdaptiveColor) -> String {
        var root = Length.allCases.map { "--\($0.rawValue):\(number($0.pixels))px" }
        root += Clamp.allCases.map { "--\($0.rawValue):\($0.lines)" }
        root.append("--footer-columns:\(Breakpoint.footerColumns(atWidth: 0))")
        root += colors(tint: tint, \.light)
        let wideColumns = Breakpoint.footerColumns(atWidth: Breakpoint.wide)
        return ":root{\(root.joined(separator: ";"))}"
            + "@media (min-width:\(number(Breakpoint.wide))px){:root{--footer-columns:\(wideColumns)}}"
            + "@media (prefers-color-scheme:dark){:root{\(colors(tint: tint, \.dark).joined(separator: ";"))}}"
    }

    /// Rules that give an element of class `name` the colour `color` as `--color`, for both grounds.
    public static func css(class name: String, color: AdaptiveColor) -> String {
        ".\(name){--color:\(color.light.css)}@media (prefers-color-scheme:dark){.\(name){--color:\(color.dark.css)}}"
    }

    /// A length in px without a needless fraction: `57`, `28.5`.
    public static func number(_ pixels: Double) -> String {
        let text = pixels.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func colors(tint: AdaptiveColor, _ ground: KeyPath<AdaptiveColor, SRGBColor>) -> [String] {
        let tint = tint[keyPath: ground]
        // On the raised ground, which text meets too, contrast is the lower one.
        let text = tint.readable(on: Role.raisedGround.color[keyPath: ground])
        return Role.allCases.map { "--\($0.rawValue):\($0.color[keyPath: ground].css)" }
            + ["--tint:\(tint.css)", "--on-tint:\(tint.foreground.css)", "--tint-text:\(text.css)"]
    }
}
