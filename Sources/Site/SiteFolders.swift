/// Where a site's files are.
public struct SiteFolders: Sendable, Equatable {
    /// What the owner writes: `site.yaml` and a file a page.
    public var content: String
    /// The pages' templates.
    public var templates: String
    /// Style sheets, scripts and icons.
    public var publicFiles: String

    /// These folders; by default those of the working directory.
    public init(content: String = "Content", templates: String = "Templates", publicFiles: String = "Public") {
        self.content = content
        self.templates = templates
        self.publicFiles = publicFiles
    }

    /// All of them.
    public var all: [String] { [content, templates, publicFiles] }
}
