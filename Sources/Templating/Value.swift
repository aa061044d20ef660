/// What a template can show: the context of a rendering and everything in it.
public enum Value: Sendable, Equatable {
    /// Nothing; what an optional value is when it is not there.
    case null
    /// Yes or no; steers sections and is never written in a checked template.
    case flag(Bool)
    /// Text, written with `& < > " '` escaped.
    case text(String)
    /// A URL that was checked, the only thing that an `href` or `src` takes.
    case url(CheckedURL)
    /// HTML that Swift code made, written as it is by `{{{name}}}`.
    case fragment(TrustedFragment)
    /// Values in order; a section over a list is written once for each.
    case list([Value])
    /// Named values; a section over a record looks names up in it first.
    case record([String: Value])

    /// Whether a section over this value is written: not for null, false, empty text, an empty fragment and an empty
    /// list. (The specification leaves empty text open; here it means that there is nothing to show.)
    public var isShown: Bool {
        switch self {
        case .null: false
        case .flag(let flag): flag
        case .text(let text): !text.isEmpty
        case .fragment(let fragment): !fragment.bytes.isEmpty
        case .list(let items): !items.isEmpty
        case .url, .record: true
        }
    }
}
