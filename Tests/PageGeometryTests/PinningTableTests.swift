import ContentModel
import Localization
import Presentation
import StickyLayout
import TestPages
import Testing
import Typesetting

@testable import PageGeometry

/// In low windows fewer headers stay: no more than a third of the window is ever pinned.
@Suite struct PinningTableTests {
    private func modes(_ content: PageContent, width: Double = 390, height: Double, textScale: Double = 1) throws
        -> [HeaderMode]
    {
        let measure = Measure(.blink, ratio: 1, textScale: textScale)
        let viewport = Scene.Size(width: width, height: height)
        return try shown(content).measured().layout(in: viewport, measure: measure).layout.scene.headers.map(\.mode)
    }

    private static let menu = PageContent.menu(
        Menu(sections: [Section(id: "a", title: "A", chip: "A", sections: [Section(id: "b", title: "B")])]))

    /// Bar, heading and subheading are 57 + 48 + 38 = 143 px, the bar alone 57.
    @Test(
        arguments: [
            (844, 1, [.fixed, .regular, .regular]), (429, 1, [.fixed, .regular, .regular]),
            (428, 1, [.fixed, .inline, .inline]), (171, 1, [.fixed, .inline, .inline]),
            (170, 1, [.inline, .inline, .inline]), (1, 1, [.inline, .inline, .inline]),
            (858, 2, [.fixed, .regular, .regular]), (857, 2, [.fixed, .inline, .inline]),
            (342, 2, [.fixed, .inline, .inline]), (341, 2, [.inline, .inline, .inline]),
        ] as [(Double, Double, [HeaderMode])])
    func headingsScrollAwayBeforeTheBarDoes(height: Double, textScale: Double, modes: [HeaderMode]) throws {
        #expect(try self.modes(Self.menu, height: height, textScale: textScale) == modes)
    }

    /// Title, filters, two months and a week are 48 + 52 + 2 · 45 + 30 = 220 px; with one month at a time 175, without weeks
    /// 145, a month alone 45.
    @Test(
        arguments: [
            (660, [.fixed, .reverse, .fixed, .regular]), (659, [.fixed, .reverse, .regular, .regular]),
            (525, [.fixed, .reverse, .regular, .regular]), (524, [.fixed, .reverse, .regular, .inline]),
            (435, [.fixed, .reverse, .regular, .inline]), (434, [.inline, .inline, .regular, .inline]),
            (135, [.inline, .inline, .regular, .inline]), (134, [.inline, .inline, .inline, .inline]),
        ] as [(Double, [HeaderMode])])
    func aCalendarKeepsItsMonthsLongest(height: Double, modes: [HeaderMode]) throws {
        let months = try ["2026-02", "2026-03"].map { try #require(CalendarMonth($0)) }
        let found = try self.modes(.calendar(EventCalendar(months: months, categories: [], events: [])), height: height)
        #expect(Array(found.prefix(4)) == modes)
        #expect(found.count == 15)
    }

    /// Of many months no more than one is pinned in any window that people have.
    @Test func manyMonthsPushEachOtherOff() throws {
        var months = [try #require(CalendarMonth("2026-01"))]
        while months.count < 12, let next = months.last?.next { months.append(next) }
        let found = try modes(
            .calendar(EventCalendar(months: months, categories: [], events: [])), width: 1280, height: 1_000)
        let stacked = found.filter { (mode: HeaderMode) in mode == .fixed }
        #expect(stacked.count == 1)
        #expect(found[1] == HeaderMode.reverse)
    }

    /// Words of a heading that takes a second line make the stack higher, and the windows more in which it is too high.
    @Test func aHeadingOfTwoLinesCountsAsTwo() throws {
        let long = PageContent.contacts([
            ContactGroup(id: "a", title: "Wednesdays and Thursdays in the kitchen", names: [])
        ])
        // A title of 48 px, a bar of one line of 44 or of two of 68.
        #expect(try modes(long, width: 700, height: 276) == [.fixed, .regular])
        #expect(try modes(long, width: 700, height: 275) == [.fixed, .inline])
        #expect(try modes(long, width: 280, height: 348) == [.fixed, .regular])
        #expect(try modes(long, width: 280, height: 347) == [.fixed, .inline])
    }

    /// Whatever a page holds: where headers pin, all of them together take a third of the window at most.
    @Test(arguments: PageContent.Kind.allCases)
    func noMoreThanAThirdIsEverPinned(kind: PageContent.Kind) throws {
        for number in 0..<40 {
            var random = RandomPage(number: number)
            let table = try random.page(kind).measured().pinning()
            #expect(table.states.first?.arrangement == .whole)
            for (state, next) in zip(table.states, table.states.dropFirst()) where next.arrangement == state.arrangement
            {
                #expect(next.widest < state.widest && next.deepest >= state.deepest)
            }
            for state in table.states where state.arrangement != .whole {
                // It gives way to the next one, or has nothing that pins.
                let next = table.states.first { $0.arrangement > state.arrangement && $0.widest == state.widest }
                #expect(next.map { $0.highest == 3 * state.deepest - 0.25 } ?? (state.deepest == 0))
            }
        }
    }

    @Test(arguments: HeaderMode.allCases)
    func arrangementsLeaveFewerAndFewer(mode: HeaderMode) {
        for role in [HeaderRole.bar, .mainBar, .month, .heading] {
            let modes = Arrangement.allCases.map { $0.mode(of: role, by: mode) }
            #expect(modes.first == mode && modes.last == .inline)
            let gone = modes.firstIndex(of: .inline) ?? modes.count
            #expect(modes[gone...].allSatisfy { $0 == .inline })
        }
        #expect(Arrangement.one.mode(of: .mainBar, by: mode) == mode)
        #expect(Arrangement.bars.mode(of: .heading, by: mode) == .inline)
    }
}
