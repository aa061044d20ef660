internal import ContentModel
public import Diagnostics
internal import DesignTokens
public import Presentation
internal import Templating

/// The site's templates, compiled and checked against what pages give them.
public struct PageTemplates: Sendable {
    private let library: TemplateLibrary
    private let folder: String

    private static let error = "error"
    private static let inspect = "inspect"
    /// The shapes of what pages give their templates, by the template's name: a page's is that of its kind.
    private static let shapes: [String: Shape] = PageContent.Kind.allCases.reduce(
        into: [error: ErrorContext.shape, inspect: InspectContext.shape]
    ) {
        $0[$1.rawValue] = PageContext.shape(of: $1)
    }

    /// The templates of `sources`, by name. Throws everything that is wrong with them, the lack of a page's template
    /// included.
    public init(_ sources: [String: SourceFile], folder: String) throws(Findings) {
        let missing = Self.shapes.keys.sorted().filter { sources[$0] == nil }
        guard missing.isEmpty else {
            throw Findings(
                missing.map { Finding(.error, "this template is missing", path: "\(folder)/\($0).mustache") })
        }
        self.folder = folder
        library = try TemplateLibrary(sources, .checked(pages: Self.shapes))
    }

    /// `page` as HTML; `pins` tells how its headers pin. `version` names the state of the site's files.
    public func render(
        _ page: PresentedPage, pins: PinSheet, assets: AssetURLs, version: String
    ) throws(Finding) -> RenderedPage {
        let style = InlineStyle(page, pins: pins, fonts: assets.fonts)
        let context = PageContext.value(of: page, pins: pins, style: style, assets: assets, version: version)
        return RenderedPage(html: try html(page.body.kind.rawValue, with: context, assets), style: style)
    }

    /// The page that shows the page called `name`, one of `pages`, beside what the layout engine says of it.
    public func renderInspector(
        of name: String, among pages: [PresentedPage], assets: AssetURLs, version: String
    ) throws(Finding) -> RenderedPage {
        let style = InlineStyle(tint: NamedTint.indigo.color, fonts: assets.fonts)
        let shared = SharedContext.values(style: style, assets: assets, version: version, needs: .inspector(assets))
        let context = InspectContext.value(of: name, among: pages, shared: shared)
        return RenderedPage(html: try html(Self.inspect, with: context, assets), style: style, frames: .ownPages)
    }

    /// The page for an error of HTTP: its status, what that means, and what to do.
    public func renderError(
        status: Int, title: String, detail: String, assets: AssetURLs, version: String
    ) throws(Finding) -> RenderedPage {
        let style = InlineStyle(tint: NamedTint.indigo.color, fonts: assets.fonts)
        let context = ErrorContext.value(
            status: status, title: title, detail: detail,
            shared: SharedContext.values(style: style, assets: assets, version: version, needs: .nothing))
        return RenderedPage(html: try html(Self.error, with: context, assets), style: style)
    }

    /// The template `name` as a whole page. A template that is empty, cut short or without what every page brings would
    /// leave the reader with a page that cannot even show the next edit.
    private func html(_ name: String, with context: Value, _ assets: AssetURLs) throws(Finding) -> [UInt8] {
        let html = try library.render(name, with: context)
        let path = "\(folder)/\(name).mustache"
        guard html.reversed().drop(while: Self.isSpace).starts(with: "</html>".utf8.reversed()) else {
            throw Finding(.error, "the page does not end with </html>: the template is not whole", path: path)
        }
        for asset in [assets.stylesheet, assets.watchScript].compactMap(\.self) where !html.contains(asset.text.utf8) {
            throw Finding(.error, "the page does not bring \(asset.text): {{> head}} is missing", path: path)
        }
        return html
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t")].contains(byte)
    }
}

extension [UInt8] {
    /// Whether `part` stands somewhere in it.
    fileprivate func contains(_ part: String.UTF8View) -> Bool {
        guard let first = part.first else { return true }
        return indices.contains { self[$0] == first && self[$0...].starts(with: part) }
    }
}

/// What the error page refers to.
private enum ErrorContext {
    static let shape = Shape.record(
        SharedContext.shape.merging(["status": .text, "title": .text, "detail": .text]) { $1 })

    static func value(status: Int, title: String, detail: String, shared: [String: Value]) -> Value {
        .record(
            shared.merging(["status": .text(String(status)), "title": .text(title), "detail": .text(detail)]) { $1 })
    }
}
