public import Fonts

/// What text is set in.
public struct TextStyle: Sendable {
    /// The fonts, of which each character takes the first one that has it.
    public let faces: [FontFace]
    /// The size of an em, in CSS px.
    public let size: Double
    /// What is on of the fonts' features, beside what always is.
    public let features: [FontFeature]
    /// The text's language, a BCP 47 tag.
    public let language: String
    /// Whether its paragraphs are read from right to left.
    public let isRightToLeft: Bool

    /// Text in the first of `faces` that has each character, `size` CSS px to the em.
    public init(
        faces: [FontFace], size: Double, features: [FontFeature] = [], language: String, isRightToLeft: Bool = false
    ) {
        self.faces = faces
        self.size = size
        self.features = features
        self.language = language
        self.isRightToLeft = isRightToLeft
    }
}
