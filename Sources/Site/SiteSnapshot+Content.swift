public import ContentModel
public import Diagnostics
public import PageGeometry
internal import Presentation
internal import Typesetting

extension SiteSnapshot {
    /// What the owner wrote in `folder`, without anything made from it. Throws all that is wrong with it.
    public static func content(in folder: String) throws(Findings) -> SiteContent {
        var reader = FolderReader()
        let loaded = ContentLoader.load(reader.contentFiles(in: folder), folder: folder)
        let errors = reader.findings + loaded.findings.filter { $0.severity == .error }
        guard let site = loaded.site, errors.isEmpty else { throw Findings(errors) }
        return site
    }
}

extension SiteSnapshot {
    /// The pages of the site that the owner wrote in `content`, without anything made from them but their geometry.
    public static func pages(
        in folders: SiteFolders
    ) throws(Findings) -> (content: SiteContent, pages: [MeasuredPage]) {
        let content = try content(in: folders.content)
        var reader = FolderReader()
        let fonts = try SiteFonts(
            for: content, written: reader.contentFiles(in: folders.content), folder: folders.fonts)
        return (content, try content.measuredPages(in: fonts))
    }
}

extension SiteContent {
    /// The pages as shown in the site's first language, each with all of its filters, with their geometry when set in `fonts`,
    /// in the site's order.
    func measuredPages(in fonts: SiteFonts) throws(Findings) -> [MeasuredPage] {
        var measured: [MeasuredPage] = []
        for page in pages {
            let language = languages.first ?? "en"
            var filtered: [String: PresentedPage] = [:]
            for filter in PresentedPage.filters(of: page) {
                filtered[filter] = PresentedPage(page, of: self, language: language, filter: filter)
            }
            do {
                let whole = PresentedPage(page, of: self, language: language)
                measured.append(try MeasuredPage(whole, filtered: filtered, in: fonts))
            } catch {
                throw Findings([Finding(.error, "the page cannot be set: \(error)", path: page.name)])
            }
        }
        return measured
    }
}
