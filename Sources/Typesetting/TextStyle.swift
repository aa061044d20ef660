public import Fonts

/// What text is set in.
public struct TextStyle: Sendable {
    /// The fonts, of which each character takes the first one that has it.
    public let faces: [FontFace]
    /// The size of an em, in CSS px, at the usual size of text.
    public let size: Double
    /// How many times as large as usual the reader's text is. Only Gecko's advances, which are rounded one by one, depend on
    /// it.
    public let textScale: Double
    /// What is on of the fonts' features, beside what always is.
    public let features: [FontFeature]
    /// The text's language, a BCP 47 tag.
    public let language: String
    /// Whether its paragraphs are read from right to left.
    public let isRightToLeft: Bool

    /// Text in the first of `faces` that has each character, `size` CSS px to the em at the usual size of text.
    public init(
        faces: [FontFace], size: Double, textScale: Double = 1, features: [FontFeature] = [], language: String,
        isRightToLeft: Bool = false
    ) {
        self.faces = faces
        self.size = size
        self.textScale = textScale
        self.features = features
        self.language = language
        self.isRightToLeft = isRightToLeft
    }
}
