public import DesignTokens
public import Localization

/// How an engine measures lines: in which units, and to which of them it rounds.
public struct Measure: Sendable, Hashable {
    /// Whose measure it is.
    public let engine: BrowserEngine
    /// How many device pixels a CSS px has.
    public let ratio: Double
    /// How many times as large as usual the reader's text is.
    public let textScale: Double

    /// The measure of `engine` where a CSS px has `ratio` device pixels, for a reader whose text is `textScale` times as large
    /// as usual (both finite, above 0).
    public init(_ engine: BrowserEngine, ratio: Double, textScale: Double = 1) {
        self.engine = engine
        self.ratio = ratio
        self.textScale = textScale
    }

    /// A measure of the style sheet, as the engine lays boxes out with it.
    public func length(_ length: Length) -> Double { self.length(length.pixels * textScale) }

    /// The height of a line of text in a role.
    public func lineHeight(_ role: TextRole) -> Double { lineHeight(role.line.pixels * textScale) }

    /// Blink's units a device pixel.
    private static let blinkUnit = Double(BrowserEngine.blink.unitsPerPixel)
    /// Gecko's units a CSS px.
    private static let geckoUnit = Double(BrowserEngine.gecko.unitsPerPixel)

    /// A length in CSS px as the engine lays boxes out with it.
    public func length(_ pixels: Double) -> Double {
        switch engine {
        case .blink: (pixels * ratio * Self.blinkUnit + Self.slack).rounded(.down) / Self.blinkUnit / ratio
        case .gecko: (pixels * Self.geckoUnit).rounded() / Self.geckoUnit
        }
    }

    /// The height of a line, in CSS px.
    func lineHeight(_ pixels: Double) -> Double {
        switch engine {
        case .blink: (pixels * ratio * Self.blinkUnit).rounded() / Self.blinkUnit / ratio
        case .gecko: (pixels * Self.geckoUnit).rounded() / Self.geckoUnit
        }
    }

    /// The width of a box that is as wide as its text, in CSS px. `size` is that of an em at the usual size of text.
    func fitting(_ width: Advances.Place, size: Double) -> Double {
        switch engine {
        case .blink: blinkWidth(width, size: size) / ratio
        case .gecko: Double(width.gecko) / Self.geckoUnit
        }
    }

    /// How much room, in CSS px, a line leaves in a box; less than 0 where it does not fit.
    func room(for width: Advances.Place, size: Double, in box: Double) -> Double {
        switch engine {
        case .blink:
            let box = (box * ratio * Self.blinkUnit + Self.slack).rounded(.down) / Self.blinkUnit
            return (box + 1 / Self.blinkUnit - blinkWidth(width, size: size)) / ratio
        case .gecko:
            return ((box * Self.geckoUnit + Self.slack).rounded(.down) - Double(width.gecko)) / Self.geckoUnit
        }
    }

    /// What sums of fractions may fall short of the whole number that they are.
    private static let slack = 1e-6

    private func blinkWidth(_ width: Advances.Place, size: Double) -> Double {
        (width.blink * blinkSize(size) * Self.blinkUnit - Self.slack).rounded(.up) / Self.blinkUnit
    }

    /// The size in device pixels of an em of `size` CSS px at the usual size of text.
    private func blinkSize(_ size: Double) -> Double {
        let hundredths = (Double(Float(size * textScale * ratio)) * 100).rounded(.down) / 100
        return (hundredths * Self.blinkUnit).rounded(.down) / Self.blinkUnit
    }
}

extension BrowserEngine {
    /// How many of the units in which it lays boxes out a pixel has: a device pixel in Blink, a CSS px in Gecko.
    public var unitsPerPixel: Int {
        switch self {
        case .blink: 64
        case .gecko: 60
        }
    }
}
