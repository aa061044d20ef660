extension Layout {
    /// At the top of the page, before any step.
    public var start: ScrollState { state(at: 0) }

    /// A reader at `offset` with `reveal` of the reverse header showing, as far as that is possible: within 0 … its
    /// height, and no less than shows by nature. Without a `reveal` they came straight down from 0. A `jumpTarget` is
    /// kept if there is such a section. An offset that is not a number means 0.
    public func state(at offset: Double, reveal: Double? = nil, jumpTarget: Int? = nil) -> ScrollState {
        let requested = self.requested(offset, from: 0)
        let applied = applied(requested)
        let natural = naturalReveal(at: applied)
        return ScrollState(
            requested: requested, offset: applied,
            reveal: max((reveal ?? natural).clamped(0, reverseHeight), natural),
            jumpTarget: jumpTarget.flatMap { scene.sections.indices.contains($0) ? $0 : nil })
    }

    /// Where one more `step` leads.
    public func state(after step: TraceStep, from state: ScrollState) -> ScrollState {
        switch step {
        case .scroll(let offset):
            let requested = requested(offset, from: state.offset)
            let applied = applied(requested)
            return ScrollState(
                requested: requested, offset: applied, reveal: revealAfterScroll(to: applied, from: state),
                jumpTarget: nil)
        case .jump(let offset):
            return jumped(to: requested(offset, from: state.offset), target: nil, from: state)
        case .jumpToSection(let index):
            guard let landing = landing(ofSection: index, from: state) else { return state }
            return jumped(to: landing.requested, target: index, from: state)
        }
    }

    /// Where a whole `trace` leads from the top of the page.
    public func state(after trace: some Sequence<TraceStep>) -> ScrollState {
        trace.reduce(start) { state(after: $1, from: $0) }
    }

    private func jumped(to requested: Double, target: Int?, from state: ScrollState) -> ScrollState {
        let applied = applied(requested)
        return ScrollState(
            requested: requested, offset: applied, reveal: revealAfterJump(to: applied, from: state),
            jumpTarget: target)
    }

    /// `offset` as a finite number: `current` for one that is none, an end for an infinite one.
    private func requested(_ offset: Double, from current: Double) -> Double {
        if offset.isNaN { return current }
        return offset.isFinite ? offset + 0 : applied(offset)  // + 0 makes −0 a 0
    }

    /// `requested` within the page.
    private func applied(_ requested: Double) -> Double {
        requested.clamped(0, maximumOffset) + 0
    }
}
