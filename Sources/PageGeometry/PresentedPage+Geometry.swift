internal import Presentation

extension PresentedPage {
    /// The page's geometry as the layout engine reads it: every header and section at its natural place, and how sure it is.
    ///
    /// - Parameters:
    ///   - window: the reader's window.
    ///   - texts: what measures the page's texts.
    ///   - reach: whether all of the page is wanted.
    func built(in window: PageWindow, texts: TextMeasurer, reach: SceneBuilder.Reach = .page) -> SceneBuilder {
        var builder = SceneBuilder(in: window, texts: texts, reach: reach)
        switch body {
        case .menu(let menu): builder.add(menu, of: self)
        case .stories(let stories): builder.add(stories, of: self)
        case .contacts(let groups): builder.add(groups, of: self)
        case .tabs(let sections): builder.addTabs(of: self, sections)
        case .calendar(let calendar): builder.add(calendar, of: self)
        }
        builder.addContent { $0.addFooter(of: self) }
        return builder
    }
}
