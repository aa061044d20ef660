/// Where one header is on screen. Lengths are CSS px.
public struct HeaderPlacement: Sendable, Equatable {
    /// The header's index in the scene.
    public let index: Int
    /// Screen top.
    public let y: Double
    /// How far it is below where the scrolled content would have it, at least 0.
    public let offset: Double
    /// Whether it is held at its line or being pushed off it; no longer once it has been pushed off.
    public let isPinned: Bool
    /// The header that is pushing it off.
    public let pushedBy: Int?
    /// How much of it shows between the stack before it and the bottom of the viewport.
    public let visibleHeight: Double
    /// Stacking order.
    public let zIndex: Int

    /// Whether it belongs on screen: pinned, or visible where it is. The others are long gone or yet to come.
    public var isShown: Bool { isPinned || visibleHeight > 0 }
}

extension Layout {
    /// Where the header at `index` is; nil without such a header.
    public func placement(of index: Int, in state: ScrollState) -> HeaderPlacement? {
        guard slots.indices.contains(index) else { return nil }
        return placement(of: index, in: state, band: band(in: state))
    }

    /// All headers in document order, shown or not: O(n).
    public func placements(in state: ScrollState) -> [HeaderPlacement] {
        let band = band(in: state)
        return slots.indices.map { placement(of: $0, in: state, band: band) }
    }

    /// Where the header at `index`, which exists, is, given the reverse header's `band`.
    func placement(of index: Int, in state: ScrollState, band: Double) -> HeaderPlacement {
        let slot = slots[index]
        let natural = slot.top - state.offset
        let line = slot.line + (index >= firstBelowReverse ? band : 0)
        let held: Double
        let cover: Double  // the bottom of what hides it from above
        switch slot.mode {
        case .inline: (held, cover) = (natural, line)
        case .regular: (held, cover) = (min(line, slot.limit - state.offset - slot.height), line)
        case .fixed: (held, cover) = (line, slot.base)
        case .reverse: (held, cover) = (reverseTop(slot, in: state), slot.base)
        }
        let isHeld = held - natural > tolerance
        let y = isHeld ? held : natural
        let visible = min(y + slot.height, scene.viewport.height) - max(y, cover)
        let isPinned = isHeld && y + slot.height - cover > tolerance
        return HeaderPlacement(
            index: index, y: y, offset: y - natural, isPinned: isPinned,
            pushedBy: isPinned && cover - y > tolerance ? slot.pusher : nil,
            visibleHeight: visible > tolerance ? visible : 0, zIndex: slot.zIndex)
    }
}
