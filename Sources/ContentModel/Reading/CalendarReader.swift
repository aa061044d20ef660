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
    /// The filter that shows everything; no category may have its name.
    static let everything = "all"

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
        guard let title = head.title, let months, !categories.isEmpty else { return nil }
        let sorted = events.enumerated().sorted {
            ($0.element.date, $0.element.time ?? "", $0.offset) < ($1.element.date, $1.element.time ?? "", $1.offset)
        }
        return Page(
            name: name, title: title, tint: head.tint, spy: spy, toTop: head.toTop,
            content: .calendar(EventCalendar(months: months, categories: categories, events: sorted.map(\.element))))
    }

    /// All months from the first to the last.
    private func months(_ fields: FieldReader<CalendarKey>) -> [CalendarMonth]? {
        guard let first = month(fields, .from), let last = month(fields, .to), let place = fields.node(.to) else {
            return nil
        }
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

    private func categories(_ fields: FieldReader<CalendarKey>) -> [EventCategory] {
        var categories: [EventCategory] = []
        for node in fields.requiredEntries(.categories) ?? [] {
            guard let category = category(from: node) else { continue }
            if category.id == Self.everything {
                log.error("\"title\" cannot be \(quoted(category.title)): that filter is there anyway", at: node.offset)
            } else if categories.contains(where: { $0.id == category.id }) {
                log.error("\"title\" \(quoted(category.title)) stands twice: keep one category", at: node.offset)
            } else {
                categories.append(category)
            }
        }
        return categories
    }

    private func category(from node: YAMLNode) -> EventCategory? {
        guard let fields = FieldReader<CategoryKey>(node, log) else { return nil }
        let title = fields.requiredText(.title, .line)
        let color = fields.tint(.color)
        guard let title else { return nil }
        let id = SectionNames.slug(of: title)
        guard !id.isEmpty else {
            log.error("\"title\" cannot be \(quoted(title)): it needs a letter or a digit", at: node.offset)
            return nil
        }
        return EventCategory(id: id, title: title, color: color)
    }

    private func event(
        from node: YAMLNode, among categories: [EventCategory], in months: [CalendarMonth]
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

    /// The category whose title or id an event names.
    private func category(_ fields: FieldReader<EventKey>, among categories: [EventCategory]) -> String? {
        guard let node = fields.requiredNode(.category), let text = fields.text(node, .category, .line) else {
            return nil
        }
        let id = SectionNames.slug(of: text)
        if categories.contains(where: { $0.id == id }) { return id }
        if !categories.isEmpty { log.reportValue(text, of: node, "category", among: categories.map(\.title)) }
        return nil
    }
}
