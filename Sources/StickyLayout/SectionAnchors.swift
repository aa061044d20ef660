/// Finds the header that a section starts with, and the pinned stack where it starts.
struct SectionAnchors {
    private let scene: Scene
    private let slots: [HeaderSlot]
    /// For each header the first regular or fixed one from there on.
    private let nextPinning: [Int?]

    /// How far apart a header and the section that starts with it may be, in CSS px.
    private static let closeness = 0.01

    init(scene: Scene, slots: [HeaderSlot]) {
        self.scene = scene
        self.slots = slots
        var nextPinning = [Int?](repeating: nil, count: slots.count)
        var next: Int?
        for index in slots.indices.reversed() {
            if slots[index].mode == .regular || slots[index].mode == .fixed { next = index }
            nextPinning[index] = next
        }
        self.nextPinning = nextPinning
    }

    /// The line of the section's own header and that header's top; without one, the line that an inline header would
    /// have where the section starts, and the section's top.
    func lineAndTop(of section: Scene.Section) -> (line: Double, top: Double) {
        let first = slots.indices.firstIndex { slots[$0].top - section.top >= -Self.closeness }
        if first < slots.count, let own = nextPinning[first], slots[own].top - section.top <= Self.closeness {
            return (slots[own].line, slots[own].top)
        }
        return (lineOfInlineHeader(at: section.top), section.top)
    }

    private func lineOfInlineHeader(at top: Double) -> Double {
        let next = slots.indices.firstIndex { slots[$0].top >= top }
        guard next > 0 else { return scene.topInset }
        let previous = next - 1
        var line = slots[previous].base
        var outer: Int?
        switch slots[previous].mode {
        case .inline: outer = slots[previous].parent
        case .regular: outer = previous
        case .fixed: line += slots[previous].height
        case .reverse: break
        }
        while let index = outer {
            if scene.headers[index].end ?? scene.contentHeight > top { line += slots[index].height }
            outer = slots[index].parent
        }
        return line
    }
}
