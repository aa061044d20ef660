/// What a page's text is set in: the fonts that a family of them begins with.
public enum Typeface: String, CaseIterable, Sendable {
    /// For everything that is read.
    case text
    /// For the restaurant's name.
    case display
}

/// Every kind of text that a page's geometry depends on, with what it is set in: the one place that both the style sheet
/// (as custom properties that `font` takes) and typesetting read. The raw value is the custom property's name without its
/// two dashes.
public enum TextRole: String, CaseIterable, Sendable {
    /// The restaurant's name.
    case mastheadName = "masthead-name-text"
    /// The tagline.
    case tagline = "tagline-text"
    /// The address under the restaurant's name.
    case mastheadAddress = "masthead-address-text"
    /// A chip, and a filter.
    case chip = "chip-text"
    /// A tab.
    case tab = "tab-text"
    /// A page's title in its bar.
    case title = "title-text"
    /// A section's heading.
    case heading = "heading-text"
    /// A subsection's heading.
    case subheading = "subheading-text"
    /// A section's note, and what to know before ordering.
    case note = "note-text"
    /// A dish's name.
    case dishName = "dish-name-text"
    /// A dish's price.
    case price = "price-text"
    /// A dish's description.
    case description = "description-text"
    /// A card's title.
    case cardTitle = "card-title-text"
    /// A card's description.
    case cardDescription = "card-description-text"
    /// A group's letter.
    case letter = "letter-text"
    /// The name of a person.
    case contact = "contact-text"
    /// A month's name.
    case month = "month-text"
    /// A week's heading.
    case week = "week-text"
    /// Which days a week has.
    case weekRange = "week-range-text"
    /// When an event begins.
    case time = "time-text"
    /// What happens.
    case event = "event-text"
    /// The footer's headings.
    case footerHeading = "footer-heading-text"
    /// The footer's lines.
    case footer = "footer-text"
    /// The opening hours.
    case hours = "hours-text"

    /// What it is set in.
    public var typeface: Typeface { self == .mastheadName ? .display : .text }

    /// How bold it is, 400 for regular.
    public var weight: Int {
        switch self {
        case .tagline, .mastheadAddress, .note, .price, .description, .cardDescription, .contact, .weekRange,
            .time, .footer, .hours:
            400
        case .tab, .dishName, .event: 500
        case .chip, .title, .subheading, .cardTitle, .letter, .week, .footerHeading: 600
        case .mastheadName, .heading, .month: 700
        }
    }

    /// The size of an em, in CSS px, where the reader's text is of the usual size.
    public var size: Double {
        switch self {
        case .mastheadName: 38
        case .heading: 22
        case .month: 20
        case .tagline, .tab, .title, .dishName, .price, .cardTitle, .letter, .contact, .event, .footerHeading: 17
        case .mastheadAddress, .chip, .subheading, .note, .description, .cardDescription, .week, .weekRange, .time,
            .footer, .hours:
            15
        }
    }

    /// The height of each of its lines.
    public var line: Length {
        switch self {
        case .mastheadName: .mastheadNameLine
        case .tagline, .mastheadAddress: .mastheadLine
        case .chip: .chipLine
        case .tab: .tabLine
        case .title: .titleLine
        case .heading: .headingLine
        case .subheading: .subheadingLine
        case .note: .noteLine
        case .dishName, .price: .nameLine
        case .description: .descriptionLine
        case .cardTitle: .cardTitleLine
        case .cardDescription: .cardDescriptionLine
        case .letter: .letterLine
        case .contact: .contactLine
        case .month: .monthLine
        case .week, .weekRange: .weekLine
        case .time: .timeLine
        case .event: .eventLine
        case .footerHeading: .footerHeadingLine
        case .footer, .hours: .footerLine
        }
    }

    /// Whether its digits are as wide as each other, so that they stand below each other.
    public var hasTabularFigures: Bool {
        switch self {
        case .price, .weekRange, .time, .hours: true
        default: false
        }
    }
}
