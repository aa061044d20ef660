/// What keeps a font from being used.
public struct FontError: Error, Hashable, CustomStringConvertible {
    /// What went wrong.
    public enum Reason: Sendable, Hashable {
        /// The file, which a package of Debian's has, is not there or cannot be read.
        case missing(package: String)
        /// The bytes are no font.
        case noFont
        /// The font has no glyph for text, or none at all.
        case noGlyphs
        /// HarfBuzz could not make a smaller font.
        case notSubset
        /// The font could not be packed as WOFF2.
        case notPacked
    }

    /// The font's file.
    public let path: String
    /// What went wrong.
    public let reason: Reason

    /// What went wrong with the font at `path`.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// The error in a sentence, which names the file.
    public var description: String {
        switch reason {
        case .missing(let package):
            "\(path) cannot be read; install the package \(package), or name the folder of your fonts with --fonts"
        case .noFont: "\(path) is no OpenType or TrueType font"
        case .noGlyphs: "the font \(path) has no glyphs"
        case .notSubset: "the font \(path) could not be reduced to the characters of the content"
        case .notPacked: "the font \(path) could not be packed as WOFF2"
        }
    }
}
