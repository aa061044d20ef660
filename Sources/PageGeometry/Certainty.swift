/// How sure the geometry of a page, or of a part of it, is before any browser has drawn it. Of two parts together, the
/// greater one holds.
public enum Certainty: String, Sendable, Comparable {
    /// A browser that has the page's fonts draws it so.
    case exact
    /// Some line comes so near to the width of its box that the last digits of a measure decide whether it is one or two.
    case fragile
    /// Some character is in none of the page's fonts, so that nobody knows how wide it is drawn.
    case approximate

    /// Whether `left` is surer.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .exact: 0
        case .fragile: 1
        case .approximate: 2
        }
    }
}
