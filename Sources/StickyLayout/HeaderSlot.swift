/// What a layout knows in advance about one header.
struct HeaderSlot: Sendable {
    var mode: HeaderMode
    /// Natural top, in content coordinates.
    var top: Double
    var height: Double
    /// Inset and the heights of all fixed headers before it.
    var base: Double
    /// Where it pins, in screen coordinates, while the reverse header shows nothing.
    var line: Double
    /// Content coordinate that its bottom does not pass while it is pinned. Regular headers only.
    var limit: Double
    /// The header whose top is the limit. Regular headers only.
    var pusher: Int?
    /// The next larger regular header before it with no fixed or reverse one between, whether or not its section is
    /// still open. Regular and inline headers only.
    var parent: Int?
    var zIndex: Int

    /// Offset from which on it has reached its line. It never falls in document order: whatever adds to a header's line
    /// also stands before the header in the content.
    var reachedAt: Double { top - line }
}

extension HeaderSlot {
    /// The slots of `headers`, in one pass with a stack of the regular headers that the next one may be part of: their
    /// levels rise strictly, so that there are never more than six.
    static func slots(for headers: [Scene.Header], inset: Double, contentHeight: Double) -> [HeaderSlot] {
        let reverse = headers.firstIndex { $0.mode == .reverse }
        var slots: [HeaderSlot] = []
        slots.reserveCapacity(headers.count)
        var open: [Int] = []
        var base = inset
        for (index, header) in headers.enumerated() {
            while let last = open.last, header.closes(headers[last]) {
                slots[last].end(atTopOf: index, header.top)
                open.removeLast()
            }
            var line = base
            for outer in open where headers[outer].end ?? contentHeight > header.top { line += headers[outer].height }
            slots.append(
                HeaderSlot(
                    mode: header.mode, top: header.top, height: header.height, base: base, line: line,
                    limit: header.end ?? contentHeight, pusher: nil, parent: open.last,
                    zIndex: header.zIndex ?? header.naturalZIndex(isBeforeReverse: index < reverse ?? 0)))
            if header.mode == .regular { open.append(index) }
            if header.mode == .fixed { base += header.height }
        }
        return slots
    }

    /// The header at `index`, whose top is `top`, comes next and pushes this one off, unless its section ends before.
    private mutating func end(atTopOf index: Int, _ top: Double) {
        guard top <= limit else { return }
        limit = top
        pusher = index
    }
}

extension Scene.Header {
    /// Whether `earlier`, a regular header, makes way for this one.
    fileprivate func closes(_ earlier: Scene.Header) -> Bool {
        switch mode {
        case .inline: false
        case .regular: level <= earlier.level
        case .fixed, .reverse: true
        }
    }

    fileprivate func naturalZIndex(isBeforeReverse: Bool) -> Int {
        switch mode {
        case .inline: 0
        case .regular: 51 - level
        case .fixed: isBeforeReverse ? 200 : 100
        case .reverse: 150
        }
    }
}
