internal import ContentModel
public import DesignTokens

/// A calendar as shown, with one of its filters chosen.
public struct PresentedCalendar: Sendable, Equatable {
    /// The filters: everything, then a category each.
    public let filters: [PresentedFilter]
    /// The months in order.
    public let months: [PresentedMonth]

    init(_ calendar: EventCalendar, tint: AdaptiveColor, filter: String?, wording: Wording) {
        let everything = PresentedFilter(id: nil, title: wording.text("All"), isChosen: filter == nil)
        filters =
            [everything]
            + calendar.categories.map {
                PresentedFilter(id: $0.id, title: wording.text($0.title), isChosen: $0.id == filter)
            }
        let colors = Dictionary(
            calendar.categories.map { ($0.id, $0.color?.color ?? tint) }, uniquingKeysWith: { first, _ in first })
        let events = Dictionary(grouping: calendar.events, by: \.date)
        let isInOneYear = calendar.months.first?.year == calendar.months.last?.year
        months = calendar.months.map { month in
            PresentedMonth(month, isInOneYear: isInOneYear, wording: wording) { date in
                events[date, default: []].map { event in
                    PresentedEvent(
                        time: wording.text(event.time), title: wording.text(event.title), category: event.category,
                        color: colors[event.category] ?? tint, isShown: filter == nil || event.category == filter)
                }
            }
        }
    }
}

/// A filter that guests can choose.
public struct PresentedFilter: Sendable, Equatable {
    /// The category that it shows, as the `filter` parameter names it; nil for everything.
    public let id: String?
    /// What guests read.
    public let title: String
    /// Whether it is the chosen one.
    public let isChosen: Bool
}

/// A month as shown.
public struct PresentedMonth: Sendable, Equatable {
    /// The month's id, also of its heading and of the address that leads to it.
    public let id: String
    /// The heading.
    public let title: String
    /// The parts of weeks that lie in the month, in order.
    public let weeks: [PresentedWeek]

    init(_ month: CalendarMonth, isInOneYear: Bool, wording: Wording, events: (CalendarDate) -> [PresentedEvent]) {
        let name = CalendarNames.months[month.month - 1]
        let id = name.lowercased() + (isInOneYear ? "" : "-\(month.year)")
        self.id = id
        title = wording.text("\(name) \(month.year)")
        var weeks: [[CalendarDate]] = []
        for date in (1...month.days).compactMap({ CalendarDate(month, day: $0) }) {
            if date.weekday == 1 || weeks.isEmpty { weeks.append([]) }
            weeks[weeks.count - 1].append(date)
        }
        self.weeks = weeks.enumerated().map { index, dates in
            PresentedWeek(id: "\(id)-\(index + 1)", dates, wording: wording, events: events)
        }
    }
}

/// A week, or what of it lies in one month.
public struct PresentedWeek: Sendable, Equatable {
    /// The id of its heading.
    public let id: String
    /// The heading: the number of the week (ISO 8601).
    public let title: String
    /// Which days, for instance `2 – 8 Feb`.
    public let range: String
    /// The days in order.
    public let days: [PresentedDay]

    init(id: String, _ dates: [CalendarDate], wording: Wording, events: (CalendarDate) -> [PresentedEvent]) {
        self.id = id
        title = wording.text("Week \(dates[0].week)")
        let first = dates[0]
        let last = dates[dates.count - 1]
        let month = CalendarNames.months[first.month.month - 1].prefix(CalendarNames.shortLength)
        range = wording.text((first == last ? "\(first.day)" : "\(first.day) – \(last.day)") + " \(month)")
        days = dates.map { date in
            PresentedDay(
                weekday: String(CalendarNames.weekdays[date.weekday - 1].prefix(CalendarNames.shortLength)),
                number: date.day, events: events(date))
        }
    }
}

/// A day as shown.
public struct PresentedDay: Sendable, Equatable {
    /// The day of the week, shortened.
    public let weekday: String
    /// The day of the month.
    public let number: Int
    /// All its events, also those that the filter hides, in order.
    public let events: [PresentedEvent]
}

/// An event as shown.
public struct PresentedEvent: Sendable, Equatable {
    /// When it begins; nil for something that takes all day.
    public let time: String?
    /// What happens.
    public let title: String
    /// The id of its category.
    public let category: String
    /// The colour of its dot.
    public let color: AdaptiveColor
    /// Whether the chosen filter shows it.
    public let isShown: Bool
}

/// The names of months and days.
private enum CalendarNames {
    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    /// How many letters of a name are enough.
    static let shortLength = 3
}
