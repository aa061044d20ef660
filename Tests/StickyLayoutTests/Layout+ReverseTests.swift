import StickyLayout
import Testing

/// How much of the reverse header shows after every kind of step.
@Suite struct LayoutReverseTests {
    static let ways: [([TraceStep], Double)] = [
        ([], 52),
        ([.scroll(30)], 22),
        ([.scroll(52)], 0),
        ([.scroll(900)], 0),
        ([.scroll(900), .scroll(870)], 30),
        ([.scroll(900), .scroll(880), .scroll(870)], 30),  // split
        ([.scroll(900), .scroll(870), .scroll(880)], 20),  // turned
        ([.scroll(900), .scroll(700)], 52),  // all of it
        ([.scroll(900), .scroll(700), .scroll(690), .scroll(700)], 42),
        ([.scroll(5000), .scroll(2200)], 10),  // overscroll moves nothing
        ([.scroll(900), .jump(500)], 0),  // a jump up reveals nothing
        ([.scroll(900), .scroll(870), .jump(500)], 30),  // and hides nothing
        ([.scroll(900), .jump(20)], 32),  // unless it shows by nature
        ([.scroll(900), .scroll(870), .jump(890)], 10),  // a jump down hides like a scroll
        ([.scroll(900), .scroll(870), .jumpToSection(2)], 0),
        ([.scroll(900), .scroll(-40)], 52),
    ]

    @Test(arguments: ways) func reveal(trace: [TraceStep], reveal: Double) throws {
        #expect(try Layout(.calendar).state(after: trace).reveal == reveal)
    }

    static let fromMidway: [(Double, y: Double, band: Double)] = [
        (459, y: 41, band: 0),  // still in its place
        (460, y: 40, band: 50),
        (480, y: 20, band: 30),
        (510, y: -10, band: 0),
        (900, y: -10, band: 0),
    ]

    @Test(arguments: fromMidway) func midway(offset: Double, y: Double, band: Double) throws {
        let layout = try Layout(.midway)
        let state = layout.state(at: offset)
        #expect(layout.placement(of: 2, in: state)?.y == y)
        #expect(layout.band(in: state) == band)
    }

    @Test func movesOnlyWhatStandsAfterIt() throws {
        let layout = try Layout(.midway)
        let state = layout.state(after: [.scroll(900), .scroll(880)])
        #expect(state.reveal == 20)
        #expect(layout.placement(of: 0, in: state)?.y == 0)
        #expect(layout.placement(of: 1, in: state)?.isPinned == false)  // pushed off by the reverse header
        #expect(layout.placement(of: 2, in: state)?.visibleHeight == 20)
        #expect(layout.placement(of: 3, in: state)?.y == 60)
    }

    @Test func pushesOffWhatStandsBeforeIt() throws {
        let layout = try Layout(.midway)
        let placement = layout.placement(of: 1, in: layout.state(at: 440))
        #expect(placement?.y == 30)
        #expect(placement?.pushedBy == 2)
    }

    @Test func withoutOneNothingIsRevealed() throws {
        let layout = try Layout(.shelf)
        let state = layout.state(after: [.scroll(900), .scroll(700)])
        #expect(state.reveal == 0)
        #expect(layout.band(in: state) == 0)
    }
}
