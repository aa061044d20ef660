/// How each kind of header of a page behaves while the reader scrolls.
public struct HeaderModes: Sendable, Equatable {
    /// The modes of the layout engine, by the names that its answers use.
    public enum Mode: String, Sendable, CaseIterable {
        /// Scrolls away with the page.
        case inline
        /// Pins below the fixed headers until the next one pushes it off.
        case regular
        /// Pins and stays; fixed headers stack.
        case fixed
        /// Hides on the way down and comes back on the way up.
        case reverse
    }

    /// The bar of chips.
    public let chips: Mode
    /// The headings of sections.
    public let sections: Mode
    /// The headings of subsections.
    public let subsections: Mode

    /// Modes of these parts; those that are left out are what a menu wants.
    public init(chips: Mode = .fixed, sections: Mode = .regular, subsections: Mode = .regular) {
        self.chips = chips
        self.sections = sections
        self.subsections = subsections
    }
}
