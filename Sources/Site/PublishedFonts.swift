internal import Diagnostics
internal import Fonts
internal import MicroHTTP
internal import PageRendering
internal import Templating
internal import Typesetting

/// The fonts of a site as browsers are sent them: no more of each than the site's texts need.
struct PublishedFonts {
    /// How pages name them.
    let links: [FontLink]
    /// The answers to GET, by path.
    let responses: [String: Response]

    /// A font that draws so many characters that none before it does is there for more than a few signs.
    private static let common = 10

    /// Those of `fonts`; `cache` is a folder for what is made of them.
    init(_ fonts: SiteFonts, cache: String?) throws(Findings) {
        let packed = PackedFonts(folder: cache.map { "\($0)/fonts" })
        var links: [FontLink] = []
        var responses: [String: Response] = [:]
        do {
            for (typeface, face) in fonts.all {
                let bytes = try packed.woff2(of: face.face)
                let asset = Asset(SourceFile(path: face.fileName, bytes: bytes))
                responses[asset.path] = asset.response
                links.append(
                    FontLink(
                        typeface: typeface, family: face.family, weights: face.weights,
                        isCommon: face.ownCount >= Self.common,
                        url: try CheckedURL(asset.path)))
            }
        } catch {
            throw Findings([Finding(.error, "\(error)", path: "fonts")])
        }
        self.links = links
        self.responses = responses
    }
}

extension FontLibrary.Face {
    /// A name for what of it browsers are sent: `inter-regular.woff2`.
    fileprivate var fileName: String {
        let name = face.path.split(separator: "/").last?.split(separator: ".").first ?? "font"
        return "\(name.lowercased()).woff2"
    }
}
