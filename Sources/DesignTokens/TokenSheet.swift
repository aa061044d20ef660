/// The tokens as CSS: what the page's style sheet reads through `var(--…)`.
public enum TokenSheet {
    /// Rules that set every length, text and colour as a custom property on the root, colours for both grounds.
    /// `tint` becomes `--tint`, with `--on-tint` for text on it and `--tint-text` for text of it on the ground.
    public static func css(tint: AdaptiveColor) -> String {
        var root = Length.allCases.map { "--\($0.rawValue):\(rem($0.pixels))" }
        root += TextRole.allCases.map { "--\($0.rawValue):\(font($0))" }
        root += ["--footer-columns:1", "--ornament:block", "--day-columns:var(--date-width) minmax(0,1fr)"]
        root += colors(tint: tint, \.light)
        return ":root{\(root.joined(separator: ";"))}"
            + "@media (max-width:\(rem(Breakpoint.narrow))){:root{--ornament:none;--day-columns:minmax(0,1fr)}}"
            + "@media (min-width:\(rem(Breakpoint.wide))){:root{--footer-columns:2}}"
            + "@media (prefers-color-scheme:dark){:root{\(colors(tint: tint, \.dark).joined(separator: ";"))}}"
    }

    /// `pixels` at the usual size of text, so that they grow with the reader's: `1.25rem` for 20.
    public static func rem(_ pixels: Double) -> String { "\(number(pixels / TextSize.usual))rem" }

    /// Rules that give an element of class `name` the colour `color` as `--color`, for both grounds.
    public static func css(class name: String, color: AdaptiveColor) -> String {
        ".\(name){--color:\(color.light.css)}@media (prefers-color-scheme:dark){.\(name){--color:\(color.dark.css)}}"
    }

    /// What a text is set in, as a value of CSS's `font`; the families are custom properties of their own.
    private static func font(_ role: TextRole) -> String {
        "\(role.weight) \(rem(role.size))/var(--\(role.line.rawValue)) var(--\(role.typeface.rawValue)-fonts)"
    }

    /// A number without a needless fraction: `57`, `28.5`.
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
