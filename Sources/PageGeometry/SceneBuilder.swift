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

    /// The masthead: the name, then a line each for tagline and address.
    mutating func add(_ restaurant: PresentedRestaurant) {
        let lines = [restaurant.tagline, restaurant.addressLine].count { $0 != nil }
        advance(.mastheadPaddingTop, .mastheadNameLine)
        advance(.mastheadLine, times: lines)
        advance(.mastheadPaddingBottom)
    }

    /// The chip bar with the line under it, if any section has a chip.
    mutating func addChipBar(of page: PresentedPage) {
        guard !page.chips.isEmpty else { return }
        let top = y
        advance(.chipBarPadding, .chipHeight, .chipBarPadding, .divider)
        headers.append(
            Scene.Header(id: PresentedPage.chipBarID, mode: page.chipBarMode.engineMode, top: top, height: y - top))
    }

    /// A section with its heading, note, dishes and subsections. To the engine, which knows no nesting of sections, it
    /// ends where its first subsection begins.
    mutating func add(_ section: PresentedSection, level: Int) {
        let top = y
        let headerIndex = section.title == nil ? nil : headers.count
        if section.title != nil { addHeading(of: section, level: level) }
        if section.note != nil {
            advance(.noteLine, times: Clamp.noteLines.lines)
            advance(.noteGap)
        }
        if !section.items.isEmpty { add(section.items) }
        sections.append(Scene.Section(id: section.id, top: top, height: y - top))
        for inner in section.sections { add(inner, level: level + 1) }
        if let headerIndex { headers[headerIndex].end = y }
    }

    /// The footer: contact and hours side by side or below each other, then the notes.
    mutating func addFooter(of restaurant: PresentedRestaurant, columns: Int) {
        advance(.footerPaddingTop)
        let contactLines =
            restaurant.address.count + (restaurant.phone == nil ? 0 : 1) + (restaurant.mapLink == nil ? 0 : 1)
        let blocks = [contactLines, restaurant.hours.count].filter { $0 > 0 }.map(Self.footerBlockHeight)
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

    private mutating func addHeading(of section: PresentedSection, level: Int) {
        let top = y
        if level == 1 {
            advance(.headingPadding, .headingLine, .headingPadding)
        } else {
            advance(.subheadingPadding, .subheadingLine, .subheadingPadding)
        }
        headers.append(
            Scene.Header(
                id: section.id, mode: section.headingMode.engineMode, top: top, height: y - top, level: level))
    }

    private mutating func add(_ items: [Item]) {
        advance(.listGap)
        for item in items {
            let text =
                Length.nameLine.pixels
                + (item.description == nil
                    ? 0 : Length.descriptionLine.pixels * Double(Clamp.descriptionLines.lines))
            y += max(Length.tile.pixels, text)
        }
        advance(.itemGap, times: items.count - 1)
        advance(.sectionGap)
    }

    private static func footerBlockHeight(lines: Int) -> Double {
        Length.footerHeadingLine.pixels + Length.footerLine.pixels * Double(lines) + Length.footerGap.pixels
    }

    private mutating func advance(_ lengths: Length...) {
        for length in lengths { y += length.pixels }
    }

    private mutating func advance(_ length: Length, times: Int) {
        y += length.pixels * Double(times)
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
