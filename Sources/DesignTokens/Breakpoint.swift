/// Where the layout changes with the width of the window. The limits lie between whole pixels, off the widths that
/// devices have, so that rounding in a browser cannot tip them.
public enum Breakpoint {
    /// From this width on, in CSS px, the footer's blocks stand side by side.
    public static let wide = 767.5

    /// How many columns the footer has in a window `width` CSS px wide.
    public static func footerColumns(atWidth width: Double) -> Int {
        width < wide ? 1 : 2
    }
}
