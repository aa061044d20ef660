/// What a context holds: the schema that a page's templates are checked against before anything is rendered.
public indirect enum Shape: Sendable, Equatable {
    /// Text, possibly empty.
    case text
    /// Yes or no.
    case flag
    /// A checked URL.
    case url
    /// Trusted HTML.
    case fragment
    /// Any number of values of one shape.
    case list(of: Shape)
    /// A value for every key, `null` where an optional one has none, and no other key.
    case record([String: Shape])
    /// The shape or nothing. A template must open a section over it before using it.
    case optional(Shape)

    /// The shape without the possibility of nothing.
    var present: Shape {
        if case .optional(let shape) = self { shape.present } else { self }
    }

    /// What it is, in a message: `"price" is …`.
    var noun: String {
        switch self {
        case .text: "text"
        case .flag: "a flag"
        case .url: "a URL"
        case .fragment: "a trusted fragment"
        case .list: "a list"
        case .record: "a record"
        case .optional: "optional"
        }
    }
}
