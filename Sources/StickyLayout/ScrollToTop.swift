/// The button that leads back to the top of the page.
public struct ScrollToTop: Sendable, Equatable {
    /// The button shows past this offset, in CSS px.
    public var threshold: Double

    /// 320 px.
    public static let defaultThreshold = 320.0

    /// A button that shows past `threshold`.
    public init(threshold: Double = Self.defaultThreshold) {
        self.threshold = threshold
    }

    /// Whether the button shows at `offset`.
    public func isVisible(at offset: Double) -> Bool { offset > threshold }

    /// The colour of the arrow.
    public enum Glyph: Sendable {
        /// On light tints.
        case black
        /// On dark tints.
        case white
    }
}

extension ScrollToTop.Glyph {
    /// The arrow's colour on a tint of these linear components, 0 … 1: black when the relative luminance (WCAG 2) is
    /// above 0.5.
    public init(onLinearRed red: Double, green: Double, blue: Double) {
        self = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5 ? .black : .white
    }

    /// The arrow's colour on a tint of these sRGB components, 0 … 1.
    public init(onRed red: Double, green: Double, blue: Double) {
        self.init(onLinearRed: linear(red), green: linear(green), blue: linear(blue))
    }
}

/// The linear component of an sRGB one (IEC 61966-2-1); both 0 … 1, others are clamped.
func linear(_ component: Double) -> Double {
    let component = component.clamped(0, 1)
    guard component > 0.04045 else { return component / 12.92 }
    let base = (component + 0.055) / 1.055
    return base * base * fifthRoot(base * base)  // base to the power of 2.4, without a maths library
}

/// The fifth root of `number`, which is in 0 … 1 without 0, by Newton's method from above: each step is nearer until
/// rounding stops it.
private func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    while true {
        let square = root * root
        let next = (4 * root + number / (square * square)) / 5
        guard next < root else { return root }
        root = next
    }
}
