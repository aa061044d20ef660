/// What a header does when the page scrolls under it. The raw values are the numbers that a browser passes.
public enum HeaderMode: UInt8, Sendable, CaseIterable {
    /// Scrolls away with the content.
    case inline = 0
    /// Pins below everything pinned before it; the next header pushes it off.
    case regular = 1
    /// Pins for good; several stack in document order.
    case fixed = 2
    /// Slides away as the reader scrolls down and back in as they scroll up, by exactly the scrolled distance.
    case reverse = 3

    /// The name in scenes and answers, for instance `regular`. A switch, not a raw value: looking a `String` up by its
    /// raw value would need the Unicode tables, which a browser module has no room for.
    public var name: String {
        switch self {
        case .inline: "inline"
        case .regular: "regular"
        case .fixed: "fixed"
        case .reverse: "reverse"
        }
    }
}
