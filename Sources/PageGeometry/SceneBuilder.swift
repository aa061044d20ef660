internal import ContentModel
internal import DesignTokens
internal import Presentation
internal import StickyLayout

/// Walks a page from top to bottom as its style sheet lays it out, and notes where headers and sections come to stand.
/// Each method mirrors one template and its rules in the style sheet.
struct SceneBuilder {
    /// The bottom of all that was added so far, in content coordinates.
    private(set) var y: Double
    private(set) var headers: [Scene.Header] = []
    private(set) var sections: [Scene.Section] = []

    init(top: Double) {
        y = top
    }

    /// The bar with the page's title, for pages that have no masthead.
    mutating func addTitleBar(_ mode: HeaderMode) {
        addHeader(PresentedPage.HeaderID.title, mode) { $0.advanceTitle() }
    }

    /// The page's title above everything, where it is no header.
    mutating func addTitle() {
        advanceTitle()
    }

    /// The footer: contact, hours and the other pages side by side or below each other, then the notes.
    mutating func addFooter(of page: PresentedPage, columns: Int) {
        let restaurant = page.restaurant
        advance(.footerPaddingTop)
        let contactLines =
            restaurant.address.count + (restaurant.phone == nil ? 0 : 1) + (restaurant.mapLink == nil ? 0 : 1)
        let lines = [contactLines, restaurant.hours.count, page.otherPages.count]
        let blocks = lines.filter { $0 > 0 }.map(Self.footerBlockHeight)
        // A row of the grid is as high as its highest block.
        for start in stride(from: 0, to: blocks.count, by: columns) {
            y += blocks[start..<min(start + columns, blocks.count)].max() ?? 0
        }
        if !restaurant.notes.isEmpty {
            advance(.footerHeadingLine, .footerGap)
            advance(.noteLine, times: Clamp.noteLines.lines * restaurant.notes.count)
            advance(.noteGap, times: restaurant.notes.count)
        }
    }

    private static func footerBlockHeight(lines: Int) -> Double {
        Length.footerHeadingLine.pixels + Length.footerLine.pixels * Double(lines) + Length.footerGap.pixels
    }

    private mutating func advanceTitle() {
        advance(.titlePadding, .titleLine, .titlePadding)
    }
}

/// What all kinds of pages are built with.
extension SceneBuilder {
    /// A header as high as what `content` adds.
    mutating func addHeader(_ id: String, _ mode: HeaderMode, level: Int = 1, content: (inout SceneBuilder) -> Void) {
        let top = y
        content(&self)
        headers.append(Scene.Header(id: id, mode: mode, top: top, height: y - top, level: level))
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
        content(&self)
        sections.append(Scene.Section(id: id, top: top, height: y - top))
    }

    mutating func advance(_ lengths: Length...) {
        for length in lengths { y += length.pixels }
    }

    mutating func advance(_ length: Length, times: Int) {
        y += length.pixels * Double(times)
    }

    mutating func advance(pixels: Double) {
        y += pixels
    }
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
