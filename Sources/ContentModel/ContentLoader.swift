public import Diagnostics

/// What reading a site's files came to.
public struct LoadedContent: Sendable, Equatable {
    /// The site; nil when there is an error among the findings.
    public let site: SiteContent?
    /// All findings, errors and warnings, by path and then in the order of each file.
    public let findings: [Finding]

    /// A result of these parts.
    public init(site: SiteContent?, findings: [Finding]) {
        self.site = site
        self.findings = findings
    }
}

/// Reads a site from its files' bytes; it opens no file itself.
///
/// The file named `site` describes the restaurant, each other one is a page of its own name. YAML 1.1 as libyaml reads
/// it, and JSON as far as that is YAML; every plain value is text.
public enum ContentLoader {
    /// The endings of content files, without the dot; others are not looked at.
    public static let fileExtensions = ["yaml", "yml", "json"]

    /// The site that `files` describe, or what is wrong with them. `folder` names the folder in the findings about
    /// files that are not there.
    public static func load(_ files: [SourceFile], folder: String = "Content") -> LoadedContent {
        var assembly = SiteAssembly(folder: folder)
        for file in files.sorted(by: { $0.path < $1.path }) { assembly.read(file) }
        return assembly.result()
    }
}
