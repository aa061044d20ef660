public import Diagnostics
internal import DesignTokens
public import Presentation
public import StickyLayout
internal import Templating

/// The site's templates, compiled and checked against what pages give them.
public struct PageTemplates: Sendable {
    private let library: TemplateLibrary

    private static let menu = "menu"
    private static let error = "error"

    /// The templates of `sources`, by name. Throws everything that is wrong with them, the lack of a page's template
    /// included.
    public init(_ sources: [String: SourceFile], folder: String) throws(Findings) {
        let missing = [Self.error, Self.menu].filter { sources[$0] == nil }
        guard missing.isEmpty else {
            throw Findings(
                missing.map { Finding(.error, "this template is missing", path: "\(folder)/\($0).mustache") })
        }
        library = try TemplateLibrary(
            sources, .checked(pages: [Self.menu: MenuContext.shape, Self.error: ErrorContext.shape]))
    }

    /// `page` as HTML; `layout` is that of its scene without a safe area. `version` names the state of the site's files.
    public func render(
        _ page: PresentedPage, layout: Layout, assets: AssetURLs, version: String
    ) throws(Finding) -> RenderedPage {
        let style = InlineStyle(page, layout: layout)
        let context = MenuContext.value(of: page, layout: layout, style: style, assets: assets, version: version)
        return RenderedPage(html: try library.render(Self.menu, with: context), style: style)
    }

    /// The page for an error of HTTP: its status, what that means, and what to do.
    public func renderError(
        status: Int, title: String, detail: String, assets: AssetURLs, version: String
    ) throws(Finding) -> RenderedPage {
        let style = InlineStyle(tint: NamedTint.indigo.color)
        let context = ErrorContext.value(
            status: status, title: title, detail: detail,
            shared: SharedContext.values(style: style, assets: assets, version: version, hasSpy: false))
        return RenderedPage(html: try library.render(Self.error, with: context), style: style)
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
