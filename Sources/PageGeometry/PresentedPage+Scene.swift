internal import ContentModel
internal import DesignTokens
public import Presentation
public import StickyLayout

extension PresentedPage {
    /// The page's geometry as the layout engine reads it: every header and section at its natural place.
    ///
    /// - Parameters:
    ///   - viewport: the reader's window in CSS px; its width decides how many columns the footer has.
    ///   - topInset: the part of the window's top that the device covers, in CSS px; the content starts below it.
    /// - Returns: a scene that is valid for any finite, non-negative viewport and inset.
    public func scene(in viewport: Scene.Size, topInset: Double = 0) -> Scene {
        var builder = SceneBuilder(top: topInset)
        switch body {
        case .menu(let menu): builder.add(menu, of: self)
        case .stories(let stories): builder.add(stories)
        case .contacts(let groups): builder.add(groups)
        case .tabs(let sections): builder.addTabs(sections, hasBar: !chips.isEmpty)
        case .calendar(let calendar): builder.add(calendar)
        }
        builder.addFooter(of: self, columns: Breakpoint.footerColumns(atWidth: viewport.width))
        return Scene(
            contentHeight: builder.y, viewport: viewport, topInset: topInset, headers: builder.headers,
            sections: builder.sections)
    }
}
