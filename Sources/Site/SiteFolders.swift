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

    /// These folders; by default those of the working directory.
    public init(
        content: String = "Content", templates: String = "Templates", publicFiles: String = "Public",
        fonts: String = "/usr/share/fonts"
    ) {
        self.content = content
        self.templates = templates
        self.publicFiles = publicFiles
        self.fonts = fonts
    }

    /// Those whose files an owner edits.
    public var edited: [String] { [content, templates, publicFiles] }
}
