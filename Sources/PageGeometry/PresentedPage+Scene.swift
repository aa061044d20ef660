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
    /// - Returns: a scene that is valid for any finite, non-negative viewport and inset, as long as no more than one of the
    ///   page's headers is reverse.
    public func scene(in viewport: Scene.Size, topInset: Double = 0) -> Scene {
        var builder = SceneBuilder(top: topInset)
        builder.add(restaurant)
        builder.addChipBar(of: self)
        for section in sections { builder.add(section, level: 1) }
        builder.addFooter(of: restaurant, columns: Breakpoint.footerColumns(atWidth: viewport.width))
        return Scene(
            contentHeight: builder.y, viewport: viewport, topInset: topInset, headers: builder.headers,
            sections: builder.sections)
    }
}
