import ContentModel
import DesignTokens
import Diagnostics
import Foundation
import PageGeometry
import PageRendering
import Presentation
import StickyLayout
import Templating
import TestPages

/// The templates that ship, by name.
func shippedTemplates() throws -> [String: SourceFile] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Templates")
    var sources: [String: SourceFile] = [:]
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "mustache" {
        let name = file.deletingPathExtension().lastPathComponent
        sources[name] = SourceFile(path: "Templates/\(name).mustache", bytes: Array(try Data(contentsOf: file)))
    }
    return sources
}

/// What a page of these parts shows.
func shown(
    _ sections: [Section], restaurant: Restaurant = Restaurant(name: "Marejada"), spy: Page.Spy = .distributed,
    headers: HeaderModes = HeaderModes(), title: String = "Menu"
) -> PresentedPage {
    shown(.menu(Menu(headers: headers, sections: sections)), restaurant: restaurant, spy: spy, title: title)
}

/// What a page of `content` shows, with its filter chosen, in a site that has other pages of these names.
func shown(
    _ content: PageContent, restaurant: Restaurant = Restaurant(name: "Marejada"), spy: Page.Spy = .distributed,
    title: String = "Menu", tint: Tint = .standard, toTop: Double? = nil, filter: String? = nil, others: [String] = []
) -> PresentedPage {
    let page = Page(name: "menu", title: title, tint: tint, spy: spy, toTop: toTop, content: content)
    let others = others.map { Page(name: $0, title: title, content: .stories([])) }
    return PresentedPage(
        page, of: SiteContent(restaurant: restaurant, languages: ["en"], pages: [page] + others), language: "en",
        filter: filter)
}

/// A page of each kind, with every text that it can have.
func content(_ kind: PageContent.Kind, _ text: String) -> PageContent {
    let items = [Item(name: text, description: text, price: text)]
    let section = Section(id: "a", title: text, chip: text, note: text, items: items)
    switch kind {
    case .menu:
        let inner = Section(id: "b", title: text, note: text, items: items)
        return .menu(
            Menu(sections: [Section(id: "a", title: text, chip: text, note: text, items: items, sections: [inner])]))
    case .stories: return .stories([Story(title: text, description: text), Story(title: text)])
    case .contacts:
        // The first character of a name stands in its disc as well.
        return .contacts(["a", "b"].map { ContactGroup(id: $0, title: text, names: ["A \(text)", "B \(text)"]) })
    case .tabs: return .tabs([section, Section(id: "b", title: text, chip: text)])
    case .calendar: return .calendar(calendar(["work", "off"], title: text))
    }
}

/// February and March 2026, with an event of each category on 3 February, that of the first at nine.
func calendar(_ categories: [String], title: String = "x") -> EventCalendar {
    let months = [CalendarMonth("2026-02"), CalendarMonth("2026-03")].compactMap(\.self)
    let events = categories.enumerated().compactMap { index, id in
        CalendarDate("2026-02-03").map {
            CalendarEvent(date: $0, time: index == 0 ? "09:00" : nil, title: title, category: id)
        }
    }
    return EventCalendar(
        months: months,
        categories: categories.enumerated().map {
            EventCategory(id: $1, title: title, color: $0 == 0 ? .named(.blue) : nil)
        }, events: events)
}

/// Dishes to fill a section with.
func dishes(_ count: Int) -> [Item] { (0..<count).map { Item(name: "Dish \($0)", description: "Good") } }

/// A menu with subsections, an untitled section, one without height, and short ones at its end.
let variedSections = [
    Section(
        id: "starters", title: "Starters", chip: "Starters", color: .hex(red: 1, green: 2, blue: 3), items: dishes(6)),
    Section(
        id: "mains", title: "Mains", chip: "Mains", note: "Takes a while",
        sections: [
            Section(id: "oven", title: "Oven", items: dishes(7)), Section(id: "bare"),
            Section(id: "fire", title: "Fire", items: dishes(3)),
        ]),
    Section(id: "untitled", items: dishes(2)),
    Section(id: "empty", title: "Empty", chip: "Empty"),
    Section(id: "甜点", title: "甜点", chip: "甜点", items: dishes(1)),
    Section(id: "drinks", title: "Drinks", chip: "Drinks", items: dishes(1)),
]

/// The page's layout in a window.
func layout(_ page: PresentedPage, width: Double = 390, height: Double = 844) throws -> Layout {
    try page.measured().layout(in: Scene.Size(width: width, height: height)).layout
}

/// How the page's headers pin.
func pins(_ page: PresentedPage) throws -> PinSheet {
    let states = try page.measured().pinning().states
    return PinSheet(
        states.map {
            PinState(
                stage: $0.arrangement.rawValue, widest: $0.widest, highest: $0.highest, layout: $0.layout,
                deepest: $0.deepest)
        })
}

/// Two weights of a family and one for the restaurant's name.
func fonts() throws -> [FontLink] {
    [
        FontLink(
            typeface: .text, family: "Inter", weights: 1...500, isCommon: true,
            url: try CheckedURL("/assets/inter.woff2")),
        FontLink(
            typeface: .text, family: "Inter", weights: 501...1_000, isCommon: true,
            url: try CheckedURL("/assets/bold.woff2")),
        FontLink(
            typeface: .text, family: "Noto Sans", weights: 1...1_000, isCommon: false,
            url: try CheckedURL("/assets/noto.woff2")),
        FontLink(
            typeface: .display, family: "Serif", weights: 1...1_000, isCommon: true,
            url: try CheckedURL("/assets/serif.woff2")),
    ]
}

/// Addresses of the files that pages refer to.
func assets(isWatched: Bool = false) throws -> AssetURLs {
    AssetURLs(
        stylesheet: try CheckedURL("/assets/carta.css"),
        kindStylesheets: Dictionary(
            uniqueKeysWithValues: try PageContent.Kind.allCases.map { kind in
                (kind, try ["bars", kind.rawValue].map { try CheckedURL("/assets/\($0).css") })
            }), icon: try CheckedURL("/assets/icon.svg"),
        fonts: try fonts(),
        spyScript: try CheckedURL("/assets/spy.js"),
        spyModules: [try CheckedURL("/assets/engine.js"), try CheckedURL("/assets/chips.js")],
        spyFetches: [try CheckedURL("/assets/engine.wasm")],
        inspector: AssetURLs.Inspector(
            stylesheet: try CheckedURL("/assets/inspect.css"), script: try CheckedURL("/assets/inspect.js")),
        watchScript: isWatched ? try CheckedURL("/assets/watch.js") : nil)
}

/// The templates that ship, checked once for all tests.
private let templates = Result { try PageTemplates(try shippedTemplates(), folder: "Templates") }

/// The page by the templates that ship.
func rendered(_ page: PresentedPage, isWatched: Bool = false) throws -> RenderedPage {
    try templates.get().render(page, pins: pins(page), assets: assets(isWatched: isWatched), version: "v1")
}
