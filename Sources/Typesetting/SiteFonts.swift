public import DesignTokens
public import Fonts

/// The fonts that a site's texts are set in: for each typeface and weight that texts have, those that draw its characters.
public struct SiteFonts: Sendable {
    /// What a kind of text has in common with others that are set in the same fonts.
    struct Key: Hashable {
        let typeface: Typeface
        let weight: Int
    }

    private let faces: [Key: [FontLibrary.Face]]
    /// The language that the fonts were chosen for, a BCP 47 tag.
    public let language: String

    /// The fonts of `library` for texts of `language` that hold `scalars`, and a name of the restaurant that holds `display`.
    public init(
        _ library: FontLibrary, language: String, scalars: Set<Unicode.Scalar>, display: Set<Unicode.Scalar>
    ) throws(FontError) {
        var faces: [Key: [FontLibrary.Face]] = [:]
        for role in TextRole.allCases {
            let key = Key(typeface: role.typeface, weight: role.weight)
            guard faces[key] == nil else { continue }
            let scalars = role.typeface == .display ? display : scalars
            faces[key] = try library.faces(role.typeface, weight: role.weight, drawing: scalars)
        }
        self.faces = faces
        self.language = language
    }

    /// The fonts for a kind of text, in the order in which each character looks for its own.
    public func faces(for role: TextRole) -> [FontLibrary.Face] {
        faces[Key(typeface: role.typeface, weight: role.weight)] ?? []
    }

    /// Whether one of them draws a character of a kind of text.
    public func draw(_ scalar: Unicode.Scalar, as role: TextRole) -> Bool {
        faces(for: role).contains { $0.scalars.contains(scalar) }
    }

    /// All of them, each once for a typeface.
    public var all: [(typeface: Typeface, face: FontLibrary.Face)] {
        let keys = faces.keys.sorted { $0.typeface != $1.typeface ? $0.typeface == .text : $0.weight < $1.weight }
        var all: [(typeface: Typeface, face: FontLibrary.Face)] = []
        for key in keys {
            for face in faces[key] ?? [] {
                let isThere = all.contains { $0.face.family == face.family && $0.face.weights == face.weights }
                if !isThere { all.append((key.typeface, face)) }
            }
        }
        return all
    }
}
