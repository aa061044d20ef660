/// Why no layout can be built from a scene: the first field that is wrong, and what is wrong with it.
public struct SceneError: Error, Sendable, Equatable {
    /// The field that is wrong.
    public let field: Field
    /// What is wrong with it.
    public let problem: Problem

    /// `problem` with `field`.
    public init(_ field: Field, _ problem: Problem) {
        self.field = field
        self.problem = problem
    }

    /// A number or name of a scene. Indices count from 0 in document order.
    public enum Field: Sendable, Equatable {
        /// `content.height`
        case contentHeight
        /// `viewport.width`
        case viewportWidth
        /// `viewport.height`
        case viewportHeight
        /// `topInset`
        case topInset
        /// `headers[index].property`
        case header(Int, Property)
        /// `sections[index].property`
        case section(Int, Property)
    }

    /// A property of a header or section.
    public enum Property: Sendable, Equatable {
        /// `id`
        case id
        /// `mode`
        case mode
        /// `top`
        case top
        /// `height`
        case height
        /// `level`
        case level
        /// `end`
        case end
    }

    /// What can be wrong. Lengths are CSS px.
    public enum Problem: Sendable, Equatable {
        /// Not a number, or infinite.
        case notFinite
        /// Below 0.
        case negative(got: Double)
        /// The height is so large that top + height is infinite.
        case bottomNotFinite
        /// The top lies in the safe area.
        case aboveInset(inset: Double, got: Double)
        /// The top lies above the bottom (or the top) of the one before it.
        case aboveBottomOfPrevious(bottom: Double, got: Double)
        /// A section of a header ends before the header does.
        case endAboveBottom(bottom: Double, got: Double)
        /// A regular header without `end` reaches below the content.
        case contentEndsAboveBottom(bottom: Double, contentHeight: Double)
        /// Not 1 … 6.
        case levelOutOfRange(got: Int)
        /// The one at the index `of` has the same id.
        case duplicate(of: Int)
        /// The header at the index `after` is reverse already.
        case secondReverse(after: Int)
    }
}
