public import ContentModel
public import DesignTokens

/// What one page shows in one language, in the order it shows it: every text as the guest reads it, every colour
/// resolved. Both the page's HTML and its geometry are made from this value, so neither can hold a block that the other
/// does not know.
public struct PresentedPage: Sendable, Equatable {
    /// The ids of the headers that pages have beside those of their sections; no section may have one of them.
    public enum HeaderID {
        /// The bar with the page's title.
        public static let title = "title"
        /// The bar of chips.
        public static let chips = "chips"
        /// The bar of text tabs.
        public static let tabs = "tabs"
        /// The bar of filters.
        public static let filter = "filter"
    }

    /// The page's name in addresses.
    public let name: String
    /// The page's title.
    public let title: String
    /// The title where lines are broken.
    public let heading: String
    /// The BCP 47 tag of the language the texts are in.
    public let language: String
    /// The colour of what can be tapped and of what is chosen.
    public let tint: AdaptiveColor
    /// Which section counts as the current one.
    public let spy: Page.Spy
    /// The scroll offset in CSS px past which a button leads back to the top; nil without one.
    public let toTop: Double?
    /// The place itself: masthead and footer.
    public let restaurant: PresentedRestaurant
    /// The site's other pages, in its order.
    public let otherPages: [PageLink]
    /// What the page itself says.
    public let labels: PageLabels
    /// What stands between the page's top and its footer.
    public let body: PresentedBody

    /// What `page` of `site` shows in `language`; `filter` is one of its filters (see ``filters(of:)``), nil for all.
    public init(_ page: Page, of site: SiteContent, language: String, filter: String? = nil) {
        let wording = Wording(language: language)
        name = page.name
        title = page.title
        heading = wording.text(page.title)
        self.language = language
        tint = page.tint.color
        spy = page.spy
        toTop = page.toTop
        restaurant = PresentedRestaurant(site.restaurant, wording: wording)
        otherPages = site.pages.filter { $0.name != page.name }.map { page in
            PageLink(name: page.name, title: wording.text(page.title))
        }
        labels = PageLabels(wording: wording)
        let prices = PriceText(currency: site.restaurant.currency, language: language)
        body = PresentedBody(page, prices: prices, filter: filter, wording: wording)
    }

    /// The values of the `filter` parameter that `page` takes, apart from that for everything; none for most pages.
    public static func filters(of page: Page) -> [String] {
        guard case .calendar(let calendar) = page.content else { return [] }
        return calendar.categories.map(\.id)
    }

    /// The value of the `filter` parameter that shows everything.
    public static let everything = EventCalendar.everything

    /// The sections of a menu or under tabs; none on other pages.
    public var sections: [PresentedSection] {
        switch body {
        case .menu(let menu): menu.sections
        case .tabs(let sections): sections
        case .stories, .contacts, .calendar: []
        }
    }

    /// The sections that have a chip or tab, in order; the page has a bar for them if there are any.
    public var chips: [PresentedSection] { sections.filter { $0.chip != nil } }

    /// The filters, in order; none on a page without.
    public var filters: [PresentedFilter] {
        guard case .calendar(let calendar) = body else { return [] }
        return calendar.filters
    }
}

/// Another page of the site.
public struct PageLink: Sendable, Equatable {
    /// Its name in addresses.
    public let name: String
    /// What the link says.
    public let title: String
}

/// What stands between a page's top and its footer.
public enum PresentedBody: Sendable, Equatable {
    /// The masthead, a bar of chips, sections of dishes.
    case menu(PresentedMenu)
    /// Cards.
    case stories([PresentedStory])
    /// Groups of people.
    case contacts([PresentedGroup])
    /// A bar of text tabs, sections without tiles.
    case tabs([PresentedSection])
    /// A bar of filters, months of weeks of days.
    case calendar(PresentedCalendar)

    /// Which kind of page it is of.
    public var kind: PageContent.Kind {
        switch self {
        case .menu: .menu
        case .stories: .stories
        case .contacts: .contacts
        case .tabs: .tabs
        case .calendar: .calendar
        }
    }

    init(_ page: Page, prices: PriceText, filter: String?, wording: Wording) {
        let tint = page.tint.color
        switch page.content {
        case .menu(let menu):
            self = .menu(PresentedMenu(menu, tint: tint, prices: prices, wording: wording))
        case .stories(let stories):
            self = .stories(PresentedStory.all(stories, wording: wording))
        case .contacts(let groups):
            self = .contacts(groups.map { PresentedGroup($0, wording: wording) })
        case .tabs(let sections):
            self = .tabs(
                sections.map {
                    PresentedSection(
                        $0, headingMode: .inline, subheadingMode: .inline, color: tint, prices: prices,
                        wording: wording)
                })
        case .calendar(let calendar):
            self = .calendar(PresentedCalendar(calendar, tint: tint, filter: filter, wording: wording))
        }
    }
}
