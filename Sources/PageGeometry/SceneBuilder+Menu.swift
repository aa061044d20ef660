internal import ContentModel
internal import DesignTokens
internal import Presentation
internal import StickyLayout

/// A menu, and what is under tabs.
extension SceneBuilder {
    mutating func add(_ menu: PresentedMenu, of page: PresentedPage) {
        addContent { $0.addMasthead(of: page.restaurant) }
        if !page.chips.isEmpty {
            let bar = chipBar(of: page.chips)
            chips = bar.row
            addHeader(PresentedPage.HeaderID.chips, .mainBar, menu.chipBarMode.engineMode) {
                $0.advance(.chipBarPadding, times: 2)
                $0.advance(pixels: bar.height)
                $0.advance(.divider)
            }
        }
        for section in menu.sections { add(section, level: 1, tile: .tile) }
    }

    mutating func addTabs(of page: PresentedPage, _ sections: [PresentedSection]) {
        addContent { $0.addTitle(page.heading) }
        if !page.chips.isEmpty {
            let bar = tabBar(of: page.chips)
            chips = bar.row
            addHeader(PresentedPage.HeaderID.tabs, .mainBar, .fixed) {
                $0.advance(pixels: bar.height)
                $0.advance(.divider)
            }
        }
        for section in sections { add(section, level: 1, tile: nil) }
    }

    private mutating func addMasthead(of restaurant: PresentedRestaurant) {
        advance(.mastheadPaddingTop)
        advance(restaurant.name, .mastheadName, in: columnWidth)
        if let tagline = restaurant.tagline { advance(tagline, .tagline, in: columnWidth) }
        if let address = restaurant.addressLine { advance(address, .mastheadAddress, in: columnWidth) }
        advance(.mastheadPaddingBottom)
    }

    /// A section with its heading, note, dishes and subsections. To the engine, which knows no nesting of sections, it
    /// ends where its first subsection begins.
    private mutating func add(_ section: PresentedSection, level: Int, tile: Length?) {
        addExtent {
            $0.addSection(section.id) {
                if let title = section.title { $0.addHeading(title, of: section, level: level) }
                $0.addContent {
                    if let note = section.note {
                        $0.advance(note, .note, in: $0.columnWidth)
                        $0.advance(.noteGap)
                    }
                    if !section.items.isEmpty { $0.add(section.items, tile: tile) }
                }
            }
            for inner in section.sections { $0.add(inner, level: level + 1, tile: tile) }
        }
    }

    private mutating func addHeading(_ title: String, of section: PresentedSection, level: Int) {
        let (role, padding) =
            level == 1 ? (TextRole.heading, Length.headingPadding) : (.subheading, .subheadingPadding)
        addHeader(section.id, .heading, section.headingMode.engineMode, level: level) {
            $0.advance(padding)
            $0.advance(title, role, in: $0.columnWidth)
            $0.advance(padding)
        }
    }

    private mutating func add(_ items: [Item], tile: Length?) {
        advance(.listGap)
        for item in items { advance(pixels: height(of: item, tile: isNarrow ? nil : tile)) }
        advance(.itemGap, times: items.count - 1)
        advance(.sectionGap)
    }

    /// A dish beside its tile.
    private mutating func height(of item: Item, tile: Length?) -> Double {
        guard let tile else { return height(of: item, width: columnWidth) }
        return max(pixels(tile), height(of: item, width: columnWidth - pixels(tile) - pixels(.tileGap)))
    }

    /// The name beside the price, and the description below.
    private mutating func height(of item: Item, width: Double) -> Double {
        let line =
            item.price.map { price in
                texts.height(of: price, .price, beside: item.name, .dishName, gap: .priceGap, in: width)
            } ?? texts.height(item.name, .dishName, in: width)
        return line + (item.description.map { texts.height($0, .description, in: width) } ?? 0)
    }
}
