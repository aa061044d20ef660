public import DesignTokens
internal import Fonts
public import Localization

/// Shapes the texts of a site in its fonts. Not for use from several threads at once.
public struct Typesetter {
    private let breaks: TextBreaks
    private let styles: [TextRole: TextStyle]

    /// Shapes texts of the language that `fonts` were chosen for, for a reader whose text is `textScale` times as large as
    /// usual.
    public init(_ fonts: SiteFonts, textScale: Double = 1) throws(TextBreaker.Failure) {
        breaks = try TextBreaks(language: fonts.language)
        var styles: [TextRole: TextStyle] = [:]
        for role in TextRole.allCases {
            styles[role] = TextStyle(
                faces: fonts.faces(for: role).map(\.face), size: role.size, textScale: textScale,
                features: Self.features(role, fonts.language),
                language: fonts.language)
        }
        self.styles = styles
    }

    /// `text` as it is set where it plays a role.
    public func shape(_ text: String, as role: TextRole) throws(TextBreaker.Failure) -> ShapedText {
        guard let style = styles[role] else { preconditionFailure("every role has a style") }
        return try ShapedText(text, style: style, breaks: breaks)
    }

    /// As the style sheet has it.
    private static func features(_ role: TextRole, _ language: String) -> [FontFeature] {
        let isJapanese = language == "ja" || language.hasPrefix("ja-")
        return (role.hasTabularFigures ? [.tabularFigures] : []) + (isJapanese ? [.noKerning] : [])
    }
}
