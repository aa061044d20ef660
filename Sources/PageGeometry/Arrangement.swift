internal import StickyLayout

/// How many of a page's headers stay: in a low window fewer do, so that what they head can be read.
///
/// Of a page's arrangements the first one holds whose pinned headers take no more than a third of the window's height.
public enum Arrangement: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// All headers do what their modes say.
    case whole
    /// Months, which stack by nature, push each other off.
    case pushing
    /// Headings scroll away; bars and months stay.
    case bars
    /// All but one bar scroll away.
    case one
    /// All scroll away.
    case none

    /// Whether more stay in `left`.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// What a header is on its page, which decides how long it stays as windows get lower.
enum HeaderRole {
    /// A bar that goes before the main one does.
    case bar
    /// The bar that stays longest.
    case mainBar
    /// The heading of a month.
    case month
    /// Any other heading.
    case heading
}

extension Arrangement {
    /// What a header of that `role` does, which by nature does what `mode` says.
    func mode(of role: HeaderRole, by mode: HeaderMode) -> HeaderMode {
        switch (self, role) {
        case (.whole, _), (.pushing, .bar), (.pushing, .mainBar), (.pushing, .heading): mode
        case (.bars, .bar), (.bars, .mainBar), (.one, .mainBar): mode
        case (.pushing, .month), (.bars, .month), (.one, .month): mode == .fixed ? .regular : mode
        case (.bars, .heading), (.one, .bar), (.one, .heading), (.none, _): .inline
        }
    }
}
