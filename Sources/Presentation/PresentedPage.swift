public import ContentModel
public import DesignTokens

/// What one page shows in one language, in the order it shows it: every text as the guest reads it, every colour
/// resolved. Both the page's HTML and its geometry are made from this value, so neither can hold a block that the other
/// does not know.
public struct PresentedPage: Sendable, Equatable {
    /// The id of the chip bar among the page's headers; no section may have it.
    public static let chipBarID = "chips"

    /// The page's name in addresses.
    public let name: String
    /// The page's title.
    public let title: String
    /// The BCP 47 tag of the language the texts are in.
    public let language: String
    /// The colour of what can be tapped and of what is chosen.
    public let tint: AdaptiveColor
    /// Which section the chip bar follows.
    public let spy: Page.Spy
    /// The place itself: masthead and footer.
    public let restaurant: PresentedRestaurant
    /// How the chip bar scrolls.
    public let chipBarMode: HeaderModes.Mode
    /// The sections from top to bottom.
    public let sections: [PresentedSection]

    /// The sections that have a chip, in order; the page has a chip bar if there are any.
    public var chips: [PresentedSection] { sections.filter { $0.chip != nil } }

    /// What `page` of `site` shows in `language`.
    public init(_ page: Page, of site: SiteContent, language: String) {
        name = page.name
        title = page.title
        self.language = language
        tint = page.tint.color
        spy = page.spy
        restaurant = PresentedRestaurant(site.restaurant)
        chipBarMode = page.headers.chips
        let prices = PriceText(currency: site.restaurant.currency, language: language)
        sections = page.sections.map { section in
            PresentedSection(
                section, headingMode: page.headers.sections, subheadingMode: page.headers.subsections,
                color: page.tint.color, prices: prices)
        }
    }
}

/// A section as shown: its heading, its dishes, then its subsections.
public struct PresentedSection: Sendable, Equatable {
    /// The section's id, also of its heading and of the address that leads to it.
    public let id: String
    /// The heading; a section without one starts with its dishes.
    public let title: String?
    /// The text of its chip, for those that have one.
    public let chip: String?
    /// How its heading scrolls.
    public let headingMode: HeaderModes.Mode
    /// The colour of its tiles.
    public let color: AdaptiveColor
    /// A sentence under the heading.
    public let note: String?
    /// The dishes, each with its price as text.
    public let items: [Item]
    /// The subsections.
    public let sections: [PresentedSection]

    init(
        _ section: Section, headingMode: HeaderModes.Mode, subheadingMode: HeaderModes.Mode, color: AdaptiveColor,
        prices: PriceText
    ) {
        let color = section.color?.color ?? color
        id = section.id
        title = section.title
        chip = section.chip
        self.headingMode = headingMode
        self.color = color
        note = section.note
        items = section.items.map { item in
            Item(name: item.name, description: item.description, price: item.price.map(prices.text))
        }
        sections = section.sections.map { inner in
            PresentedSection(
                inner, headingMode: subheadingMode, subheadingMode: subheadingMode, color: color, prices: prices)
        }
    }
}
