import StickyLayout

/// The definitions again, slowly and independently: every answer walks all headers, and scrolls go pixel by pixel.
struct LiteralLayout {
    let scene: Scene
    var s = 0.0
    var r = 0.0
    var requested = 0.0
    var target: Int?

    init(_ scene: Scene) {
        self.scene = scene
        r = naturalReveal(0)
    }

    var viewHeight: Double { scene.viewport.height }
    var end: Double { max(0, scene.contentHeight - viewHeight) }
    var reverse: Int? { scene.headers.firstIndex { $0.mode == .reverse } }

    func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
        value < low ? low : value > high ? high : value
    }

    func base(_ index: Int) -> Double {
        scene.headers[..<index].filter { $0.mode == .fixed }.map(\.height).reduce(scene.topInset, +)
    }

    /// Heights of the regular headers before `index` that enclose a header of `level` at `top`.
    func enclosing(before index: Int, level: Int, top: Double) -> Double {
        var m = level
        var sum = 0.0
        for outer in scene.headers[..<index].reversed() {
            if outer.mode == .fixed || outer.mode == .reverse { break }
            guard outer.mode == .regular, outer.level < m else { continue }
            m = outer.level
            if (outer.end ?? scene.contentHeight) > top { sum += outer.height }
        }
        return sum
    }

    func line(_ index: Int) -> Double {
        let header = scene.headers[index]
        switch header.mode {
        case .fixed, .reverse: return base(index)
        case .inline: return base(index) + enclosing(before: index, level: 7, top: header.top)
        case .regular: return base(index) + enclosing(before: index, level: header.level, top: header.top)
        }
    }

    func naturalReveal(_ s: Double) -> Double {
        guard let reverse else { return 0 }
        let header = scene.headers[reverse]
        return clamp(header.top - s + header.height - base(reverse), 0, header.height)
    }

    func reverseTop() -> Double {
        guard let reverse else { return 0 }
        let header = scene.headers[reverse]
        return max(header.top - s, base(reverse) - header.height + r)
    }

    func band() -> Double {
        guard let reverse, scene.headers[reverse].top - s <= base(reverse) else { return 0 }
        let height = scene.headers[reverse].height
        return clamp(reverseTop() + height - base(reverse), 0, height)
    }

    // MARK: The way

    mutating func take(_ step: TraceStep) {
        switch step {
        case .scroll(let offset):
            requested = offset
            target = nil
            scroll(to: clamp(offset, 0, end), isJump: false)
        case .jump(let offset):
            requested = offset
            target = nil
            scroll(to: clamp(offset, 0, end), isJump: true)
        case .jumpToSection(let index):
            guard index < scene.sections.count else { return }
            requested = landing(index)
            target = index
            scroll(to: clamp(requested, 0, end), isJump: true)
        }
    }

    private mutating func scroll(to goal: Double, isJump: Bool) {
        let height = reverse.map { scene.headers[$0].height } ?? 0
        while s != goal {
            let next = goal > s ? min(goal, s + 1) : max(goal, s - 1)
            r = isJump && next < s ? r : clamp(r - (next - s), 0, height)
            r = max(r, naturalReveal(next))
            s = next
        }
    }

    func landing(_ index: Int) -> Double {
        let top = own(index).map { scene.headers[$0].top } ?? scene.sections[index].top
        var present = 0.0
        if let reverse, scene.headers[reverse].top < top { present = r }
        return top - s > sectionLine(index) + present ? top - sectionLine(index) : top - sectionLine(index) - present
    }

    // MARK: Headers

    func placement(_ index: Int) -> HeaderFacts {
        let header = scene.headers[index]
        let v = reverse.map { index > $0 } ?? false ? band() : 0
        let c = header.mode == .regular || header.mode == .inline ? line(index) + v : base(index)
        let later = scene.headers.indices.first { later in
            let other = scene.headers[later]
            return later > index
                && (other.mode == .fixed || other.mode == .reverse
                    || other.mode == .regular && other.level <= header.level)
        }
        let sectionEnd = header.end ?? scene.contentHeight
        let limit = min(sectionEnd, later.map { scene.headers[$0].top } ?? .infinity)
        let natural = header.top - s
        let y =
            switch header.mode {
            case .inline: natural
            case .fixed: max(natural, line(index) + v)
            case .regular: max(natural, min(line(index) + v, limit - s - header.height))
            case .reverse: reverseTop()
            }
        let isPinned = y - natural > 0 && y + header.height > c
        let isPushed = header.mode == .regular && isPinned && y < c
        return HeaderFacts(
            y: y, offset: y - natural, isPinned: isPinned,
            pushedBy: isPushed && later.map { scene.headers[$0].top == limit } ?? false ? later : nil,
            visibleHeight: max(0, min(y + header.height, viewHeight) - max(y, c)), zIndex: zIndex(index))
    }

    private func zIndex(_ index: Int) -> Int {
        let header = scene.headers[index]
        if let given = header.zIndex { return given }
        switch header.mode {
        case .inline: return 0
        case .regular: return 51 - header.level
        case .reverse: return 150
        case .fixed: return reverse.map { index < $0 } ?? false ? 200 : 100
        }
    }
}

/// What a placement says, without the index.
struct HeaderFacts {
    var y, offset: Double
    var isPinned: Bool
    var pushedBy: Int?
    var visibleHeight: Double
    var zIndex: Int
}
