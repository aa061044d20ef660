internal import ContentModel
internal import DesignTokens

extension Tint {
    /// The colour on light and on dark ground. One that the owner gave in hexadecimal is the same on both.
    var color: AdaptiveColor {
        switch self {
        case .named(let name): name.color
        case .hex(let red, let green, let blue):
            AdaptiveColor(
                light: SRGBColor(red: red, green: green, blue: blue),
                dark: SRGBColor(red: red, green: green, blue: blue))
        }
    }
}
