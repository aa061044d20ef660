import ContentModel
import Foundation
import Presentation

/// Content of every kind that a page's file can hold.
struct RandomPage {
    /// The environment variable CARTA_SEED, or another seed every time. A failing test prints it.
    static let seed =
        ProcessInfo.processInfo.environment["CARTA_SEED"].flatMap { UInt64($0) } ?? .random(in: 1...99_999)

    private var numbers: SplitMix
    private var sectionCount = 0

    /// The content number `number` of this run.
    init(number: Int) {
        numbers = SplitMix(state: Self.seed &* 1_000_003 &+ UInt64(number))
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

    private mutating func once(in times: Int) -> Bool { Int.random(in: 0..<times, using: &numbers) == 0 }
}

/// A small generator that always gives the same numbers for a seed.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
