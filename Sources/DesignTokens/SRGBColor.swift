internal import Glibc

/// An opaque colour in sRGB, 8 bits a component.
public struct SRGBColor: Sendable, Hashable {
    /// Red, 0…255.
    public let red: UInt8
    /// Green, 0…255.
    public let green: UInt8
    /// Blue, 0…255.
    public let blue: UInt8

    /// The colour of these three components.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The colour `0xRRGGBB`.
    init(_ hex: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16),
            green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex))
    }

    /// The colour as CSS writes it: `#rrggbb`.
    public var css: String {
        let hex = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
        return "#" + String(repeating: "0", count: 6 - hex.count) + hex
    }

    /// The relative luminance, 0 (black) … 1 (white), as WCAG 2.2 defines it for sRGB.
    public var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// The contrast ratio of two colours, 1…21, as WCAG 2.2 defines it.
    public func contrast(with other: Self) -> Double {
        let (darker, lighter) = (min(luminance, other.luminance), max(luminance, other.luminance))
        return (lighter + 0.05) / (darker + 0.05)
    }

    /// White where it can be read on this colour (4.5:1, WCAG 2.2's AA for text), else whichever of black and white
    /// reads better.
    public var foreground: Self {
        let onWhite = contrast(with: .white)
        return onWhite >= 4.5 || onWhite >= contrast(with: .black) ? .white : .black
    }

    /// This colour, as little darker or lighter as text of it needs to be read on `ground` (4.5:1, WCAG 2.2's AA).
    public func readable(on ground: Self) -> Self {
        let end = ground.contrast(with: .black) >= ground.contrast(with: .white) ? Self.black : .white
        let shares = stride(from: 0, through: 100, by: 2)
        return shares.lazy.map { self.mixed(with: end, percent: $0) }.first { $0.contrast(with: ground) >= 4.5 } ?? end
    }

    /// This colour with `percent` (0 … 100) of `other` in it.
    private func mixed(with other: Self, percent: Int) -> Self {
        let mix = { (own: UInt8, other: UInt8) in
            UInt8((Int(own) * (100 - percent) + Int(other) * percent + 50) / 100)
        }
        return Self(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    /// Pure white.
    public static let white = Self(0xFFFFFF)
    /// Pure black.
    public static let black = Self(0x000000)

    private static func linear(_ component: UInt8) -> Double {
        let value = Double(component) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
