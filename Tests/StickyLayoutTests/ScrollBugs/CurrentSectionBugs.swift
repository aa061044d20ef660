import StickyLayout
import Testing

/// What readers of other pages reported about which section is current. The numbers are those of Tests/ScrollBugs.md.
@Suite struct CurrentSectionBugs {
    @Test(
        "S01: a heading that reached the top does not lose to the next, more visible one", arguments: SpyRule.allCases)
    func s01(rule: SpyRule) throws {
        let layout = try page([600, 60, 2000], height: 800)
        for offset in [600.0, 620, 659] { #expect(layout.current(at: offset, rule) == 1) }
    }

    @Test("S02: down and back up, the same offset gives the same answer", arguments: SpyRule.allCases)
    func s02(rule: SpyRule) throws {
        let scene = Scene(
            contentHeight: 3000, viewport: Scene.Size(width: 390, height: 700),
            headers: [
                Scene.Header(id: "3", mode: .regular, top: 500, height: 40, end: 2500),
                Scene.Header(id: "3.1", mode: .regular, top: 700, height: 30, level: 2, end: 1100),
                Scene.Header(id: "3.2", mode: .regular, top: 1100, height: 30, level: 2, end: 2500),
            ],
            sections: [
                Scene.Section(id: "3", top: 500, height: 200), Scene.Section(id: "3.1", top: 700, height: 400),
                Scene.Section(id: "3.2", top: 1100, height: 1400),
            ])
        let layout = try Layout(scene)
        let offsets = Array(stride(from: 0.0, through: layout.maximumOffset, by: 7))
        let down = offsets.map { layout.current(at: $0, rule) }
        var state = layout.state(after: .scroll(layout.maximumOffset), from: layout.start)
        var up: [Int?] = []
        for offset in offsets.reversed() {
            state = layout.state(after: .scroll(offset), from: state)
            up.append(layout.currentSection(in: state, rule: rule))
        }
        #expect(down == up.reversed())
        #expect(Set(down) == [0, 1, 2])
    }

    @Test(
        "S03: the last section is current at the page's end, though it cannot reach the top",
        arguments: SpyRule.allCases)
    func s03(rule: SpyRule) throws {
        let layout = try page([1000, 1000, 120], height: 800)
        #expect(layout.current(at: layout.maximumOffset, rule) == 2)
    }

    @Test("S04: the last section but one, a window tall, has its turn") func s04() throws {
        let layout = try page([800, 800, 100], height: 800)
        // It reaches the top at 800; the last one, which never does, waits for the end at 900.
        #expect(layout.current(at: 800, .distributed) == 1)
        #expect(layout.current(at: 898, .distributed) == 1)
        #expect(layout.current(at: 900, .distributed) == 2)
    }

    @Test("S05: each of two short last sections is current somewhere") func s05() throws {
        let layout = try page([1000, 50, 50], height: 800)
        // The range 200…300 is shared out: to 1,000 of 200…1,050 belongs 200 + 800/850 · 100.
        #expect(layout.current(at: 293, .distributed) == 0)
        #expect(layout.current(at: 295, .distributed) == 1)
        #expect(layout.current(at: 300, .distributed) == 2)
    }

    @Test("S06: a tap on a section near the end lights it, not the last one") func s06() throws {
        let layout = try page([1000, 100, 100], height: 800)
        let state = layout.state(after: .jumpToSection(1), from: layout.start)
        #expect(state.offset == layout.maximumOffset)
        #expect(layout.highlightedSection(in: state, rule: .distributed) == 1)
    }

    @Test("S07: the target of a jump is lit from the tap on", arguments: SpyRule.allCases)
    func s07(rule: SpyRule) throws {
        let layout = try page([900, 900, 900, 900], height: 800)
        let state = layout.state(after: .jumpToSection(3), from: layout.start)
        #expect(layout.highlightedSection(in: state, rule: rule) == 3)
    }

    @Test("S08: where everything fits the first is current, and a tap moves the choice", arguments: SpyRule.allCases)
    func s08(rule: SpyRule) throws {
        let layout = try page([200, 200, 200], height: 800)
        #expect(layout.current(at: 0, rule) == 0)
        let state = layout.state(after: .jumpToSection(1), from: layout.start)
        #expect(layout.highlightedSection(in: state, rule: rule) == 1)
    }

    @Test("S09: at offset 0 the end is not reached", arguments: [600.0, 800])
    func s09(viewportHeight: Double) throws {
        let layout = try page([700, 700, 700], height: viewportHeight)
        #expect(!layout.isAtEnd(in: layout.start))
        #expect(layout.current(at: 0, .distributed) == 0)
    }

    @Test("S10: a long section without a heading in view keeps its place", arguments: SpyRule.allCases)
    func s10(rule: SpyRule) throws {
        let layout = try page([500, 6000, 1500], height: 800)
        for offset in stride(from: 600.0, through: 6400, by: 100) { #expect(layout.current(at: offset, rule) == 1) }
    }

    private func page(_ heights: [Double], height: Double) throws -> Layout {
        try Layout(.sections(heights, viewportHeight: height))
    }
}

extension Scene {
    /// Sections one below the other, each with a header of 0 px that scrolls away.
    static func sections(_ heights: [Double], viewportHeight: Double) -> Scene {
        var top = 0.0
        var scene = Scene(contentHeight: heights.reduce(0, +), viewport: Size(width: 390, height: viewportHeight))
        for (index, height) in heights.enumerated() {
            scene.sections.append(Section(id: "\(index)", top: top, height: height))
            top += height
        }
        return scene
    }
}

extension Layout {
    /// The current section of a reader who came straight down.
    func current(at offset: Double, _ rule: SpyRule) -> Int? {
        currentSection(in: state(after: .scroll(offset), from: start), rule: rule)
    }

    /// Where a header of that id is for a reader in `state`.
    func y(of id: String, in state: ScrollState) -> Double? {
        scene.headers.firstIndex { $0.id == id }.flatMap { placement(of: $0, in: state)?.y }
    }

    /// The state after `offsets`, one scroll each.
    func scrolled(_ offsets: Double...) -> ScrollState {
        offsets.reduce(start) { state(after: .scroll($1), from: $0) }
    }
}
