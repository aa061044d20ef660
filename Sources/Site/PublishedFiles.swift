internal import ContentDigest
internal import ContentModel
internal import Diagnostics
internal import MicroHTTP
internal import PageRendering
internal import Templating

/// The public files of a site under their addresses.
struct PublishedFiles {
    private let assets: [String: Asset]
    private let linkErrors: [Finding]
    /// What is missing, though pages can do without it.
    let warnings: [Finding]
    private let description: SourceFile?

    /// The description of `/layout`, the one file with an address that people type.
    static let descriptionName = "openapi.yaml"

    private static let spyName = "spy.js"
    private static let stylesheetName = "carta.css"

    /// The style sheets that pages of a kind have besides the one of every page.
    private static func stylesheetNames(of kind: PageContent.Kind) -> [String] {
        switch kind {
        case .menu, .tabs: ["bars.css", "dishes.css"]
        case .stories: ["bars.css", "cards.css"]
        case .contacts: ["bars.css", "contacts.css"]
        case .calendar: ["bars.css", "calendar.css"]
        }
    }

    init(_ files: [String: SourceFile]) {
        let (assets, findings) = AssetLinker.link(files)
        self.assets = assets
        linkErrors = findings.filter { $0.severity == .error }
        warnings = findings.filter { $0.severity == .warning }
        description = files[Self.descriptionName]
    }

    /// The answers to GET, by path.
    var responses: [String: Response] {
        var responses = Dictionary(uniqueKeysWithValues: assets.values.map { ($0.path, $0.response) })
        if let description {
            responses["/\(Self.descriptionName)"] = Response(
                .ok,
                fields: [
                    Field("Content-Type", MediaType.openAPI), Field("Cache-Control", "no-cache"),
                    Field("Access-Control-Allow-Origin", "*"), Field("X-Content-Type-Options", "nosniff"),
                ],
                content: ResponseContent(description.bytes),
                entityTag: EntityTag(opaque: SHA256(of: description.bytes).hexadecimal(first: 16)))
        }
        return responses
    }

    /// Where pages find their files. Throws a finding for each that is missing or names one that is.
    func assets(
        for mode: SiteSnapshot.Mode, fonts: [FontLink], folder: String
    ) throws(Findings) -> AssetURLs {
        var findings = linkErrors
        func url(_ name: String) -> CheckedURL? {
            let path = "\(folder)/\(name)"
            do {
                if let asset = assets[name] { return try CheckedURL(asset.path) }
                let finding = Finding(.error, "this file is missing: pages need it", path: path)
                if !findings.contains(finding) { findings.append(finding) }
            } catch {
                findings.append(Finding(.error, "its name cannot be part of an address: \(error)", path: path))
            }
            return nil
        }
        let stylesheet = url(Self.stylesheetName)
        var kindStylesheets: [PageContent.Kind: [CheckedURL]] = [:]
        for kind in PageContent.Kind.allCases {
            kindStylesheets[kind] = Self.stylesheetNames(of: kind).compactMap(url)
        }
        let icon = url("icon.svg")
        let spyScript = url(Self.spyName)
        let inspectorStylesheet = url("inspect.css")
        let inspectorScript = url("inspect.js")
        let watchScript = mode == .watched ? url("watch.js") : nil
        let needs = assets[Self.spyName]?.needs ?? []
        let spyModules = needs.filter(AssetLinker.isScript).compactMap(url)
        let spyFetches = needs.filter { !AssetLinker.isScript($0) }.compactMap(url)
        guard let stylesheet, let icon, let spyScript, let inspectorStylesheet, let inspectorScript, findings.isEmpty
        else { throw Findings(findings) }
        return AssetURLs(
            stylesheet: stylesheet, kindStylesheets: kindStylesheets, icon: icon, fonts: fonts,
            spyScript: spyScript, spyModules: spyModules, spyFetches: spyFetches,
            inspector: AssetURLs.Inspector(stylesheet: inspectorStylesheet, script: inspectorScript),
            watchScript: watchScript)
    }
}
