internal import ContentModel
internal import DesignTokens
internal import Presentation
internal import StickyLayout

/// A menu, and what is under tabs.
extension SceneBuilder {
    mutating func add(_ menu: PresentedMenu, of page: PresentedPage) {
        addMasthead(of: page.restaurant)
        if !page.chips.isEmpty {
            addHeader(PresentedPage.HeaderID.chips, menu.chipBarMode.engineMode) {
                $0.advance(.chipBarPadding, .chipHeight, .chipBarPadding, .divider)
            }
        }
        for section in menu.sections { add(section, level: 1, leastItem: .tile) }
    }

    mutating func addTabs(_ sections: [PresentedSection], hasBar: Bool) {
        addTitle()
        if hasBar { addHeader(PresentedPage.HeaderID.tabs, .fixed) { $0.advance(.tab, .divider) } }
        for section in sections { add(section, level: 1, leastItem: .nameLine) }
    }

    /// The masthead: the name, then a line each for tagline and address.
    private mutating func addMasthead(of restaurant: PresentedRestaurant) {
        let lines = [restaurant.tagline, restaurant.addressLine].count { $0 != nil }
        advance(.mastheadPaddingTop, .mastheadNameLine)
        advance(.mastheadLine, times: lines)
        advance(.mastheadPaddingBottom)
    }

    /// A section with its heading, note, dishes and subsections. To the engine, which knows no nesting of sections, it
    /// ends where its first subsection begins.
    private mutating func add(_ section: PresentedSection, level: Int, leastItem: Length) {
        addExtent {
            $0.addSection(section.id) {
                if section.title != nil { $0.addHeading(of: section, level: level) }
                if section.note != nil {
                    $0.advance(.noteLine, times: Clamp.noteLines.lines)
                    $0.advance(.noteGap)
                }
                if !section.items.isEmpty { $0.add(section.items, least: leastItem) }
            }
            for inner in section.sections { $0.add(inner, level: level + 1, leastItem: leastItem) }
        }
    }

    private mutating func addHeading(of section: PresentedSection, level: Int) {
        addHeader(section.id, section.headingMode.engineMode, level: level) {
            if level == 1 {
                $0.advance(.headingPadding, .headingLine, .headingPadding)
            } else {
                $0.advance(.subheadingPadding, .subheadingLine, .subheadingPadding)
            }
        }
    }

    private mutating func add(_ items: [Item], least: Length) {
        advance(.listGap)
        for item in items {
            let text =
                Length.nameLine.pixels
                + (item.description == nil
                    ? 0 : Length.descriptionLine.pixels * Double(Clamp.descriptionLines.lines))
            advance(pixels: max(least.pixels, text))
        }
        advance(.itemGap, times: items.count - 1)
        advance(.sectionGap)
    }
}
