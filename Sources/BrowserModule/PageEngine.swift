internal import StickyLayout

/// The layout engine as a page's script uses it: one page, numbers in, numbers out. Lengths are CSS px; headers and
/// sections are known by their index, and -1 stands for none.
///
/// The script writes the page's measures into ``numbers`` and calls ``load(headers:sections:)``; from then on it only
/// tells what the reader did and asks. Nothing after loading allocates.
public struct PageEngine: Sendable {
    /// What script and engine exchange: the measures of a page on the way in, a header's place on the way out.
    public var numbers: [Double] = []

    private var layout: Layout?
    private var state: ScrollState?

    /// An engine without a page.
    public init() {}

    /// How many numbers come before the headers: content height, width and height of the scrollport, top inset.
    public static let pageNumbers = 4
    /// How many a header has: mode (the engine's raw value), top, height, level, end. An end that is not a number means
    /// the end of the content.
    public static let headerNumbers = 5
    /// How many a section has: top, height.
    public static let sectionNumbers = 2

    /// Makes room for a page with so many `headers` and `sections`.
    public mutating func reserve(headers: Int, sections: Int) {
        let count = Self.pageNumbers + headers * Self.headerNumbers + sections * Self.sectionNumbers
        guard numbers.count < count else { return }
        numbers = [Double](repeating: 0, count: count)
    }

    /// Takes the page that stands in ``numbers``, the reader where they were as far as it reaches. False, with the page
    /// as before, when the numbers make no scene.
    public mutating func load(headers: Int, sections: Int) -> Bool {
        guard let scene = scene(headers: headers, sections: sections), let loaded = try? Layout(anonymous: scene) else {
            return false
        }
        let before = state
        layout = loaded
        state = before.map { loaded.state(at: $0.offset, reveal: $0.reveal, jumpTarget: $0.jumpTarget) } ?? loaded.start
        return true
    }

    private func scene(headers: Int, sections: Int) -> Scene? {
        guard headers >= 0, sections >= 0,
            numbers.count >= Self.pageNumbers + headers * Self.headerNumbers + sections * Self.sectionNumbers
        else { return nil }
        var scene = Scene(
            contentHeight: numbers[0], viewport: Scene.Size(width: numbers[1], height: numbers[2]),
            topInset: numbers[3])
        var next = Self.pageNumbers
        for _ in 0..<headers {
            guard let rawMode = UInt8(exactly: numbers[next]), let mode = HeaderMode(rawValue: rawMode),
                let level = Int8(exactly: numbers[next + 3])
            else { return nil }
            let end = numbers[next + 4]
            scene.headers.append(
                Scene.Header(
                    id: "", mode: mode, top: numbers[next + 1], height: numbers[next + 2], level: Int(level),
                    end: end.isNaN ? nil : end))
            next += Self.headerNumbers
        }
        for _ in 0..<sections {
            scene.sections.append(Scene.Section(id: "", top: numbers[next], height: numbers[next + 1]))
            next += Self.sectionNumbers
        }
        return scene
    }
}

/// What the reader does.
extension PageEngine {
    /// The reader scrolls to `offset`.
    public mutating func scroll(to offset: Double) { take(.scroll(offset)) }

    /// A link or a script jumps to `offset`.
    public mutating func jump(to offset: Double) { take(.jump(offset)) }

    /// A link, chip or script jumps to the landing of the section at `index`.
    public mutating func jump(toSection index: Int) { take(.jumpToSection(index)) }

    /// The reader is at `offset`, straight down from the top or, when `reveal` is a number, with so much of the reverse
    /// header showing.
    public mutating func place(at offset: Double, reveal: Double) {
        guard let layout else { return }
        state = layout.state(at: offset, reveal: reveal.isNaN ? nil : reveal)
    }

    private mutating func take(_ step: TraceStep) {
        guard let layout, let state else { return }
        self.state = layout.state(after: step, from: state)
    }
}

/// What is asked.
extension PageEngine {
    /// The offset within the page.
    public var offset: Double { state?.offset ?? 0 }

    /// The largest offset.
    public var maximumOffset: Double { layout?.maximumOffset ?? 0 }

    /// How much of the reverse header shows.
    public var reveal: Double { state?.reveal ?? 0 }

    /// The current section by `distributed` (0) or `firstVisible` (1).
    public func currentSection(rule: Int) -> Int {
        guard let layout, let state else { return -1 }
        return layout.currentSection(in: state, rule: Self.rule(rule)) ?? -1
    }

    /// The section to show as chosen, by the same rules.
    public func highlightedSection(rule: Int) -> Int {
        guard let layout, let state else { return -1 }
        return layout.highlightedSection(in: state, rule: Self.rule(rule)) ?? -1
    }

    /// Where a jump to the section at `index` would end, within the page; the present offset without such a section.
    public func landing(ofSection index: Int) -> Double {
        guard let layout, let state else { return 0 }
        return layout.landing(ofSection: index, from: state)?.offset ?? state.offset
    }

    /// Where the header at `index` pins while the reverse header shows nothing, in screen coordinates; 0 without such a
    /// header.
    public func line(ofHeader index: Int) -> Double { layout?.line(ofHeader: index) ?? 0 }

    /// Writes where the header at `index` is into ``numbers``: y, offset, 1 if it is pinned, who pushes it, its visible
    /// height, its stacking order. False without such a header.
    public mutating func place(ofHeader index: Int) -> Bool {
        guard let layout, let state, let placement = layout.placement(of: index, in: state) else { return false }
        numbers[0] = placement.y
        numbers[1] = placement.offset
        numbers[2] = placement.isPinned ? 1 : 0
        numbers[3] = Double(placement.pushedBy ?? -1)
        numbers[4] = placement.visibleHeight
        numbers[5] = Double(placement.zIndex)
        return true
    }

    private static func rule(_ number: Int) -> SpyRule { number == 1 ? .firstVisible : .distributed }
}
