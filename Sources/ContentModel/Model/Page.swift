/// One page of the site: a title and sections, and how its headers and chips behave.
public struct Page: Sendable, Equatable {
    /// What the page is made of, which decides its template.
    public enum Kind: String, Sendable, CaseIterable {
        /// Sections of dishes under a bar of chips.
        case menu
    }

    /// Which section the chip bar follows (the two rules of the layout engine, by the names that queries use).
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
    /// What the page is made of.
    public let kind: Kind
    /// The colour of what can be tapped and of what is chosen.
    public let tint: Tint
    /// Which section the chip bar follows.
    public let spy: Spy
    /// How each kind of header scrolls.
    public let headers: HeaderModes
    /// The sections from top to bottom.
    public let sections: [Section]

    /// A page of these parts; nothing is checked here.
    public init(
        name: String,
        title: String,
        kind: Kind = .menu,
        tint: Tint = .standard,
        spy: Spy = .distributed,
        headers: HeaderModes = HeaderModes(),
        sections: [Section]
    ) {
        self.name = name
        self.title = title
        self.kind = kind
        self.tint = tint
        self.spy = spy
        self.headers = headers
        self.sections = sections
    }
}
