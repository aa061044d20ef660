public import DesignTokens
internal import FileAccess

/// The fonts of Debian's packages, in a folder as these install it. Text is set in Inter, the restaurant's name in Noto Serif
/// Display; what Inter does not draw, in the first of Noto's sans-serif fonts that does.
public struct FontLibrary: Sendable {
    /// Where Debian's packages put fonts.
    public static let systemFolder = "/usr/share/fonts"

    private let folder: String
    private let language: String

    /// The fonts in `folder` for text of `language`, a BCP 47 tag: the same ideograph is drawn otherwise in China and Japan.
    public init(folder: String = Self.systemFolder, language: String) {
        self.folder = folder
        self.language = language
    }

    /// The fonts that draw `scalars` in a weight (100 to 900), in the order in which each character looks for its own.
    ///
    /// Characters that no font has are left aside. Throws when the first font, without which nothing can be set, is not
    /// there or is broken, and when another is broken.
    public func faces(
        _ typeface: Typeface, weight: Int, drawing scalars: Set<Unicode.Scalar>
    ) throws(FontError) -> [Face] {
        var faces: [Face] = []
        var rest = scalars.filter { !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint }
        for (index, family) in Self.families(of: typeface, language: language).enumerated() {
            guard index == 0 || !rest.isEmpty else { break }
            guard let file = family.file(weight: weight), let whole = try load(family, file, isNeeded: index == 0)
            else { continue }
            let drawn = scalars.filter { whole.hasGlyph(for: $0) }
            guard index == 0 || !rest.isDisjoint(with: drawn) else { continue }
            // What is measured with is the very font that browsers are sent.
            let face = try FontFace(whole.subset(to: drawn), path: whole.path)
            let own = rest.intersection(drawn).count
            rest.subtract(drawn)
            faces.append(
                Face(family: family.name, weights: file.weights, face: face, scalars: drawn, ownCount: own))
        }
        return faces
    }

    /// A font among others in which text is set.
    public struct Face: Sendable {
        /// The name of its family.
        public let family: String
        /// The weights that it stands for.
        public let weights: ClosedRange<Int>
        /// The font itself, with these characters alone.
        public let face: FontFace
        /// Those of the characters asked about that it draws.
        public var scalars: Set<Unicode.Scalar>
        /// How many of them no font before it draws.
        public let ownCount: Int
    }

    private func load(_ family: Family, _ file: Family.File, isNeeded: Bool) throws(FontError) -> FontFace? {
        let path = "\(folder)/\(file.path)"
        do {
            return try FontFace(
                FileSystem.contents(ofFile: path, limit: Self.largestFile), path: path, index: family.index)
        } catch let error as FontError {
            throw error
        } catch {
            guard isNeeded else { return nil }
            throw FontError(path: path, reason: .missing(package: family.package))
        }
    }

    /// In bytes. The largest of Debian's, for all of East Asia, has 20 MB.
    private static let largestFile = 64 * 1024 * 1024
}

extension FontLibrary {
    /// Fonts of one look, in several weights.
    private struct Family {
        let name: String
        /// The Debian package that has it.
        let package: String
        /// Its place among the fonts of a file.
        var index = 0
        /// A file for each range of weights.
        let files: [File]

        struct File {
            let weights: ClosedRange<Int>
            let path: String
        }

        /// The file for a weight.
        func file(weight: Int) -> File? { files.first { $0.weights.contains(weight) } }

        static let inter = Family(
            name: "Inter", package: "fonts-inter",
            files: [(1...400, "Regular"), (401...500, "Medium"), (501...600, "SemiBold"), (601...1_000, "Bold")].map {
                File(weights: $0, path: "opentype/inter/Inter-\($1).otf")
            })

        static let display = Family(
            name: "Noto Serif Display", package: "fonts-noto-core",
            files: [File(weights: 1...1_000, path: "truetype/noto/NotoSerifDisplay-Bold.ttf")])

        static func noto(_ script: String) -> Family {
            let file = script.filter { $0 != " " }
            return Family(
                name: script.isEmpty ? "Noto Sans" : "Noto Sans \(script)", package: "fonts-noto-core",
                files: twoWeights { "truetype/noto/NotoSans\(file)-\($0).ttf" })
        }

        static func eastAsian(_ language: String) -> Family {
            let index =
                ["ko": 1, "zh": 2, "zh-Hans": 2, "zh-CN": 2, "zh-Hant": 3, "zh-TW": 3, "zh-HK": 4][language] ?? 0
            return Family(
                name: "Noto Sans CJK \(["JP", "KR", "SC", "TC", "HK"][index])", package: "fonts-noto-cjk", index: index,
                files: twoWeights { "opentype/noto/NotoSansCJK-\($0).ttc" })
        }

        private static func twoWeights(_ path: (String) -> String) -> [File] {
            [File(weights: 1...500, path: path("Regular")), File(weights: 501...1_000, path: path("Bold"))]
        }
    }

    /// Noto's fonts for scripts that Inter does not draw, those that menus are written in before rarer ones.
    private static let scripts = [
        "", "Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Tamil", "Telugu", "Gujarati", "Gurmukhi", "Kannada",
        "Malayalam", "Sinhala", "Georgian", "Armenian", "Khmer", "Lao", "Myanmar", "Ethiopic", "Symbols", "Symbols 2",
        "Math",
    ]

    private static func families(of typeface: Typeface, language: String) -> [Family] {
        let text =
            [Family.inter] + scripts.prefix(1).map(Family.noto) + [.eastAsian(language)]
            + scripts.dropFirst().map(Family.noto)
        return switch typeface {
        case .text: text
        case .display: [.display] + text
        }
    }
}
