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

    mutating func page() -> PresentedPage {
        let restaurant = Restaurant(
            name: "x", tagline: text(), address: many(3) { _ in "a" }, phone: text(), mapLink: text(),
            hours: many(3) { _ in OpeningHours(days: "d", times: ["t"]) }, notes: many(2) { _ in "n" })
        let headers = HeaderModes(
            chips: pick([.fixed, .inline]), sections: pick([.regular, .inline]), subsections: pick([.regular, .inline]))
        return shown(restaurant: restaurant, headers: headers, sections: many(8) { $0.section(isTop: true) })
    }

    /// A length of 0 … `limit` in CSS px, often not whole.
    mutating func length(_ limit: Double) -> Double {
        once(in: 4) ? 0 : (Double.random(in: 0...limit, using: &numbers) * 10).rounded() / 10
    }

    private mutating func section(isTop: Bool) -> Section {
        sectionCount += 1
        return Section(
            id: "s\(sectionCount)", title: text(), chip: isTop ? text() : nil, note: text(),
            items: many(4) { Item(name: "i", description: $0.text(), price: $0.text()) },
            sections: isTop ? many(3) { $0.section(isTop: false) } : [])
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
