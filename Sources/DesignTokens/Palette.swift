/// A colour that looks right on light and on dark ground.
public struct AdaptiveColor: Sendable, Hashable {
    /// The colour on light ground.
    public let light: SRGBColor
    /// The colour on dark ground.
    public let dark: SRGBColor

    /// One colour for each ground.
    public init(light: SRGBColor, dark: SRGBColor) {
        self.light = light
        self.dark = dark
    }

    init(_ light: UInt32, _ dark: UInt32) {
        self.init(light: SRGBColor(light), dark: SRGBColor(dark))
    }
}

/// The colours that an owner can name.
public enum NamedTint: String, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

    /// The tint on light and on dark ground.
    public var color: AdaptiveColor {
        switch self {
        case .red: AdaptiveColor(0xFF3B30, 0xFF453A)
        case .orange: AdaptiveColor(0xFF9500, 0xFF9F0A)
        case .yellow: AdaptiveColor(0xFFCC00, 0xFFD60A)
        case .green: AdaptiveColor(0x34C759, 0x30D158)
        case .mint: AdaptiveColor(0x00C7BE, 0x63E6E2)
        case .teal: AdaptiveColor(0x30B0C7, 0x40C8E0)
        case .cyan: AdaptiveColor(0x32ADE6, 0x64D2FF)
        case .blue: AdaptiveColor(0x007AFF, 0x0A84FF)
        case .indigo: AdaptiveColor(0x5856D6, 0x5E5CE6)
        case .purple: AdaptiveColor(0xAF52DE, 0xBF5AF2)
        case .pink: AdaptiveColor(0xFF2D55, 0xFF375F)
        case .brown: AdaptiveColor(0xA2845E, 0xAC8E68)
        case .gray: AdaptiveColor(0x8E8E93, 0x98989D)
        }
    }
}

/// What a colour is for. The raw value is the custom property's name without its two dashes.
public enum Role: String, CaseIterable, Sendable {
    /// The page's ground.
    case ground = "ground"
    /// The masthead's and footer's ground, set off a little.
    case raisedGround = "raised-ground"
    /// Text.
    case label = "label"
    /// Text that comes second: descriptions, notes. Readable at 4.5:1 on both grounds.
    case secondaryLabel = "secondary-label"
    /// A chip that is not chosen.
    case fill = "fill"
    /// Lines between things.
    case separator = "separator"

    /// The colour on light and on dark ground.
    public var color: AdaptiveColor {
        switch self {
        case .ground: AdaptiveColor(0xFFFFFF, 0x101014)
        case .raisedGround: AdaptiveColor(0xF6F5F9, 0x18181E)
        case .label: AdaptiveColor(0x16161A, 0xF4F4F7)
        case .secondaryLabel: AdaptiveColor(0x5D5D66, 0xA6A6B0)
        case .fill: AdaptiveColor(0xE9E9EE, 0x2C2C34)
        case .separator: AdaptiveColor(0xDADAE0, 0x34343C)
        }
    }
}
