import SeededNumbers
import StickyLayout
import Testing

/// What holds for every valid scene and every trace, on random ones whose lengths do not add up exactly either.
@Suite struct PropertyTests {
    private static let scenes = 0..<300
    private static let units = [1, 0.25, 0.1, 1.0 / 3]
    /// Sums of tenths and thirds are off by less.
    private static let rounding = 1e-6

    /// Calls `check` with random scenes until it tells what is wrong.
    private func forEachScene(_ check: (inout RandomScene, Scene) throws -> String?) rethrows {
        for number in Self.scenes {
            var random = RandomScene(number: number, units: Self.units)
            let scene = random.scene()
            if let wrong = try check(&random, scene) {
                Issue.record("CARTA_SEED=\(SeededGenerator.seed) scene \(number): \(wrong) in \(scene)")
                return
            }
        }
    }

    @Test func noHeaderMovesFurtherThanTheScroll() throws {
        try forEachScene { random, scene in
            let layout = try Layout(scene)
            let before = layout.state(after: random.trace(in: scene))
            let after = layout.state(after: .scroll(random.offset(in: scene)), from: before)
            let distance = abs(after.offset - before.offset) + Self.rounding
            for (old, new) in zip(layout.placements(in: before), layout.placements(in: after))
            where abs(new.y - old.y) > distance {
                return "header \(old.index) moves from \(old.y) to \(new.y), scroll \(before) to \(after)"
            }
            return nil
        }
    }

    @Test func resizingIsTheSameAsBuildingAnew() throws {
        try forEachScene { random, scene in
            var other = scene
            other.viewport = .init(width: random.length(2000), height: random.length(2000))
            let built = try Layout(other)
            let resized = try Layout(scene).resized(to: other.viewport)
            let trace = random.trace(in: other)
            let states = (built.state(after: trace), resized.state(after: trace))
            if states.0 != states.1 { return "\(trace) leads to \(states.1), not \(states.0)" }
            if built.boundaries != resized.boundaries { return "the boundaries are \(resized.boundaries)" }
            let placements = (built.shownHeaders(in: states.0), resized.shownHeaders(in: states.1))
            return placements.0 == placements.1 ? nil : "the headers are \(placements.1), not \(placements.0)"
        }
    }

