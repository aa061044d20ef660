/// Where the reader is and what the way there left behind: all that the layout depends on besides the scene. Only a
/// `Layout` makes one, so that its numbers are finite and belong together.
public struct ScrollState: Sendable, Equatable {
    /// The offset as it was asked for last, before clamping, in CSS px; for a jump to a section its unclamped landing.
    public let requested: Double
    /// The offset s, 0 … `Layout.maximumOffset`, in CSS px.
    public let offset: Double
    /// How much of the reverse header shows once it has left its natural place, 0 … its height; 0 without one.
    public let reveal: Double
    /// The section jumped to, until the next step.
    public let jumpTarget: Int?
}

/// One step of the way that a reader took. A step that is not a number stays where it is, an infinite one goes to
/// that end of the content.
public enum TraceStep: Sendable, Equatable {
    /// The reader scrolls to an offset, in CSS px.
    case scroll(Double)
    /// A link or a script jumps to an offset, in CSS px.
    case jump(Double)
    /// A link, chip or script jumps to the landing of the section at this index. Without such a section: no step.
    case jumpToSection(Int)
}
