internal import ContentModel
internal import DesignTokens
internal import Presentation
internal import StickyLayout
internal import Typesetting

/// Walks a page from top to bottom as its style sheet lays it out, and notes where headers and sections come to stand.
/// Each method mirrors one template and its rules in the style sheet.
struct SceneBuilder {
    /// What is walked.
    enum Reach {
        /// All of the page.
        case page
        /// The headers alone, with a px between them: what is within something ends after that has begun.
        case headers
    }

    /// The bottom of all that was added so far, in content coordinates.
    private(set) var y: Double
    /// Where the content begins, as the browser rounds it.
    let top: Double
    private(set) var headers: [Scene.Header] = []
    private(set) var sections: [Scene.Section] = []
    /// How sure the height of each section is.
    private(set) var certainties: [Certainty] = []
    /// The bar of chips or tabs, if there is one.
    var chips: ChipRow?
    var texts: TextMeasurer
    /// The window's width, as the browser rounds it.
    let windowWidth: Double
    /// Whether what only adorns is left out, and what stood side by side stands one below the other.
    let isNarrow: Bool
    private let arrangement: Arrangement
    private let reach: Reach

    /// Nothing so far, in `window`; `texts` measures as its browser does.
    init(in window: PageWindow, texts: TextMeasurer, reach: Reach = .page) {
        top = texts.measure.length(window.topInset)
        y = top
        windowWidth = texts.measure.length(window.width)
        isNarrow = Breakpoint.isNarrow(width: window.width, textScale: texts.measure.textScale)
        arrangement = window.arrangement
        self.texts = texts
        self.reach = reach
    }

    /// The scene of all that was added, in a window of that height.
    func scene(windowHeight: Double) -> Scene {
        Scene(
            contentHeight: y, viewport: Scene.Size(width: windowWidth, height: windowHeight), topInset: top,
            headers: headers, sections: sections)
    }

    /// The width of what stands in the column.
    var columnWidth: Double { min(windowWidth, pixels(.columnWidth)) - 2 * pixels(.columnPadding) }

    /// The bar with the page's title, for pages that have no masthead.
    mutating func addTitleBar(_ mode: HeaderMode, _ role: HeaderRole, title: String) {
        addHeader(PresentedPage.HeaderID.title, role, mode) { $0.addTitle(title) }
    }

    /// The page's title above everything.
    mutating func addTitle(_ title: String) {
        advance(.titlePadding)
        advance(title, .title, in: windowWidth - 2 * pixels(.columnPadding))
        advance(.titlePadding)
    }
}

/// What all kinds of pages are built with.
extension SceneBuilder {
    /// A header as high as what `content` adds.
    mutating func addHeader(
        _ id: String, _ role: HeaderRole, _ mode: HeaderMode, level: Int = 1, content: (inout SceneBuilder) -> Void
    ) {
        let top = y
        content(&self)
        headers.append(
            Scene.Header(
                id: id, mode: arrangement.mode(of: role, by: mode), top: top, height: y - top, level: level))
    }

    /// What stands between headers.
    mutating func addContent(_ content: (inout SceneBuilder) -> Void) {
        switch reach {
        case .page: content(&self)
        case .headers: advance(pixels: 1)
        }
    }

    /// What `content` adds, as far down as the header that it begins with may pin. One within, which has its own end
    /// already, is not meant.
    mutating func addExtent(content: (inout SceneBuilder) -> Void) {
        let index = headers.count
        content(&self)
        if headers.indices.contains(index), headers[index].end == nil { headers[index].end = y }
    }

    /// A section as high as what `content` adds.
    mutating func addSection(_ id: String, content: (inout SceneBuilder) -> Void) {
        let top = y
        let certainty = texts.certainty
        texts.certainty = .exact
        content(&self)
        sections.append(Scene.Section(id: id, top: top, height: y - top))
        certainties.append(texts.certainty)
        texts.certainty = max(certainty, texts.certainty)
    }

    mutating func advance(_ length: Length, times: Int = 1) { y += pixels(length) * Double(times) }

    mutating func advance(pixels: Double) { y += pixels }

    /// A text in a box `width` CSS px wide.
    mutating func advance(_ text: String, _ role: TextRole, in width: Double) {
        y += texts.height(text, role, in: width)
    }

    /// A length as the browser rounds it.
    func pixels(_ length: Length) -> Double { texts.measure.length(length) }
}

extension HeaderModes.Mode {
    /// The engine's mode of the same name.
    var engineMode: HeaderMode {
        switch self {
        case .inline: .inline
        case .regular: .regular
        case .fixed: .fixed
        case .reverse: .reverse
        }
    }
}
