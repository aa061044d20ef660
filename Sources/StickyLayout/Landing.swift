/// Where a jump to a section ends.
public struct Landing: Sendable, Equatable {
    /// The offset that puts the section's own header at its line as it will be on arrival, in CSS px. It can lie
    /// outside the page.
    public let requested: Double
    /// The nearest offset within the page.
    public let offset: Double
    /// Whether the page is long enough to get there.
    public let isReachable: Bool
}

extension Layout {
    /// Where a jump from `state` to the section at `index` ends; nil without such a section. A section without a header
    /// of its own comes to the stack's bottom. The way down hides the reverse header, as far as it is long enough; on
    /// the way up it stays as it is.
    public func landing(ofSection index: Int, from state: ScrollState) -> Landing? {
        guard scene.sections.indices.contains(index) else { return nil }
        let top = sections.landingTops[index]
        let line = sections.lines[index]
        let isBelowReverse = reverse.map { slots[$0].top < top } ?? false
        let reveal = isBelowReverse ? state.reveal : 0
        let requested = top - state.offset - line - reveal > tolerance ? top - line : top - line - reveal
        let offset = requested.clamped(0, maximumOffset)
        return Landing(
            requested: requested, offset: offset, isReachable: abs(requested - offset) <= tolerance)
    }
}
