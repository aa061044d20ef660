import StickyLayout
import Testing

@Suite struct LayoutSpyTests {
    /// Boundaries 0, 1000, 1062.5, 1087.5 and 1100; the end is at 1100.
    private static let crowded = Scene.plain(
        tops: [0, 1000, 1500, 1700, 1800], contentHeight: 1900, viewportHeight: 800)

    @Test(
        arguments: [
            (0, 0), (999.25, 0), (999.5, 1), (1061.75, 1), (1062, 2), (1086.75, 2), (1087, 3), (1098.75, 3), (1099, 4),
            (1100, 4),
        ] as [(Double, Int)])
    func everySectionHasItsTurn(offset: Double, section: Int) throws {
        let layout = try Layout(Self.crowded)
        #expect(layout.currentSection(in: layout.state(at: offset), rule: .distributed) == section)
    }

    /// Heights 1000, 0.5, 0 and the rest: 10 px, all of it, nothing and 19.995 px must show.
    private static let uneven = Scene.plain(
        tops: [0, 1000, 1000.5, 1000.5], contentHeight: 3000, viewportHeight: 500)

    @Test(
        arguments: [
            (0, 0), (990, 0), (990.25, 1), (1000, 1), (1000.25, 3), (2400, 3), (2500, 3),
        ] as [(Double, Int)])
    func theFirstThatShows(offset: Double, section: Int) throws {
        let layout = try Layout(Self.uneven)
        #expect(layout.currentSection(in: layout.state(at: offset), rule: .firstVisible) == section)
    }

    @Test(
        arguments: [
            (0, 0), (299, 0), (300, 0), (1299.75, 0), (1300, 1), (2295, 1), (2296, 2), (2400, 2),
        ] as [(Double, Int)])
    func withoutOneThatShowsTheLastReached(offset: Double, section: Int) throws {
        // 1 % of 1000 does not fit into a viewport of 5, but half of the last section does.
        let tall = Scene.plain(tops: [300, 1300, 2300], contentHeight: 3300, viewportHeight: 5)
        let layout = try Layout(tall.with { $0.sections[2].height = 2 })
        #expect(layout.currentSection(in: layout.state(at: offset), rule: .firstVisible) == section)
    }

    @Test(arguments: SpyRule.allCases) func theLastOneAtTheEnd(rule: SpyRule) throws {
        let layout = try Layout(Self.crowded)
        #expect(layout.currentSection(in: layout.state(at: 1099), rule: rule) == 4)
        #expect(layout.isAtEnd(in: layout.state(at: 1099)))
        #expect(!layout.isAtEnd(in: layout.state(at: 1098.9)))
    }

    @Test func aPageThatHardlyScrollsHasNoEnd() throws {
        let layout = try Layout(Self.crowded.with { $0.viewport.height = 1899 })
        let state = layout.state(at: 1)
        #expect(layout.maximumOffset == 1)
        #expect(!layout.isAtEnd(in: state))
        #expect(layout.currentSection(in: state, rule: .distributed) == 0)
        #expect(layout.currentSection(in: state, rule: .firstVisible) == 0)
    }

    @Test(arguments: SpyRule.allCases) func withoutSectionsThereIsNone(rule: SpyRule) throws {
        let layout = try Layout(Scene.shelf.with { $0.sections = [] })
        #expect(layout.currentSection(in: layout.start, rule: rule) == nil)
        #expect(layout.highlightedSection(in: layout.start, rule: rule) == nil)
        #expect(layout.visibleSections(in: layout.start).isEmpty)
        #expect(layout.boundaries.isEmpty)
    }

    @Test func theChosenSectionStaysChosenWhereItCannotReachTheTop() throws {
        let layout = try Layout(Self.crowded)
        let jumped = layout.state(after: [.jumpToSection(2)])
        #expect(jumped.requested == 1500)
        #expect(jumped.offset == 1100)
        #expect(layout.currentSection(in: jumped) == 4)
        #expect(layout.highlightedSection(in: jumped) == 2)
        #expect(layout.highlightedSection(in: layout.state(after: .scroll(1100), from: jumped)) == 4)
        #expect(layout.highlightedSection(in: layout.state(after: .jump(1100), from: jumped)) == 4)
    }

    @Test(
        arguments: [
            (0, 0..<1), (100, 0..<1), (101, 0..<2), (500, 0..<2), (600, 1..<3), (999, 1..<3), (1500, 3..<3),
            (1501, 3..<4),
        ] as [(Double, Range<Int>)])
    func whatReachesIntoTheViewport(offset: Double, visible: Range<Int>) throws {
        let layout = try Layout(Scene.shelf.with { $0.sections[0].height = 400 })
        #expect(layout.visibleSections(in: layout.state(at: offset)) == visible)
    }

    @Test func visibleHeights() throws {
        let layout = try Layout(.shelf)
        let state = layout.state(at: 450)
        // A1 down to 600 from 450 + A2's line 70; A2 from 600 to the viewport's bottom at 950.
        #expect((0..<4).map { layout.visibleHeight(ofSection: $0, in: state) } == [80, 350, 0, 0])
        #expect(layout.visibleHeight(ofSection: 4, in: state) == 0)
        #expect(layout.visibleHeight(ofSection: -1, in: state) == 0)
    }

    @Test func names() {
        #expect(SpyRule.allCases.map(\.name) == ["distributed", "firstVisible"])
    }
}
