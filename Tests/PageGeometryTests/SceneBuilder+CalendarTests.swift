import ContentModel
import StickyLayout
import TestPages
import Testing

/// Calendars by hand: title 48 px, filters 8 + 36 + 8 = 52, months 10 + 25 + 10 = 45, weeks 5 + 20 + 5 = 30, days of
/// 10 + 10 with the most of a line (24) and their events (24 each); an empty footer 36.
@Suite struct SceneBuilderCalendarTests {
    private func calendar(_ first: String, _ last: String, events: [(String, String)] = []) throws -> PageContent {
        var months = [try #require(CalendarMonth(first))]
        while let month = months.last, month != CalendarMonth(last), let next = month.next { months.append(next) }
        return .calendar(
            EventCalendar(
                months: months,
                categories: [EventCategory(id: "work", title: "Work"), EventCategory(id: "off", title: "Off")],
                events: try events.map { date, category in
                    CalendarEvent(date: try #require(CalendarDate(date)), title: "a", category: category)
                }))
    }

    private static func week(_ id: String, top: Double, days: Int, more: Double = 0) -> Scene.Header {
        Scene.Header(id: id, mode: .regular, top: top, height: 30, level: 2, end: top + 30 + Double(days) * 44 + more)
    }

    /// February 2026 is a Sunday, three weeks and six days; on the 3rd there is one of each kind, on the 4th two to do.
    @Test(
        arguments: [(nil, 48.0, 1_611.0), ("work", 24, 1_587), ("off", 0, 1_563)] as [(String?, Double, Double)])
    func aMonthIsWeeksOfDays(filter: String?, busy: Double, height: Double) throws {
        let events = [
            ("2026-02-03", "work"), ("2026-02-03", "off"), ("2026-02-04", "work"), ("2026-02-04", "work"),
            ("2026-03-01", "work"),
        ]
        let scene = try scene(calendar("2026-02", "2026-02", events: events), filter: filter)
        #expect(
            scene
                == Scene(
                    contentHeight: height, viewport: Scene.Size(width: 390, height: 844),
                    headers: [
                        Scene.Header(id: "title", mode: .fixed, top: 0, height: 48),
                        Scene.Header(id: "filter", mode: .reverse, top: 48, height: 52),
                        Scene.Header(id: "february", mode: .fixed, top: 100, height: 45, end: height - 36),
                        Self.week("february-1", top: 145, days: 1),
                        Self.week("february-2", top: 219, days: 7, more: busy),
                        Self.week("february-3", top: 557 + busy, days: 7),
                        Self.week("february-4", top: 895 + busy, days: 7),
                        Self.week("february-5", top: 1_233 + busy, days: 6),
                    ],
                    sections: [Scene.Section(id: "february", top: 100, height: 1_427 + busy)]))
    }

    /// The months of the reference design, without events: 28, 31 and 30 days in 5, 6 and 5 parts of weeks.
    @Test func monthsFollowOneAnother() throws {
        let scene = try scene(calendar("2026-02", "2026-04"))
        #expect(
            scene.sections == [
                Scene.Section(id: "february", top: 100, height: 1_427),
                Scene.Section(id: "march", top: 1_527, height: 1_589),
                Scene.Section(id: "april", top: 3_116, height: 1_515),
            ])
        #expect(scene.contentHeight == 4_667)
        let months = scene.headers.filter { $0.mode == .fixed }
        #expect(months.map(\.id) == ["title", "february", "march", "april"])
        #expect(months.map(\.top) == [0, 100, 1_527, 3_116])
        #expect(months.map(\.height) == [48, 45, 45, 45])
    }

    /// A week ends with its last day, where the next week or month begins: nothing else would push it off.
    @Test func everyWeekEndsWhereTheNextOneBegins() throws {
        let content = try calendar("2026-12", "2028-11", events: [("2027-02-28", "off")])
        // So high that all months may stack.
        let scene = try shown(content).scene(in: Scene.Size(width: 390, height: 4_000))
        let inMonths = scene.headers.dropFirst(3)
        #expect(inMonths.count { $0.mode == .fixed } == 23)
        for (week, next) in zip(inMonths, inMonths.dropFirst()) where week.mode == .regular {
            #expect(week.end == next.top, "\(week.id)")
        }
        let last = try #require(scene.headers.last)
        #expect(last.end == scene.contentHeight - 36)
        #expect(throws: Never.self) { try Layout(scene) }
    }
}
