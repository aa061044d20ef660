/// Every measure of a page that its geometry depends on: the one place that both the style sheet (as custom properties) and
/// the geometry behind `/layout` read. The raw value is the custom property's name without its two dashes.
///
/// All grow with the size of the reader's text: a page at twice that size is the page in half the window, drawn twice as
/// large.
public enum Length: String, CaseIterable, Sendable {
    // The column, which is as wide as a line can be read.
    /// The most that the column takes, its paddings included.
    case columnWidth = "column-width"
    /// Space at both sides of the column.
    case columnPadding = "column-padding"

    // The masthead: the restaurant's name, tagline and address above everything.
    /// Space above the restaurant's name.
    case mastheadPaddingTop = "masthead-padding-top"
    /// Each line of the restaurant's name.
    case mastheadNameLine = "masthead-name-line"
    /// Each line under the name: the tagline, the address.
    case mastheadLine = "masthead-line"
    /// Space below the last line.
    case mastheadPaddingBottom = "masthead-padding-bottom"

    // The chip bar.
    /// Each line of a chip's text.
    case chipLine = "chip-line"
    /// Space above and below a chip's text, part of the chip.
    case chipPaddingBlock = "chip-padding-block"
    /// Space above and below the chips.
    case chipBarPadding = "chip-bar-padding"
    /// Space at both sides of a chip's text.
    case chipPadding = "chip-padding"
    /// Space between two chips.
    case chipGap = "chip-gap"
    /// The line under the chip bar.
    case divider = "divider"

    // Headings.
    /// Each line of a section's heading.
    case headingLine = "heading-line"
    /// Space above and below it, part of the pinned bar.
    case headingPadding = "heading-padding"
    /// Each line of a subsection's heading.
    case subheadingLine = "subheading-line"
    /// Space above and below it, part of the pinned bar.
    case subheadingPadding = "subheading-padding"

    // What a section holds.
    /// Each line of a section's note.
    case noteLine = "note-line"
    /// Space below the note.
    case noteGap = "note-gap"
    /// Space between a heading (or its note) and the first dish.
    case listGap = "list-gap"
    /// Space between two dishes.
    case itemGap = "item-gap"
    /// The square tile beside a dish.
    case tile = "tile"
    /// Space between the tile and the dish's texts.
    case tileGap = "tile-gap"
    /// Each line of a dish's name, and of its price.
    case nameLine = "name-line"
    /// Space between a dish's name and its price.
    case priceGap = "price-gap"
    /// Each line of a dish's description.
    case descriptionLine = "description-line"
    /// Space below the last dish of a section's own list.
    case sectionGap = "section-gap"

    // The bar with a page's title.
    /// Each line of the title.
    case titleLine = "title-line"
    /// Space above and below it.
    case titlePadding = "title-padding"

    // Tabs.
    /// Each line of a tab's text.
    case tabLine = "tab-line"
    /// Space above and below a tab's text, its underline included.
    case tabPaddingBlock = "tab-padding-block"
    /// Space at both sides of the tabs' bar.
    case tabsInset = "tabs-inset"
    /// Space before the first tab and after the last.
    case tabsPadding = "tabs-padding"
    /// Space between two tabs.
    case tabGap = "tab-gap"

    // Stories.
    /// Space above the first card and below the last.
    case cardsPadding = "cards-padding"
    /// Space between two cards.
    case cardGap = "card-gap"
    /// Space around what a card holds.
    case cardPadding = "card-padding"
    /// The square tile of a card.
    case cardTile = "card-tile"
    /// Space between the tile and the card's texts.
    case cardTileGap = "card-tile-gap"
    /// Each line of a card's title.
    case cardTitleLine = "card-title-line"
    /// Each line of a card's description.
    case cardDescriptionLine = "card-description-line"

    // Contacts.
    /// Each line of a group's letter.
    case letterLine = "letter-line"
    /// Space above and below it, part of the pinned bar.
    case letterPadding = "letter-padding"
    /// The disc with a person's initial.
    case disc = "disc"
    /// Space above and below a person.
    case contactPadding = "contact-padding"
    /// Space at both sides of a person.
    case contactInset = "contact-inset"
    /// Space between the disc and the name.
    case contactGap = "contact-gap"
    /// Each line of a person's name.
    case contactLine = "contact-line"

