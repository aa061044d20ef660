import Testing

@testable import ContentModel

@Suite struct CalendarReaderTests {
    private static let head =
        "title: C\nkind: calendar\nfrom: 2026-02\nto: 2026-03\ncategories: [{title: Work}, {title: Time off}]\n"

    @Test func readsWhatAFileMaySay() throws {
        let loaded = load(
            page: Self.head + """
                events:
                  - {date: 2026-03-01, title: Late, category: work}
                  - {date: 2026-02-03, time: "18:00", title: Second, category: Time off}
                  - {date: 2026-02-03, time: "09:30", title: First, category: Work}
                  - {date: 2026-02-03, title: All day, category: time-off}

                """)
        #expect(summary(loaded.findings) == [])
        let page = try #require(loaded.site?.pages.first)
        let months = [CalendarMonth("2026-02"), CalendarMonth("2026-03")].compactMap(\.self)
        let third = try #require(CalendarDate("2026-02-03"))
        let first = try #require(CalendarDate("2026-03-01"))
        let expected = EventCalendar(
            months: months,
            categories: [EventCategory(id: "work", title: "Work"), EventCategory(id: "time-off", title: "Time off")],
            events: [
                CalendarEvent(date: third, title: "All day", category: "time-off"),
                CalendarEvent(date: third, time: "09:30", title: "First", category: "work"),
                CalendarEvent(date: third, time: "18:00", title: "Second", category: "time-off"),
                CalendarEvent(date: first, title: "Late", category: "work"),
            ])
        #expect(page.content == .calendar(expected))
    }

    @Test(
        arguments: [
            (
                "title: C\nkind: calendar\n",
                [
                    "1:1: error: \"from\" is missing: a calendar needs it",
                    "1:1: error: \"categories\" is missing: a calendar needs it",
                ]
            ),
            (
                "title: C\nkind: calendar\nfrom: May\nto: 2026-03\ncategories: [{title: A}]\n",
                ["3:7: error: \"from\" cannot be \"May\": write a month as in 2026-02"]
            ),
            (
                "title: C\nkind: calendar\nfrom: 2026-03\nto: 2026-02\ncategories: [{title: A}]\n",
                ["4:5: error: \"to\" comes before \"from\": a calendar goes forwards"]
            ),
            (
                "title: C\nkind: calendar\nfrom: 2026-03\nto: 2028-03\ncategories: [{title: A}]\n",
                ["4:5: error: \"to\" is too late: a calendar shows 24 months at most"]
            ),
            (
                "title: C\nkind: calendar\nfrom: 2026-03\nto: 2026-03\ncategories: [{title: A}, {title: a}]\n",
                ["5:26: error: \"title\" \"a\" stands twice: keep one category"]
            ),
            (
                "title: C\nkind: calendar\nfrom: 2026-03\nto: 2026-03\ncategories: [{title: All}, {title: \"?\"}]\n",
                [
                    "5:14: error: \"title\" cannot be \"All\": that filter is there anyway",
                    "5:28: error: \"title\" cannot be \"?\": it needs a letter or a digit",
                ]
            ),
            (
                head + "events: [{date: 2026-02-30, title: a, category: work}]\n",
                ["6:17: error: \"date\" cannot be \"2026-02-30\": write a day as in 2026-02-14"]
            ),
            (
                head + "events: [{date: 2026-04-01, title: a, category: work}]\n",
                ["6:17: warning: this event lies outside the months of the calendar: it will not show"]
            ),
            (
                head + "events: [{date: 2026-02-01, time: 25:00, title: a, category: work}]\n",
                ["6:35: error: \"time\" cannot be \"25:00\": write a time as in 09:30"]
            ),
            (
                head + "events: [{date: 2026-02-01, title: a, category: Wrok}]\n",
                ["6:49: error: \"category\" cannot be \"Wrok\" (did you mean \"Work\"?): write Work or Time off"]
            ),
            (
                head + "events: [{date: 2026-02-01, category: work}]\n",
                ["6:10: error: \"title\" is missing: an event needs it"]
            ),
        ] as [(String, [String])])
    func reports(_ page: String, _ findings: [String]) {
        #expect(summary(load(page: page).findings) == findings)
    }

    /// One slip, one finding: events are not blamed for a category that could not be read.
    @Test func aBrokenCategoryIsReportedOnce() {
        let page =
            "title: C\nkind: calendar\nfrom: 2026-02\nto: 2026-02\ncategories: [{titel: Work}]\nevents: [{date: 2026-02-01, title: a, category: work}]\n"
        #expect(summary(load(page: page).findings).map { $0.prefix(5) } == ["5:15:"])
    }
}
