internal import ContentModel
internal import Diagnostics
internal import Fonts
internal import Typesetting

extension SiteFonts {
    /// The fonts in `folder` for a site whose owner wrote `files`, with all characters that its pages can hold.
    init(for content: SiteContent, written files: [SourceFile], folder: String) throws(Findings) {
        var scalars = Self.always
        for file in files { scalars.formUnion(String(decoding: file.bytes, as: UTF8.self).unicodeScalars) }
        let language = content.languages.first ?? "en"
        let display = Set(content.restaurant.name.unicodeScalars).union(Self.digits)
        do {
            try self.init(
                FontLibrary(folder: folder, language: language), language: language, scalars: scalars, display: display)
        } catch {
            throw Findings([Finding(.error, "\(error)", path: folder)])
        }
    }

    /// What templates, prices, dates and typesetting itself put in: ASCII, the no-break space, dashes, the middle dot, the
    /// ellipsis, the hyphen that stands for a soft one.
    private static let always = Set(
        (0x20...0x7E).map { Unicode.Scalar(UInt8($0)) }
            + Array("\u{A0}\u{B7}\u{2010}\u{2013}\u{2014}\u{2026}".unicodeScalars))
    private static let digits = Set("0123456789".unicodeScalars)
}
