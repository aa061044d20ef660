internal import DesignTokens
internal import Localization
internal import Synchronization
internal import Typesetting

/// A text where it plays a role.
struct RoledText: Hashable {
    let text: String
    let role: TextRole
}

/// The texts of a page, shaped once for all widths.
struct ShapedTexts: Sendable {
    private var shaped: [RoledText: ShapedText] = [:]

    /// All of them.
    var all: Set<RoledText> { Set(shaped.keys) }

    subscript(_ text: RoledText) -> ShapedText? { shaped[text] }

    /// Shapes those of `texts` that are not there yet.
    mutating func add(_ texts: Set<RoledText>, by typesetter: Typesetter) throws(TextBreaker.Failure) {
        for text in texts where shaped[text] == nil {
            shaped[text] = try typesetter.shape(text.text, as: text.role)
        }
    }
}

extension ShapedTexts {
    /// The characters that none of `fonts` draws, in their order.
    func undrawn(by fonts: SiteFonts) -> [Unicode.Scalar] {
        var undrawn: Set<Unicode.Scalar> = []
        for (text, shaped) in shaped where shaped.hasMissingGlyphs {
            undrawn.formUnion(
                text.text.unicodeScalars.filter { scalar in
                    !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace
                        && !fonts.draw(scalar, as: text.role)
                })
        }
        return undrawn.sorted()
    }
}

/// The texts of a page for readers of each size of text that was asked for last. In Gecko, which rounds each advance, texts
/// of another size are other texts.
final class ScaledTexts: Sendable {
    /// Those at the usual size.
    let usual: ShapedTexts
    /// The characters that none of the fonts draws.
    let undrawn: [Unicode.Scalar]
    private let fonts: SiteFonts
    private let others = Mutex<[(scale: Double, texts: ShapedTexts)]>([])

    private static let most = 4

    /// `usual`, set in `fonts`, and those made from it.
    init(_ usual: ShapedTexts, fonts: SiteFonts) {
        self.usual = usual
        self.fonts = fonts
        undrawn = usual.undrawn(by: fonts)
    }

    /// The texts as a browser of that measure needs them.
    func texts(for measure: Measure) throws(TextBreaker.Failure) -> ShapedTexts {
        guard measure.engine == .gecko, measure.textScale != 1 else { return usual }
        let known = others.withLock { others in others.first { $0.scale == measure.textScale }?.texts }
        if let known { return known }
        var texts = ShapedTexts()
        try texts.add(usual.all, by: Typesetter(fonts, textScale: measure.textScale))
        let made = texts
        others.withLock { $0 = [(measure.textScale, made)] + $0.prefix(Self.most - 1) }
        return made
    }
}
