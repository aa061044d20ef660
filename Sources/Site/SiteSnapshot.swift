internal import ContentDigest
public import ContentModel
public import Diagnostics
internal import MicroHTTP
public import PageGeometry
internal import PageRendering
internal import Presentation
internal import StickyLayout
internal import Templating
internal import Typesetting

/// One state of a site, complete and never changed: everything that a request can ask for is made when it is loaded. Any
/// number of threads may answer from it.
public struct SiteSnapshot: Sendable {
    /// What the owner wrote.
    public let content: SiteContent
    /// The pages as shown in the site's first language, with their geometry, in its order.
    public let pages: [MeasuredPage]
    /// What might not be meant, though the site can be served.
    public let warnings: [Finding]
    /// A name for exactly this state of the site's files.
    public let version: String

    /// The answers to GET, by path.
    let responses: [String: Response]
    /// The answers to GET with a filter, by path and the filter's value; paths of pages without filters are not there.
    let filteredResponses: [String: [String: Response]]
    let templates: PageTemplates
    let assets: AssetURLs

    /// Whether a page tells its reader of every edit.
    public enum Mode: Sendable {
        /// Pages are as guests see them.
        case published
        /// Pages also bring the script that shows edits at once.
        case watched
    }

    /// The site in `folders`. Throws all that keeps it from being served.
    public init(loading folders: SiteFolders, mode: Mode = .published) throws(Findings) {
        let files = try SiteFiles(in: folders)
        let loaded = ContentLoader.load(files.content, folder: folders.content)
        var errors = loaded.findings.filter { $0.severity == .error }
        var templates: PageTemplates?
        do {
            templates = try PageTemplates(files.templates, folder: folders.templates)
        } catch {
            errors += error.all
        }
        var fonts: SiteFonts?
        if let content = loaded.site {
            do {
                let written = files.content + files.templates.values
                fonts = try SiteFonts(for: content, written: written, folder: folders.fonts)
            } catch {
                errors += error.all
            }
        }
        let published = PublishedFiles(files.publicFiles)
        var publishedFonts: PublishedFonts?
        var assets: AssetURLs?
        do {
            publishedFonts = try fonts.map { fonts throws(Findings) in try PublishedFonts(fonts, cache: folders.cache) }
            assets = try published.assets(for: mode, fonts: publishedFonts?.links ?? [], folder: folders.publicFiles)
        } catch {
            errors += error.all
        }
        guard let content = loaded.site, let fonts, let templates, let assets, let publishedFonts, errors.isEmpty else {
            throw Findings(errors)
        }

        self.content = content
        self.templates = templates
        self.assets = assets
        version = files.version
        pages = try content.measuredPages(in: fonts)
        warnings =
            loaded.findings + published.warnings
            + pages.compactMap { $0.undrawnWarning(path: "\(folders.content)/\($0.page.name).yaml") }
        var responses = published.responses.merging(publishedFonts.responses) { $1 }
        var filteredResponses: [String: [String: Response]] = [:]
        for page in pages {
            let response = try Self.response(for: page, templates: templates, assets: assets, version: version)
            var filtered: [String: Response] = [:]
            for (filter, page) in page.filtered {
                filtered[filter] = try Self.response(for: page, templates: templates, assets: assets, version: version)
            }
            if !filtered.isEmpty { filtered[PresentedPage.everything] = response }
            for path in ["/\(page.page.name)"] + (page.page.name == content.homePage ? ["/"] : []) {
                responses[path] = response
                filteredResponses[path] = filtered.isEmpty ? nil : filtered
            }
        }
        for (path, inspector) in try Self.inspectors(
            of: pages.map(\.page), homePage: content.homePage, templates: templates, assets: assets, version: version)
        {
            responses[path] = inspector
        }
        self.responses = responses
        self.filteredResponses = filteredResponses
        // An error page that cannot be made shows now, and not when it is needed.
        do {
            _ = try templates.renderError(
                status: Status.notFound.rawValue, title: Status.notFound.phrase, detail: "", assets: assets,
                version: version)
        } catch {
            throw Findings([error])
        }
    }

    /// The inspector of each page, by path; that of the home page also without its name.
    private static func inspectors(
        of pages: [PresentedPage], homePage: String, templates: PageTemplates, assets: AssetURLs, version: String
    ) throws(Findings) -> [String: Response] {
        var inspectors: [String: Response] = [:]
        do throws(Finding) {
            for page in pages {
                let inspector = Response(
                    page: try templates.renderInspector(of: page.name, among: pages, assets: assets, version: version))
                inspectors["/inspect/\(page.name)"] = inspector
                if page.name == homePage { inspectors["/inspect"] = inspector }
            }
        } catch {
            throw Findings([error])
        }
        return inspectors
    }

    private static func response(
        for page: MeasuredPage, templates: PageTemplates, assets: AssetURLs, version: String
    ) throws(Findings) -> Response {
        do {
            return Response(
                page: try templates.render(
                    page.page, pins: PinSheet(try page.pinStates()), assets: assets, version: version))
        } catch let finding as Finding {
            throw Findings([finding])
        } catch {
            throw Findings([Finding(.error, "the page cannot be laid out: \(error)", path: page.page.name)])
        }
    }
}

extension Response {
    /// A page that is asked for again each time and sent again only when it has changed.
    init(page: RenderedPage, status: Status = .ok) {
        self.init(
            status,
            fields: [
                Field("Content-Type", MediaType.html),
                Field("Cache-Control", status == .ok ? "no-cache" : "no-store"),
                Field("Content-Security-Policy", page.contentSecurityPolicy),
                Field("X-Content-Type-Options", "nosniff"),
                Field("Referrer-Policy", "strict-origin-when-cross-origin"),
                Field("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
            ],
            content: ResponseContent(page.html),
            entityTag: status == .ok ? EntityTag(opaque: SHA256(of: page.html).hexadecimal(first: 16)) : nil)
    }
}

extension MeasuredPage {
    /// What to tell the owner of characters that no font draws; nil where there are none.
    fileprivate func undrawnWarning(path: String) -> Finding? {
        guard !undrawn.isEmpty else { return nil }
        let shown = undrawn.prefix(Self.mostShown).map { String($0) }.joined(separator: " ")
        return Finding(
            .warning,
            "no installed font draws \(shown)\(undrawn.count > Self.mostShown ? " …" : ""): guests see it in a font of "
                + "their own, and /layout is only roughly right there; fonts-noto-core and fonts-noto-cjk have most scripts",
            path: path)
    }

    private static let mostShown = 10

    /// How its headers pin, as its style tells browsers.
    fileprivate func pinStates() throws(SceneError) -> [PinState] {
        try pinning().states.map { state in
            PinState(
                stage: state.arrangement.rawValue, widest: state.widest, highest: state.highest, layout: state.layout,
                deepest: state.deepest)
        }
    }
}
