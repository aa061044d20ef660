import SeededNumbers
import ContentModel
import Presentation

/// Content of every kind that a page's file can hold.
struct RandomPage {
    private var numbers: SeededGenerator
    private var sectionCount = 0

    /// The content number `number` of this run.
    init(number: Int) {
        numbers = SeededGenerator(number)
    }

    mutating func page(_ kind: PageContent.Kind) -> PresentedPage {
        let restaurant = Restaurant(
            name: "x", tagline: text(), address: many(3) { _ in "a" }, phone: text(), mapLink: text(),
            hours: many(3) { _ in OpeningHours(days: "d", times: ["t"]) }, notes: many(2) { _ in "n" })
        let content = content(kind)
        let filter = kind == .calendar ? [nil, "a", "b"].randomElement(using: &numbers) ?? nil : nil
        return shown(content, restaurant: restaurant, filter: filter, others: Int.random(in: 0...4, using: &numbers))
    }

    /// A length of 0 … `limit` in CSS px, often not whole.
    mutating func length(_ limit: Double) -> Double {
        once(in: 4) ? 0 : (Double.random(in: 0...limit, using: &numbers) * 10).rounded() / 10
    }

    private mutating func content(_ kind: PageContent.Kind) -> PageContent {
        switch kind {
        case .menu:
            let headers = HeaderModes(
                chips: pick([.fixed, .inline]), sections: pick([.regular, .inline]),
                subsections: pick([.regular, .inline]))
            return .menu(Menu(headers: headers, sections: many(8) { $0.section(depth: 2) }))
        case .stories: return .stories(many(20) { Story(title: "s", description: $0.text()) })
        case .contacts:
            return .contacts(
                many(6) { random in
                    ContactGroup(id: random.newID(), title: "t", names: random.many(4) { _ in "n" })
                })
        case .tabs: return .tabs(many(8) { $0.section(depth: 1) })
        case .calendar: return .calendar(calendar())
        }
    }

    private mutating func calendar() -> EventCalendar {
        let year = Int.random(in: 1...9_997, using: &numbers)
        let month = Int.random(in: 1...12, using: &numbers)
        var months = [CalendarMonth(year: year, month: month)].compactMap(\.self)
        let count = Int.random(in: 1...EventCalendar.mostMonths, using: &numbers)
        while months.count < count, let next = months.last?.next { months.append(next) }
        let events = many(60) { random -> CalendarEvent? in
            guard let month = months.randomElement(using: &random.numbers),
                let date = CalendarDate(month, day: Int.random(in: 1...month.days, using: &random.numbers))
            else { return nil }
            return CalendarEvent(date: date, time: random.text(), title: "e", category: random.once(in: 2) ? "a" : "b")
        }
        return EventCalendar(
            months: months, categories: ["a", "b"].map { EventCategory(id: $0, title: $0) },
            events: events.compactMap(\.self))
    }

    private mutating func section(depth: Int) -> Section {
        Section(
            id: newID(), title: text(), chip: text(), note: text(),
            items: many(4) { Item(name: "i", description: $0.text(), price: $0.text()) },
            sections: depth > 1 ? many(3) { $0.section(depth: depth - 1) } : [])
    }

    private mutating func newID() -> String {
        sectionCount += 1
        return "s\(sectionCount)"
    }

    private mutating func text() -> String? { once(in: 2) ? "text" : nil }

    private mutating func many<Element>(_ limit: Int, _ make: (inout Self) -> Element) -> [Element] {
        let count = Int.random(in: 0...limit, using: &numbers)
        var elements: [Element] = []
        for _ in 0..<count { elements.append(make(&self)) }
        return elements
    }

    private mutating func pick(_ modes: [HeaderModes.Mode]) -> HeaderModes.Mode {
        modes.randomElement(using: &numbers) ?? .inline
    }

    private mutating func once(in times: Int) -> Bool { numbers.once(in: times) }
}
