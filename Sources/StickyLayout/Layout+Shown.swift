extension Layout {
    /// The headers that belong on screen, in document order: O(log n) and as many as are pinned or visible.
    public func shownHeaders(in state: ScrollState) -> [HeaderPlacement] {
        var shown: [HeaderPlacement] = []
        forEachShownHeader(in: state) { shown.append($0) }
        return shown
    }

    /// Calls `body` with each header that belongs on screen, in document order, without allocating.
    ///
    /// Headers reach their lines in document order. Of those that have, the fixed ones and the reverse one stay; of the
    /// others only the last one can still show and the regular headers that are larger and larger before it, since each
    /// other has been pushed off by one after it. Those that have not yet reached their lines are where the content has
    /// them, so the visible ones follow one another.
    public func forEachShownHeader(in state: ScrollState, _ body: (HeaderPlacement) -> Void) {
        let band = band(in: state)
        let reached = slots.indices.firstIndex {
            slots[$0].reachedAt - ($0 >= firstBelowReverse ? band : 0) > state.offset - tolerance
        }
        for index in anchored {
            guard index < reached else { break }
            visit(index, state, band, body)
        }
        visitOpenHeaders(upTo: reached - 1, state, band, body)
        var index = reached
        while index < slots.count, slots[index].top - state.offset < viewEnd(for: index, band) {
            visit(index, state, band, body)
            index += 1
        }
    }

    // Methods with parameters rather than local functions: those would retain the whole layout at every scroll event.

    private func visit(_ index: Int, _ state: ScrollState, _ band: Double, _ body: (HeaderPlacement) -> Void) {
        let placement = placement(of: index, in: state, band: band)
        if placement.isShown { body(placement) }
    }

    /// Visits the header at `index`, unless it is anchored, after the larger and larger ones before it.
    private func visitOpenHeaders(
        upTo index: Int, _ state: ScrollState, _ band: Double, _ body: (HeaderPlacement) -> Void
    ) {
        guard index >= 0, slots[index].mode == .inline || slots[index].mode == .regular else { return }
        if let parent = slots[index].parent { visitOpenHeaders(upTo: parent, state, band, body) }
        visit(index, state, band, body)
    }

    /// Screen coordinate above which the header at `index` starts if it shows: the bottom of the viewport, or its line
    /// where the stack is taller.
    private func viewEnd(for index: Int, _ band: Double) -> Double {
        max(scene.viewport.height, slots[index].line + (index >= firstBelowReverse ? band : 0))
    }
}