    // The calendar.
    /// Space above and below the filters, which are as high as chips.
    case filterBarPadding = "filter-bar-padding"
    /// Each line of a month's name.
    case monthLine = "month-line"
    /// Space above and below it, part of the pinned bar.
    case monthPadding = "month-padding"
    /// Each line of a week's heading.
    case weekLine = "week-line"
    /// Space above and below it, part of the pinned bar.
    case weekPadding = "week-padding"
    /// Space between a week's heading and its days.
    case weekGap = "week-gap"
    /// Space above and below a day.
    case dayPadding = "day-padding"
    /// The line of a day's name and number: the least height of a day.
    case dayLine = "day-line"
    /// What a day's name and number take beside its events.
    case dateWidth = "date-width"
    /// Each line of an event.
    case eventLine = "event-line"
    /// The line of an event's time, which stands on the line of its title and is smaller.
    case timeLine = "time-line"
    /// The dot before an event.
    case dot = "dot"
    /// Space between the dot, the time and the title.
    case eventGap = "event-gap"

    // The footer.
    /// Space above the footer's first line.
    case footerPaddingTop = "footer-padding-top"
    /// The line of each of the footer's headings.
    case footerHeadingLine = "footer-heading-line"
    /// Each line of text in the footer.
    case footerLine = "footer-line"
    /// Space below each of the footer's blocks.
    case footerGap = "footer-gap"
    /// Space below the footer's last line for the button back to the top, where there is one.
    case toTopRoom = "to-top-room"
    /// The most that what is in the footer takes.
    case footerWidth = "footer-width"
    /// Space between the footer's columns.
    case footerColumnGap = "footer-column-gap"
    /// Space between the days and their hours.
    case hoursGap = "hours-gap"

    /// The measure in CSS px, where the reader's text is of the usual size.
    public var pixels: Double {
        switch self {
        case .columnWidth: 720
        case .columnPadding: 16
        case .mastheadPaddingTop: 44
        case .mastheadNameLine: 48
        case .mastheadLine: 26
        case .mastheadPaddingBottom: 26
        case .chipLine: 20
        case .chipPaddingBlock: 8
        case .chipBarPadding: 10
        case .chipPadding: 14
        case .chipGap: 8
        case .divider: 1
        case .headingLine: 28
        case .headingPadding: 10
        case .subheadingLine: 22
        case .subheadingPadding: 8
        case .noteLine: 20
        case .noteGap: 8
        case .listGap: 8
        case .itemGap: 16
        case .tile: 52
        case .tileGap: 14
        case .nameLine: 24
        case .priceGap: 12
        case .descriptionLine: 20
        case .sectionGap: 28
        case .titleLine: 24
        case .titlePadding: 12
        case .tabLine: 24
        case .tabPaddingBlock: 10
        case .tabsInset: 13
        case .tabsPadding: 3
        case .tabGap: 30
        case .cardsPadding: 16
        case .cardGap: 14
        case .cardPadding: 12
        case .cardTile: 60
        case .cardTileGap: 14
        case .cardTitleLine: 24
        case .cardDescriptionLine: 20
        case .letterLine: 24
        case .letterPadding: 10
        case .disc: 42
        case .contactPadding: 10
        case .contactInset: 4
        case .contactGap: 14
        case .contactLine: 24
        case .filterBarPadding: 8
        case .monthLine: 25
        case .monthPadding: 10
        case .weekLine: 20
        case .weekPadding: 5
        case .weekGap: 12
        case .dayPadding: 10
        case .dayLine: 24
        case .dateWidth: 76
        case .eventLine: 24
        case .timeLine: 20
        case .dot: 8
        case .eventGap: 8
        case .footerPaddingTop: 36
        case .footerHeadingLine: 28
        case .footerLine: 24
        case .footerGap: 24
        case .toTopRoom: 68
        case .footerWidth: 688
        case .footerColumnGap: 32
        case .hoursGap: 12
        }
    }
}
