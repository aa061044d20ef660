/// Every vertical measure of a page, in CSS px: the one place that both the style sheet (as custom properties) and the
/// geometry behind `/layout` read. The raw value is the custom property's name without its two dashes.
public enum Length: String, CaseIterable, Sendable {
    // The masthead: the restaurant's name, tagline and address above everything.
    /// Space above the restaurant's name.
    case mastheadPaddingTop = "masthead-padding-top"
    /// The line of the restaurant's name.
    case mastheadNameLine = "masthead-name-line"
    /// Each line under the name: the tagline, the address.
    case mastheadLine = "masthead-line"
    /// Space below the last line.
    case mastheadPaddingBottom = "masthead-padding-bottom"

    // The chip bar.
    /// A chip's visible height.
    case chipHeight = "chip-height"
    /// Space above and below the chips.
    case chipBarPadding = "chip-bar-padding"
    /// The line under the chip bar.
    case divider = "divider"

    // Headings.
    /// The line of a section's heading.
    case headingLine = "heading-line"
    /// Space above and below it, part of the pinned bar.
    case headingPadding = "heading-padding"
    /// The line of a subsection's heading.
    case subheadingLine = "subheading-line"
    /// Space above and below it, part of the pinned bar.
    case subheadingPadding = "subheading-padding"

    // What a section holds.
    /// Each line of a section's note, of which there are always ``Clamp/noteLines``.
    case noteLine = "note-line"
    /// Space below the note.
    case noteGap = "note-gap"
    /// Space between a heading (or its note) and the first dish.
    case listGap = "list-gap"
    /// Space between two dishes.
    case itemGap = "item-gap"
    /// The square tile beside a dish.
    case tile = "tile"
    /// The line of a dish's name.
    case nameLine = "name-line"
    /// Each line of a dish's description, of which there are always ``Clamp/descriptionLines``.
    case descriptionLine = "description-line"
    /// Space below the last dish of a section's own list.
    case sectionGap = "section-gap"

    // The bar with a page's title.
    /// The line of the title.
    case titleLine = "title-line"
    /// Space above and below it.
    case titlePadding = "title-padding"

    // Tabs.
    /// A tab, with its underline.
    case tab = "tab"

    // Stories.
    /// Space above the first card and below the last.
    case cardsPadding = "cards-padding"
    /// Space between two cards.
    case cardGap = "card-gap"
    /// Space around what a card holds.
    case cardPadding = "card-padding"
    /// The square tile of a card.
    case cardTile = "card-tile"
    /// The line of a card's title.
    case cardTitleLine = "card-title-line"
    /// The line of a card's description.
    case cardDescriptionLine = "card-description-line"

    // Contacts.
    /// The line of a group's letter.
    case letterLine = "letter-line"
    /// Space above and below it, part of the pinned bar.
    case letterPadding = "letter-padding"
    /// The disc with a person's initial.
    case disc = "disc"
    /// Space above and below a person.
    case contactPadding = "contact-padding"

    // The calendar.
    /// Space above and below the filters, which are as high as chips.
    case filterBarPadding = "filter-bar-padding"
    /// The line of a month's name.
    case monthLine = "month-line"
    /// Space above and below it, part of the pinned bar.
    case monthPadding = "month-padding"
    /// The line of a week's heading.
    case weekLine = "week-line"
    /// Space above and below it, part of the pinned bar.
    case weekPadding = "week-padding"
    /// Space above and below a day.
    case dayPadding = "day-padding"
    /// The line of a day's name and number: the least height of a day.
    case dayLine = "day-line"
    /// The line of an event.
    case eventLine = "event-line"

    // The footer.
    /// Space above the footer's first line.
    case footerPaddingTop = "footer-padding-top"
    /// The line of each of the footer's headings.
    case footerHeadingLine = "footer-heading-line"
    /// Each line of text in the footer.
    case footerLine = "footer-line"
    /// Space below each of the footer's blocks.
    case footerGap = "footer-gap"

    /// The measure in CSS px.
    public var pixels: Double {
        switch self {
        case .mastheadPaddingTop: 44
        case .mastheadNameLine: 48
        case .mastheadLine: 26
        case .mastheadPaddingBottom: 26
        case .chipHeight: 36
        case .chipBarPadding: 10
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
        case .nameLine: 24
        case .descriptionLine: 20
        case .sectionGap: 28
        case .titleLine: 24
        case .titlePadding: 12
        case .tab: 44
        case .cardsPadding: 16
        case .cardGap: 14
        case .cardPadding: 12
        case .cardTile: 60
        case .cardTitleLine: 24
        case .cardDescriptionLine: 20
        case .letterLine: 24
        case .letterPadding: 10
        case .disc: 42
        case .contactPadding: 10
        case .filterBarPadding: 8
        case .monthLine: 25
        case .monthPadding: 10
        case .weekLine: 20
        case .weekPadding: 5
        case .dayPadding: 10
        case .dayLine: 24
        case .eventLine: 24
        case .footerPaddingTop: 36
        case .footerHeadingLine: 28
        case .footerLine: 24
        case .footerGap: 24
        }
    }
}

/// How many lines a text takes, always: more is cut with an ellipsis, fewer leave room. It makes heights independent of
/// fonts and widths.
public enum Clamp: String, CaseIterable, Sendable {
    /// Lines of a section's note.
    case noteLines = "note-lines"
    /// Lines of a dish's description.
    case descriptionLines = "description-lines"

    /// The number of lines.
    public var lines: Int { 2 }
}
