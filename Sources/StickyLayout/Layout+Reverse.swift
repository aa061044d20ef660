extension Layout {
    /// n(s): how much of the reverse header shows by nature at `offset`, 0 … its height; 0 without one.
    func naturalReveal(at offset: Double) -> Double {
        guard let reverse else { return 0 }
        let slot = slots[reverse]
        return (slot.top - offset + slot.height - slot.base).clamped(0, slot.height)
    }

    /// Reveal after the reader scrolls (or a link jumps down) from `state` to `offset`: it follows the scrolled
    /// distance.
    func revealAfterScroll(to offset: Double, from state: ScrollState) -> Double {
        max((state.reveal - (offset - state.offset)).clamped(0, reverseHeight), naturalReveal(at: offset))
    }

    /// Reveal after a jump from `state` to `offset`: downwards like a scroll; upwards it shows no more than it did,
    /// unless by nature.
    func revealAfterJump(to offset: Double, from state: ScrollState) -> Double {
        offset > state.offset
            ? revealAfterScroll(to: offset, from: state) : max(state.reveal, naturalReveal(at: offset))
    }

    /// Height of the reverse header; 0 without one.
    var reverseHeight: Double { reverse.map { slots[$0].height } ?? 0 }

    /// Screen top of the reverse header at `slot`.
    func reverseTop(_ slot: HeaderSlot, in state: ScrollState) -> Double {
        max(slot.top - state.offset, slot.base - slot.height + state.reveal)
    }

    /// v: by how much the reverse header moves the stack after it down, in CSS px; 0 … its height.
    public func band(in state: ScrollState) -> Double {
        guard let reverse else { return 0 }
        let slot = slots[reverse]
        guard slot.top - state.offset <= slot.base else { return 0 }
        return (reverseTop(slot, in: state) + slot.height - slot.base).clamped(0, slot.height)
    }
}
