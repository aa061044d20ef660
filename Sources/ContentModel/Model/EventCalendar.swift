/// Some months with what happens in them.
public struct EventCalendar: Sendable, Equatable {
    /// The most months that a calendar may show.
    public static let mostMonths = 24
    /// The filter that shows the events of all categories; none of them has it as its id.
    public static let everything = "all"

    /// The months shown: all from the first to the last, in order, 1 … ``mostMonths``.
    public let months: [CalendarMonth]
    /// What events can be about, in the order of the filter; at least one, ids unique.
    public let categories: [EventCategory]
    /// The events by date, those of a day by time, those without a time first.
    public let events: [CalendarEvent]

    /// A calendar of these parts; nothing is checked here.
    public init(months: [CalendarMonth], categories: [EventCategory], events: [CalendarEvent]) {
        self.months = months
        self.categories = categories
        self.events = events
    }
}

/// What an event can be about; guests can have the page show one kind only.
public struct EventCategory: Sendable, Equatable {
    /// A stable name, unique in the page: letters, marks and digits of any script and `-`.
    public let id: String
    /// What guests read.
    public let title: String
    /// The colour of its dots; nil takes the page's tint.
    public let color: Tint?

    /// A category of these parts; nothing is checked here.
    public init(id: String, title: String, color: Tint? = nil) {
        self.id = id
        self.title = title
        self.color = color
    }
}

/// Something that happens on a day.
public struct CalendarEvent: Sendable, Equatable {
    /// The day.
    public let date: CalendarDate
    /// When it begins, as `HH:MM`; nil for something that takes all day.
    public let time: String?
    /// What happens.
    public let title: String
    /// The id of its category.
    public let category: String

    /// An event of these parts; nothing is checked here.
    public init(date: CalendarDate, time: String? = nil, title: String, category: String) {
        self.date = date
        self.time = time
        self.title = title
        self.category = category
    }
}
