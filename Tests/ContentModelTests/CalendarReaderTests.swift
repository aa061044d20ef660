import DesignTokens
import Testing

@testable import ContentModel

@Suite struct CalendarReaderTests {
    private static let head = "title: C\nkind: calendar\n"
    private static let twoMonths = head + "from: 2026-02\nto: 2026-03\n"
    private static let months = twoMonths + "categories: [{title: Work}, {title: Time off}]\n"

    @Test func readsWhatAFileMaySay() throws {
        let loaded = load(
            page: Self.twoMonths + """
                spy: firstVisible
                toTop: 99.5
                categories: [{title: Work, color: red}, {title: Time off!}]
                events:
                  - {date: 2026-03-01, title: Late, category: work}
                  - {date: 2026-02-03, time: "18:00", title: Third, category: TIME OFF}
                  - {date: 2026-02-03, time: 09:30, title: Second, category: Work}
                  - {date: 2026-02-03, time: 09:30, title: Another, category: Work}
                  - {date: 2026-02-03, title: All day, category: time-off}

                """)
        #expect(summary(loaded.findings) == [])
        let months = [CalendarMonth("2026-02"), CalendarMonth("2026-03")].compactMap(\.self)
        let third = try #require(CalendarDate("2026-02-03"))
        let first = try #require(CalendarDate("2026-03-01"))
        let expected = EventCalendar(
            months: months,
            categories: [
                EventCategory(id: "work", title: "Work", color: .named(.red)),
                EventCategory(id: "time-off", title: "Time off!"),
            ],
            events: [
                CalendarEvent(date: third, title: "All day", category: "time-off"),
                CalendarEvent(date: third, time: "09:30", title: "Second", category: "work"),
                CalendarEvent(date: third, time: "09:30", title: "Another", category: "work"),
                CalendarEvent(date: third, time: "18:00", title: "Third", category: "time-off"),
                CalendarEvent(date: first, title: "Late", category: "work"),
            ])
        #expect(
            loaded.site?.pages == [
                Page(name: "menu", title: "C", spy: .firstVisible, toTop: 99.5, content: .calendar(expected))
            ])
    }

    private static func calendar(in page: String) throws -> EventCalendar {
        let loaded = load(page: page)
        #expect(summary(loaded.findings) == [])
        guard case .calendar(let calendar) = try #require(loaded.site?.pages.first).content else {
            throw Missing()
        }
        return calendar
    }

    private struct Missing: Error {}

    @Test(arguments: [("2026-02", 1), ("2026-12", 11), ("2027-01", 12), ("2028-01", 24)])
    func theMonthsAreAllFromTheFirstToTheLast(last: String, count: Int) throws {
        let page = Self.head + "from: 2026-02\nto: \(last)\ncategories: [{title: A}]\n"
        let months = try Self.calendar(in: page).months
        #expect(months.count == count)
        #expect(months.first == CalendarMonth("2026-02"))
        #expect(months.last == CalendarMonth(last))
        #expect(zip(months, months.dropFirst()).allSatisfy { $0.next == $1 })
    }

    /// A browser compares marks byte by byte: an event has the very id of its category, however its file writes the name.
    @Test func anEventHasItsCategorysOwnID() throws {
        let calendar = try Self.calendar(
            in: Self.twoMonths + "categories: [{title: \"Caf\u{E9}\"}]\n"
                + "events: [{date: 2026-02-01, title: a, category: \"Cafe\u{301}\"}]\n")
        #expect(calendar.categories.map { Array($0.id.utf8) } == [Array("caf\u{E9}".utf8)])
        #expect(calendar.events.map { Array($0.category.utf8) } == [Array("caf\u{E9}".utf8)])
    }

    @Test(
        arguments: [
            (
                "",
                ["from", "to", "categories"].map { "1:1: error: \"\($0)\" is missing: a calendar needs it" }
            ),
            (
                "from: May\nto: 2026-3\ncategories: [{title: A}]\n",
                [
                    "3:7: error: \"from\" cannot be \"May\": write a month as in 2026-02",
                    "4:5: error: \"to\" cannot be \"2026-3\": write a month as in 2026-02",
                ]
            ),
            (
                "from: 2026-13\nto:\ncategories: [{title: A}]\n",
                [
                    "3:7: error: \"from\" cannot be \"2026-13\": write a month as in 2026-02",
                    "4:4: error: \"to\" is empty: a calendar needs it",
                ]
            ),
            (
                "from: 2026-03\nto: 2026-02\ncategories: [{title: A}]\n",
                ["4:5: error: \"to\" comes before \"from\": a calendar goes forwards"]
            ),
            (
                "from: 2026-03\nto: 2028-03\ncategories: [{title: A}]\n",
                ["4:5: error: \"to\" is too late: a calendar shows 24 months at most"]
            ),
            (
                "from: 0001-01\nto: 9999-12\ncategories: [{title: A}]\n",
                ["4:5: error: \"to\" is too late: a calendar shows 24 months at most"]
            ),
            (
                "from: 2026-02\nto: 2026-02\nheaders: {}\ncategories: [{title: A}]\n",
                [
                    "5:1: error: unknown key \"headers\": a calendar can have title, kind, tint, spy, toTop, from, to, "
                        + "categories and events"
                ]
            ),
        ] as [(String, [String])])
    func reportsWhatIsWrongWithItsMonths(_ page: String, _ findings: [String]) {
        let loaded = load(page: Self.head + page)
        #expect(summary(loaded.findings) == findings)
        #expect(loaded.site == nil)
    }

    /// Each with an event of a category that cannot be read: one slip, one finding.
    @Test(
        arguments: [
            ("", ["1:1: error: \"categories\" is missing: a calendar needs it"]),
            ("categories:\n", ["5:12: error: \"categories\" is empty: a calendar needs it"]),
            ("categories: []\n", ["5:13: error: \"categories\" is empty: a calendar needs one at least"]),
            (
                "categories: Work\n",
                ["5:13: error: \"categories\": expected a list (each entry after \"- \"), found text"]
            ),
            ("categories: [~]\n", ["5:14: error: \"categories\" has an empty entry: delete it"]),
            (
                "categories: [Work]\n",
                ["5:14: error: expected a category with keys such as \"title:\" and \"color:\", found text"]
            ),
            ("categories: [{titel: Work}]\n", ["5:15: error: unknown key \"titel\" (did you mean \"title\"?)"]),
            (
                "categories: [{title: Home}, {titel: Work}]\n",
                ["5:30: error: unknown key \"titel\" (did you mean \"title\"?)"]
            ),
            (
                "categories: [{title: Home}, {color: red}]\n",
                ["5:29: error: \"title\" is missing: a category needs it"]
            ),
            (
                "categories: [{title: ALL!}, {title: \"?\"}]\n",
                [
                    "5:22: error: \"title\" cannot be \"ALL!\": that filter is there anyway",
                    "5:37: error: \"title\" cannot be \"?\": it needs a letter or a digit",
                ]
            ),
            (
                "categories: [{title: Time off}, {title: time-off!}, {title: Work}]\n",
                ["5:41: error: \"title\" cannot be \"time-off!\": its filter would be that of \"Time off\""]
            ),
            (
                "categories: [{title: Work}, {title: Work, color: sky}]\n",
                [
                    "5:37: error: \"title\" cannot be \"Work\": its filter would be that of \"Work\"",
                    "5:50: error: \"color\" cannot be \"sky\": write "
                        + "red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray or \"#rrggbb\"",
                ]
            ),
            (
                "categories: [{title: Work, id: w}]\n",
                ["5:28: error: unknown key \"id\": a category can have title and color"]
            ),
        ] as [(String, [String])])
    func reportsWhatIsWrongWithItsCategories(_ categories: String, _ findings: [String]) {
        let loaded = load(
            page: Self.twoMonths + categories + "events: [{date: 2026-02-01, title: a, category: work}]\n")
        #expect(summary(loaded.findings) == findings)
        #expect(loaded.site == nil)
    }

    @Test(
        arguments: [
            (
                "{}",
                [
                    "6:10: error: \"date\" is missing: an event needs it",
                    "6:10: error: \"title\" is missing: an event needs it",
                    "6:10: error: \"category\" is missing: an event needs it",
                ]
            ),
            ("~", ["6:10: error: \"events\" has an empty entry: delete it"]),
            ("Picnic", ["6:10: error: expected an event with keys such as \"date:\" and \"time:\", found text"]),
            (
                "{date: 2026-02-30, title: a, category: work}",
                ["6:17: error: \"date\" cannot be \"2026-02-30\": write a day as in 2026-02-14"]
            ),
            (
                "{date: 3 Feb, time: 9:30, title: [a], category: ''}",
                [
                    "6:17: error: \"date\" cannot be \"3 Feb\": write a day as in 2026-02-14",
                    "6:30: error: \"time\" cannot be \"9:30\": write a time as in 09:30",
                    "6:43: error: \"title\": expected text, found a list",
                    "6:58: error: \"category\" is empty: write some text or delete it",
                ]
            ),
            (
                "{date: 2026-02-01, time: 25:00, title: a, category: work}",
                ["6:35: error: \"time\" cannot be \"25:00\": write a time as in 09:30"]
            ),
            (
                "{date: 2026-02-01, time: 24:00, title: a, category: work}",
                ["6:35: error: \"time\" cannot be \"24:00\": write a time as in 09:30"]
            ),
            (
                "{date: 2026-02-01, time: 23:60, title: a, category: work}",
                ["6:35: error: \"time\" cannot be \"23:60\": write a time as in 09:30"]
            ),
            (
                "{date: 2026-02-01, title: a, category: Wrok}",
                ["6:49: error: \"category\" cannot be \"Wrok\" (did you mean \"Work\"?): write Work or Time off"]
            ),
            (
                "{date: 2026-02-01, title: a, category: all}",
                ["6:49: error: \"category\" cannot be \"all\": write Work or Time off"]
            ),
            (
                "{day: 2026-02-01, date: 2026-02-01, title: a, category: work}",
                ["6:11: error: unknown key \"day\": an event can have date, time, title and category"]
            ),
        ] as [(String, [String])])
    func reportsWhatIsWrongWithAnEvent(_ event: String, _ findings: [String]) {
        let loaded = load(page: Self.months + "events: [\(event)]\n")
        #expect(summary(loaded.findings) == findings)
        #expect(loaded.site == nil)
    }

    @Test(arguments: ["2026-01-31", "2026-04-01", "2025-02-01", "2027-03-01"])
    func anEventThatWillNotShowEarnsAWarning(date: String) {
        let loaded = load(page: Self.months + "events: [{date: \(date), title: a, category: work}]\n")
        #expect(
            summary(loaded.findings) == [
                "6:17: warning: this event lies outside the months of the calendar: it will not show"
            ])
        #expect(loaded.site != nil)
    }

    @Test(arguments: ["2026-02-01", "2026-03-31"])
    func theFirstAndTheLastDayAreInside(date: String) {
        #expect(load(page: Self.months + "events: [{date: \(date), title: a, category: work}]\n").findings == [])
    }

    /// Which days there are is not known, so none is outside.
    @Test func eventsAreNotBlamedForMonthsThatCannotBeRead() {
        let page = Self.head + "from: 2026-2\nto: 2026-03\ncategories: [{title: A}]\n"
        #expect(
            summary(load(page: page + "events: [{date: 1999-01-01, title: a, category: a}]\n").findings) == [
                "3:7: error: \"from\" cannot be \"2026-2\": write a month as in 2026-02"
            ])
    }
}
