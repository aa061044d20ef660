public import ContentModel
public import Diagnostics

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
