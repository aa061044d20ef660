import ContentModel
import Presentation

@testable import LayoutQuery
import PageGeometry
import TestPages

/// The contract's calendar page as a scene: its numbers are those of the documented answer.
let calendarScene = """
    {"content":{"height":3054},"viewport":{"width":390,"height":844},"headers":[
     {"id":"title","mode":"fixed","top":0,"height":48},
     {"id":"filter","mode":"reverse","top":48,"height":52},
     {"id":"february","mode":"fixed","top":100,"height":45},
     {"id":"march","mode":"fixed","top":969,"height":45},
     {"id":"april","mode":"fixed","top":1999,"height":45}],
    "sections":[{"id":"february","top":100,"height":869},{"id":"march","top":969,"height":1030},
     {"id":"april","top":1999,"height":1055}]}
    """

/// A document about `scene` with the JSON list `queries`, and more members after them.
func document(_ queries: String, scene: String = calendarScene, more: String = "") -> String {
    "{\"scene\":\(scene),\"queries\":\(queries)\(more)}"
}

/// The answers to a document's text.
func answers(to text: String) throws(LayoutProblem) -> [UInt8] {
    try SceneDocument(Array(text.utf8)).answers()
}

/// What is wrong with a document or question; nil when nothing is.
func problem(_ body: () throws -> Void) -> LayoutProblem? {
    do {
        try body()
        return nil
    } catch {
        return error as? LayoutProblem ?? LayoutProblem(nil, "another error: \(error)")
    }
}

/// Two pages: `menu` with sections in several scripts, and `drinks`.
let catalog: LayoutCatalog = {
    let dishes = (1...6).map { Item(name: "Dish \($0)", description: "Good", price: "8.50") }
    let menu = Page(
        name: "menu", title: "Menu",
        content: .menu(
            Menu(sections: [
                Section(id: "starters", title: "Starters", chip: "Starters", items: dishes),
                Section(
                    id: "mains", title: "Mains", chip: "Mains", note: "Takes a while",
                    sections: [
                        Section(id: "oven", title: "Oven", items: dishes),
                        Section(id: "fire", title: "Fire", items: dishes),
                    ]),
                Section(id: "甜点", title: "甜点", chip: "甜点", items: dishes),
                Section(id: "\u{301}x", title: "Mark", chip: "Mark", items: dishes),
            ])))
    let drinks = Page(
        name: "drinks", title: "Drinks", spy: .firstVisible,
        content: .menu(Menu(sections: [Section(id: "wine", title: "Wine", chip: "Wine", items: dishes)])))
    let site = SiteContent(
        restaurant: Restaurant(name: "Marejada", tagline: "By the tide"), languages: ["en", "de"],
        pages: [menu, drinks])
    return LayoutCatalog(
        pages: [menu, drinks].compactMap { try? PresentedPage($0, of: site, language: "en").measured() },
        defaultPage: "menu", languages: ["en", "de"])
}()

/// A calendar of February 2026 with a button past 320 px, and a page without filters and button. On the 3rd there are two
/// events of work and one of time off: without filter a day of 92 px, where others have 44.
let calendarCatalog: LayoutCatalog = {
    let events = ["work", "work", "time-off"].compactMap { category in
        CalendarDate("2026-02-03").map { CalendarEvent(date: $0, title: "a", category: category) }
    }
    let calendar = EventCalendar(
        months: [CalendarMonth("2026-02")].compactMap(\.self),
        categories: [EventCategory(id: "work", title: "Work"), EventCategory(id: "time-off", title: "Time off")],
        events: events)
    let pages = [
        Page(name: "calendar", title: "C", toTop: 320, content: .calendar(calendar)),
        Page(name: "stories", title: "S", content: .stories((0..<40).map { Story(title: "\($0)") })),
    ]
    let site = SiteContent(restaurant: Restaurant(name: "x"), languages: ["en"], pages: pages)
    return LayoutCatalog(
        pages: pages.compactMap { page in
            let filtered = PresentedPage.filters(of: page).map {
                ($0, PresentedPage(page, of: site, language: "en", filter: $0))
            }
            return try? PresentedPage(page, of: site, language: "en").measured(
                filtered: Dictionary(uniqueKeysWithValues: filtered))
        },
        defaultPage: "calendar", languages: ["en"])
}()

/// The parameters of a query such as `offset=500&width=390`, without any decoding.
func parameters(_ query: String) -> [(name: String, value: String)] {
    query.utf8.split(separator: UInt8(ascii: "&")).map { pair in
        let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        return (parts[0], parts.count > 1 ? parts[1] : "")
    }
}

/// What a catalog answers to a query.
func answer(_ query: String, of catalog: LayoutCatalog = catalog) throws -> JSONTree {
    try JSONTree(catalog.answer(to: parameters(query)))
}

/// What is wrong with a query.
func problem(with query: String, of catalog: LayoutCatalog = catalog) -> LayoutProblem? {
    problem { _ = try catalog.answer(to: parameters(query)) }
}
