internal import DesignTokens
internal import Presentation
internal import Typesetting

/// The footer: contact, hours and the other pages side by side or below each other, then the notes.
extension SceneBuilder {
    mutating func addFooter(of page: PresentedPage) {
        let columns = Breakpoint.footerColumns(width: windowWidth, textScale: texts.measure.textScale)
        let width = min(windowWidth - 2 * pixels(.columnPadding), pixels(.footerWidth))
        let gaps = pixels(.footerColumnGap) * Double(columns - 1)
        let columnWidth = texts.measure.length((width - gaps) / Double(columns))
        advance(.footerPaddingTop)
        let blocks = blockHeights(of: page, width: columnWidth)
        // A row of the grid is as high as its highest block.
        for start in stride(from: 0, to: blocks.count, by: columns) {
            advance(pixels: blocks[start..<min(start + columns, blocks.count)].max() ?? 0)
        }
        let notes = page.restaurant.notes
        if !notes.isEmpty {
            advance(page.labels.notes, .footerHeading, in: width)
            for note in notes {
                advance(note, .note, in: width)
                advance(.noteGap)
            }
            advance(.footerGap)
        }
        if page.toTop != nil { advance(.toTopRoom) }
    }

    private mutating func blockHeights(of page: PresentedPage, width: Double) -> [Double] {
        let restaurant = page.restaurant
        let contact =
            (restaurant.address
            + [restaurant.phone, restaurant.mapLink.map { _ in page.labels.map }].compactMap(\.self))
            .map { texts.height($0, .footer, in: width) }
        let hours = restaurant.hours.map { hours in
            texts.height(
                of: hours.times, .hours, beside: hours.days, .footer, gap: .hoursGap,
                least: TextMeasurer.quarter, in: width)
        }
        let pages = page.otherPages.map { texts.height($0.title, .footer, in: width) }
        let blocks = [(page.labels.contact, contact), (page.labels.hours, hours), (page.labels.pages, pages)]
        return blocks.filter { !$0.1.isEmpty }.map { heading, lines in
            lines.reduce(texts.height(heading, .footerHeading, in: width) + pixels(.footerGap), +)
        }
    }
}
