/// The size of the reader's text: what a rem is, in CSS px.
public enum TextSize {
    /// What browsers come with, and what tokens and breakpoints tell their measures for.
    public static let usual = 16.0
}

/// Where the layout changes with the width of the window. The limits lie between whole pixels, off the widths that
/// devices have, so that rounding in a browser cannot tip them; and they grow with the size of the reader's text, as all
/// that has to fit does.
public enum Breakpoint {
    /// Below this width, in CSS px at the usual size of text, what only adorns is left out, and what stood side by side
    /// stands one below the other.
    public static let narrow = 279.5
    /// From this width on, in CSS px at the usual size of text, the footer's blocks stand side by side.
    public static let wide = 767.5

    /// Whether a window `width` CSS px wide is a narrow one, for a reader whose text is `textScale` times as large as usual.
    public static func isNarrow(width: Double, textScale: Double) -> Bool { width < narrow * textScale }

    /// How many columns the footer has in a window `width` CSS px wide, for a reader whose text is `textScale` times as
    /// large as usual.
    public static func footerColumns(width: Double, textScale: Double) -> Int { width < wide * textScale ? 1 : 2 }
}
