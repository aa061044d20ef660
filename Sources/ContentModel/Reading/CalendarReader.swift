/// The keys of a calendar's file.
enum CalendarKey: String, PageFieldKey {
    case title, kind, tint, spy, toTop, from, to, categories, events

    static let group = "a calendar"
}

/// The keys of a category of events.
enum CategoryKey: String, FieldKey {
    case title, color

    static let group = "a category"
}

/// The keys of an event.
enum EventKey: String, FieldKey {
    case date, time, title, category

    static let group = "an event"
}

/// Reads a calendar.
struct CalendarReader {
    private let log: FindingLog

    static func page(named name: String, from root: YAMLNode, _ log: FindingLog) -> Page? {
        CalendarReader(log: log).page(named: name, from: root)
    }

    private func page(named name: String, from root: YAMLNode) -> Page? {
        guard let fields = FieldReader<CalendarKey>(root, log) else { return nil }
        let head = PageHead(fields)
        let spy = fields.choice(.spy, else: Page.Spy.distributed)
        let months = months(fields)
        let categories = categories(fields)
        let events = fields.list(.events).compactMap { event(from: $0, among: categories, in: months ?? []) }
        guard let title = head.title, let months, !categories.known.isEmpty else { return nil }
        let sorted = events.enumerated().sorted {
            ($0.element.date, $0.element.time ?? "", $0.offset) < ($1.element.date, $1.element.time ?? "", $1.offset)
        }
        return Page(
            name: name, title: title, tint: head.tint, spy: spy, toTop: head.toTop,
            content: .calendar(
                EventCalendar(months: months, categories: categories.known, events: sorted.map(\.element))))
    }

    /// All months from the first to the last.
    private func months(_ fields: FieldReader<CalendarKey>) -> [CalendarMonth]? {
        let (first, last) = (month(fields, .from), month(fields, .to))
        guard let first, let last, let place = fields.node(.to) else { return nil }
        guard first <= last else {
            log.error("\"to\" comes before \"from\": a calendar goes forwards", at: place.offset)
            return nil
        }
        var months = [first]
        while let month = months.last, month < last, let next = month.next {
            months.append(next)
            if months.count > EventCalendar.mostMonths {
                log.error(
                    "\"to\" is too late: a calendar shows \(EventCalendar.mostMonths) months at most", at: place.offset)
                return nil
            }
        }
        return months
    }

    private func month(_ fields: FieldReader<CalendarKey>, _ key: CalendarKey) -> CalendarMonth? {
        guard let node = fields.requiredNode(key), let text = fields.text(node, key, .line) else { return nil }
        if let month = CalendarMonth(text) { return month }
        log.error("\(quoted(key.rawValue)) cannot be \(quoted(text)): write a month as in 2026-02", at: node.offset)
        return nil
    }

    /// What events can be about, as far as it could be read.
    private struct Categories {
        var known: [EventCategory] = []
        /// Whether one could not be read: then nothing is known about a name that is not among the others.
        var isIncomplete = false
    }

    private func categories(_ fields: FieldReader<CalendarKey>) -> Categories {
        var categories = Categories()
        for node in fields.requiredList(.categories) ?? [] {
            if let category = category(from: node, after: categories.known) {
                categories.known.append(category)
            } else {
                categories.isIncomplete = true
            }
        }
        if let node = fields.node(.categories), case .list([]) = node.content {
            log.error("\"categories\" is empty: a calendar needs one at least", at: node.offset)
        }
        if categories.known.isEmpty { categories.isIncomplete = true }
        return categories
    }

    private func category(from node: YAMLNode, after others: [EventCategory]) -> EventCategory? {
        guard let fields = FieldReader<CategoryKey>(node, log) else { return nil }
        let color = fields.tint(.color)
        guard let node = fields.requiredNode(.title), let title = fields.text(node, .title, .line) else { return nil }
        let id = SectionNames.slug(of: title)
        if let fault = Self.fault(of: id, after: others) {
            log.error("\"title\" cannot be \(quoted(title)): \(fault)", at: node.offset)
            return nil
        }
        return EventCategory(id: id, title: title, color: color)
    }

    /// What is wrong with a category's id, as a message goes on after its title, or nil.
    private static func fault(of id: String, after others: [EventCategory]) -> String? {
        if id.isEmpty { return "it needs a letter or a digit" }
        if id == EventCalendar.everything { return "that filter is there anyway" }
        return others.first { $0.id == id }.map { "its filter would be that of \(quoted($0.title))" }
    }

    private func event(
        from node: YAMLNode, among categories: Categories, in months: [CalendarMonth]
    ) -> CalendarEvent? {
        guard let fields = FieldReader<EventKey>(node, log) else { return nil }
        let date = date(fields, in: months)
        let time = time(fields)
        let title = fields.requiredText(.title, .line)
        let category = category(fields, among: categories)
        guard let date, let title, let category else { return nil }
        return CalendarEvent(date: date, time: time, title: title, category: category)
    }

    private func date(_ fields: FieldReader<EventKey>, in months: [CalendarMonth]) -> CalendarDate? {
        guard let node = fields.requiredNode(.date), let text = fields.text(node, .date, .line) else { return nil }
        guard let date = CalendarDate(text) else {
            log.error("\"date\" cannot be \(quoted(text)): write a day as in 2026-02-14", at: node.offset)
            return nil
        }
        if !months.isEmpty, !months.contains(date.month) {
            log.warning("this event lies outside the months of the calendar: it will not show", at: node.offset)
        }
        return date
    }

    private func time(_ fields: FieldReader<EventKey>) -> String? {
        guard let node = fields.node(.time), let text = fields.text(node, .time, .line) else { return nil }
        if let numbers = Digits.numbers(in: text[...], separator: ":", digits: [2, 2]), numbers[0] < 24, numbers[1] < 60
        {
            return text
        }
        log.error("\"time\" cannot be \(quoted(text)): write a time as in 09:30", at: node.offset)
        return nil
    }

    /// The id of the category whose title or id an event names.
    private func category(_ fields: FieldReader<EventKey>, among categories: Categories) -> String? {
        guard let node = fields.requiredNode(.category), let text = fields.text(node, .category, .line) else {
            return nil
        }
        let id = SectionNames.slug(of: text)
        // The category's own id: one that is written with other code points is the same text here, but not to a browser.
        if let category = categories.known.first(where: { $0.id == id }) { return category.id }
        if !categories.isIncomplete {
            log.reportValue(text, of: node, EventKey.category.rawValue, among: categories.known.map(\.title))
        }
        return nil
    }
}
