/// One page of the site: a title, and what it shows.
public struct Page: Sendable, Equatable {
    /// Which section counts as the current one (the two rules of the layout engine, by the names that queries use).
    public enum Spy: String, Sendable, CaseIterable {
        /// The page's scroll range is shared out, so that every section gets its turn.
        case distributed
        /// The first section that is still in sight, and the last one at the end of the page.
        case firstVisible
    }

    /// The page's path without the slash, from the file's name: `a`–`z`, `0`–`9` and `-`, unique in the site.
    public let name: String
    /// The heading of the page.
    public let title: String
    /// The colour of what can be tapped and of what is chosen.
    public let tint: Tint
    /// Which section counts as the current one.
    public let spy: Spy
    /// The scroll offset in CSS px, 0 … 100,000, past which a button leads back to the top; nil for a page without one.
    public let toTop: Double?
    /// What the page shows.
    public let content: PageContent

    /// A page of these parts; nothing is checked here.
    public init(
        name: String,
        title: String,
        tint: Tint = .standard,
        spy: Spy = .distributed,
        toTop: Double? = nil,
        content: PageContent
    ) {
        self.name = name
        self.title = title
        self.tint = tint
        self.spy = spy
        self.toTop = toTop
        self.content = content
    }
}

/// What a page is made of, which also decides its template and how its headers scroll.
public enum PageContent: Sendable, Equatable {
    /// Sections of dishes under a bar of chips.
    case menu(Menu)
    /// Cards, one below the other.
    case stories([Story])
    /// People in groups, each under its letter.
    case contacts([ContactGroup])
    /// Sections under a bar of text tabs.
    case tabs([Section])
    /// Months of days with events that can be filtered.
    case calendar(EventCalendar)

    /// The kinds by the names that files use for them.
    public enum Kind: String, Sendable, CaseIterable {
        case menu, stories, contacts, tabs, calendar
    }

    /// Which kind this is.
    public var kind: Kind {
        switch self {
        case .menu: .menu
        case .stories: .stories
        case .contacts: .contacts
        case .tabs: .tabs
        case .calendar: .calendar
        }
    }
}
