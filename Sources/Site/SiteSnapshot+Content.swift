public import ContentModel
public import Diagnostics
public import PageGeometry
internal import Presentation
internal import StickyLayout

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

extension SiteContent {
    /// The pages as shown in the site's first language, each with all of its filters, with their geometry, in the site's
    /// order.
    public func measuredPages() throws(Findings) -> [MeasuredPage] {
        var measured: [MeasuredPage] = []
        for page in pages {
            let language = languages.first ?? "en"
            var filtered: [String: PresentedPage] = [:]
            for filter in PresentedPage.filters(of: page) {
                filtered[filter] = PresentedPage(page, of: self, language: language, filter: filter)
            }
            do {
                let whole = PresentedPage(page, of: self, language: language)
                measured.append(try MeasuredPage(whole, filtered: filtered))
            } catch {
                throw Findings([Finding(.error, "the page cannot be laid out: \(error)", path: page.name)])
            }
        }
        return measured
    }
}
