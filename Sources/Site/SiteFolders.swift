/// Where a site's files are.
public struct SiteFolders: Sendable, Equatable {
    /// What the owner writes: `site.yaml` and a file a page.
    public var content: String
    /// The pages' templates.
    public var templates: String
    /// Style sheets, scripts and icons.
    public var publicFiles: String
    /// Fonts, as Debian's packages install them.
    public var fonts: String
    /// Where what takes long to make is kept for the next start; nil for nowhere.
    public var cache: String?

    /// These folders; by default those of the working directory.
    public init(
        content: String = "Content", templates: String = "Templates", publicFiles: String = "Public",
        fonts: String = "/usr/share/fonts", cache: String? = nil
    ) {
        self.content = content
        self.templates = templates
        self.publicFiles = publicFiles
        self.fonts = fonts
        self.cache = cache
    }

    /// Those whose files an owner edits.
    public var edited: [String] { [content, templates, publicFiles] }
}
