/// A part of a page under one heading: dishes, then at most one level of subsections.
public struct Section: Sendable, Equatable {
    /// A stable name, unique in the page: letters, marks and digits of any script, `-` and `_`.
    public let id: String
    /// The heading; nil for dishes that stand without one.
    public let title: String?
    /// The text of its chip: what the file says or else the title. Always nil in a subsection.
    public let chip: String?
    /// The colour of its tiles; nil takes that of the section around it, or the page's tint.
    public let color: Tint?
    /// A sentence under the heading.
    public let note: String?
    /// The dishes right under the heading, in order; may be empty.
    public let items: [Item]
    /// The subsections, below the dishes; they have none themselves.
    public let sections: [Section]

    /// A section of these parts; nothing is checked here.
    public init(
        id: String,
        title: String? = nil,
        chip: String? = nil,
        color: Tint? = nil,
        note: String? = nil,
        items: [Item] = [],
        sections: [Section] = []
    ) {
        self.id = id
        self.title = title
        self.chip = chip
        self.color = color
        self.note = note
        self.items = items
        self.sections = sections
    }
}
