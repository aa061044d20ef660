extension LayoutCatalog {
    /// A parameter of `/layout`, and an option of the command of that name.
    public struct Parameter: Sendable {
        /// Its name.
        public let name: String
        /// What it says, with its default in brackets.
        public let summary: String
    }

    /// Every parameter, in the order of the documentation.
    public static let parameters = [
        Parameter(name: "offset", summary: "where the reader scrolled to, or a range A..B"),
        Parameter(name: "step", summary: "how far the offsets of a range lie apart"),
        Parameter(name: "trace", summary: "the reader's way from the top: 500,j120,j:desserts"),
        Parameter(name: "section", summary: "the section the reader jumped to"),
        Parameter(name: "from", summary: "the offset the reader came from (straight down from 0)"),
        Parameter(name: "reveal", summary: "how much of the reverse header showed there (by nature)"),
        Parameter(name: "page", summary: "the page (the home page)"),
        Parameter(name: "width", summary: "the window's width in CSS px (390)"),
        Parameter(name: "height", summary: "the window's height in CSS px (844)"),
        Parameter(name: "dpr", summary: "device pixels in a CSS px (1)"),
        Parameter(name: "text", summary: "how many times as large as usual, 16 px, the reader's text is (1)"),
        Parameter(name: "engine", summary: "whose rounding of fractions holds: blink or gecko (blink)"),
        Parameter(name: "inset", summary: "what the device covers at the window's top, in CSS px (0)"),
        Parameter(name: "lang", summary: "the language (the site's first)"),
        Parameter(name: "at", summary: "the moment, as local date and time (now)"),
        Parameter(name: "filter", summary: "the filter chosen on a page that has any (all)"),
        Parameter(name: "spy", summary: "which section is current: distributed or firstVisible (the page's)"),
        Parameter(name: "headers", summary: "which headers to list: visible or all (visible)"),
    ]
}
