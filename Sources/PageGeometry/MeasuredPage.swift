internal import DesignTokens
public import Presentation
public import StickyLayout

/// A page with its layout, worked out once for each way the page can be laid out, so that a question about another window
/// costs next to nothing.
public struct MeasuredPage: Sendable {
    /// What the page shows.
    public let page: PresentedPage
    /// The same page with each of its filters chosen, by the filter's value; empty for most pages.
    public let filtered: [String: MeasuredPage]
    /// The layouts without a safe area, for each number of footer columns from 1 on.
    private let layouts: [Layout]

    /// `page`, laid out. Throws what keeps the engine from it, which no page that was read without findings has.
    public init(_ page: PresentedPage, filtered: [String: PresentedPage] = [:]) throws(SceneError) {
        self.page = page
        let narrow = try Layout(page.scene(in: Scene.Size(width: 0, height: 0)))
        let wide = try Layout(page.scene(in: Scene.Size(width: Breakpoint.wide, height: 0)))
        layouts = [narrow, wide]
        var measured: [String: MeasuredPage] = [:]
        for (filter, page) in filtered { measured[filter] = try MeasuredPage(page) }
        self.filtered = measured
    }

    /// The page's layout in `viewport` (CSS px, finite and not negative) below a safe area of `topInset`.
    public func layout(in viewport: Scene.Size, topInset: Double = 0) throws(SceneError) -> Layout {
        guard topInset == 0 else { return try Layout(page.scene(in: viewport, topInset: topInset)) }
        return try layouts[Breakpoint.footerColumns(atWidth: viewport.width) - 1].resized(to: viewport)
    }
}