    @Test func aBadSizeIsRefused() throws {
        let layout = try Layout(.calendar)
        #expect(throws: SceneError(.viewportHeight, .negative(got: -1))) {
            try layout.resized(to: .init(width: 390, height: -1))
        }
        #expect(throws: SceneError(.viewportWidth, .notFinite)) {
            try layout.resized(to: .init(width: .nan, height: 844))
        }
    }

    @Test func noHeaderIsAboveItsNaturalPlace() throws {
        try forEachScene { random, scene in
            let layout = try Layout(scene)
            if layout.placements(in: layout.start).contains(where: { $0.offset != 0 || $0.isPinned }) {
                return "a header is not where it belongs at 0"
            }
            let state = layout.state(after: random.trace(in: scene))
            return layout.placements(in: state).contains { $0.offset < 0 } ? "negative offset in \(state)" : nil
        }
    }

    @Test func regularHeadersOfOneLevelDoNotOverlap() throws {
        try forEachScene { random, scene in
            let layout = try Layout(scene)
            let state = layout.state(after: random.trace(in: scene))
            for level in 1...6 {
                let peers = layout.placements(in: state).filter {
                    scene.headers[$0.index].mode == .regular && scene.headers[$0.index].level == level
                }
                for (upper, lower) in zip(peers, peers.dropFirst())
                where upper.y + scene.headers[upper.index].height > lower.y + Self.rounding {
                    return "headers \(upper.index) and \(lower.index) overlap in \(state)"
                }
            }
            return nil
        }
    }

    @Test func splittingAScrollAndOverscrollChangeNothing() throws {
        try forEachScene { random, scene in
            let layout = try Layout(scene)
            let trace = random.trace(in: scene)
            let before = layout.state(after: trace)
            if layout.state(after: trace) != before { return "same trace, other answer" }
            let goal = random.offset(in: scene)
            let whole = layout.state(after: .scroll(goal), from: before)
            let pieces = Int.random(in: 2...9, using: &random.generator)
            var split = before
            for piece in 1...pieces {
                let offset = before.offset + (whole.offset - before.offset) * Double(piece) / Double(pieces)
                split = layout.state(after: .scroll(offset), from: split)
            }
            if abs(split.reveal - whole.reveal) > Self.rounding || split.jumpTarget != whole.jumpTarget {
                return "\(split) in \(pieces) pieces, \(whole) at once, from \(before)"
            }
            let atEnd = layout.state(after: .scroll(layout.maximumOffset), from: before)
            let beyond = layout.state(after: .scroll(layout.maximumOffset + 500), from: before)
            let again = layout.state(after: .scroll(layout.maximumOffset + 900), from: beyond)
            return [beyond, again].contains { $0.offset != atEnd.offset || $0.reveal != atEnd.reveal }
                ? "overscroll changes \(atEnd) to \(again)" : nil
        }
    }

    @Test func everySectionHasItsTurn() throws {
        try forEachScene { random, scene in
            let layout = try Layout(scene)
            var state = layout.state(after: random.trace(in: scene))
            let goal = layout.state(after: .scroll(random.offset(in: scene)), from: state).offset
            let step = (goal - state.offset) / 20
            for _ in 0..<20 {
                let next = layout.state(after: .scroll(state.offset + step), from: state)
                let old = layout.currentSection(in: state) ?? 0
                let new = layout.currentSection(in: next) ?? 0
                if step > 0 ? new < old : new > old { return "from section \(old) to \(new), \(state) to \(next)" }
                state = next
            }
            return layout.maximumOffset > 1 ? sectionWithoutTurn(layout).map { "section \($0) never current" } : nil
        }
    }

    /// A section that should be current somewhere on the way down and is not. While a reverse header slides away the
    /// position s + v stands still and before that it jumps, so it must be away before the second section's turn, which
    /// comes half a pixel early.
    private func sectionWithoutTurn(_ layout: Layout) -> Int? {
        let sections = layout.scene.sections
        if let reverse = layout.scene.headers.firstIndex(where: { $0.mode == .reverse }) {
            let base = LiteralLayout(layout.scene).base(reverse)
            let bottom = layout.scene.headers[reverse].top + layout.scene.headers[reverse].height
            guard sections.count > 1, sections[1].top >= bottom, layout.boundaries[1] > bottom - base + 0.5 else {
                return nil
            }
        }
        return sections.indices.first { index in
            let isLast = index == sections.count - 1
            let own = layout.scene.headers.first { abs($0.top - sections[index].top) <= 0.01 && $0.mode != .inline }
            let interval =
                isLast ? .infinity : layout.boundaries[index + 1] - layout.boundaries[index]
            guard sections[index].height > (own?.height ?? 0) + 1, interval > 0.5 + Self.rounding else { return false }
            return current(layout, firstOffsetOf: index) != index
        }
    }

    /// The current section at the first offset whose section is not before `index`.
    private func current(_ layout: Layout, firstOffsetOf index: Int) -> Int? {
        func section(_ offset: Double) -> Int { layout.currentSection(in: layout.state(at: offset)) ?? 0 }
        if section(0) >= index { return section(0) }
        var (early, late) = (0.0, layout.maximumOffset)
        while (early + late) / 2 > early, (early + late) / 2 < late {
            if section((early + late) / 2) >= index { late = (early + late) / 2 } else { early = (early + late) / 2 }
        }
        return section(late)
    }

    @Test func aReachableJumpArrivesAtItsSection() throws {
        try forEachScene { random, scene in
            var scene = scene
            scene.sections.removeAll { section in
                !scene.headers.contains {
                    ($0.mode == .regular || $0.mode == .fixed) && abs($0.top - section.top) <= 0.01
                }
            }
            scene.viewport.height = scene.topInset + scene.headers.map(\.height).reduce(0, +) + random.length(400)
            let layout = try Layout(scene)
            guard layout.maximumOffset > 1, !scene.sections.isEmpty else { return nil }
            let before = layout.state(after: random.trace(in: scene))
            let target = Int.random(in: 0..<scene.sections.count, using: &random.generator)
            guard let landing = layout.landing(ofSection: target, from: before), landing.isReachable else { return nil }
            let after = layout.state(after: .jumpToSection(target), from: before)
            if abs(after.offset - landing.offset) > 0 { return "landed at \(after), not \(landing)" }
            let current = layout.currentSection(in: after) ?? -1
            return current < target ? "jump to \(target) arrives at \(current), \(after), \(before)" : nil
        }
    }
}
