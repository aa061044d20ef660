import ContentModel
import Diagnostics
import Foundation
import PageGeometry
import PageRendering
import Presentation
import StickyLayout
import Templating

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
    let page = Page(
        name: "menu", title: title, spy: spy, content: .menu(Menu(headers: headers, sections: sections)))
    return PresentedPage(
        page, of: SiteContent(restaurant: restaurant, languages: ["en"], pages: [page]), language: "en")
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
    try Layout(page.scene(in: Scene.Size(width: width, height: height)))
}

/// Addresses of the files that pages refer to.
func assets(isWatched: Bool = false) throws -> AssetURLs {
    AssetURLs(
        stylesheet: try CheckedURL("/assets/carta.css"),
        kindStylesheets: [.menu: [try CheckedURL("/assets/dishes.css")]], icon: try CheckedURL("/assets/icon.svg"),
        spyScript: try CheckedURL("/assets/spy.js"),
        spyModules: [try CheckedURL("/assets/engine.js"), try CheckedURL("/assets/chips.js")],
        spyFetches: [try CheckedURL("/assets/engine.wasm")],
        inspector: AssetURLs.Inspector(
            stylesheet: try CheckedURL("/assets/inspect.css"), script: try CheckedURL("/assets/inspect.js")),
        watchScript: isWatched ? try CheckedURL("/assets/watch.js") : nil)
}

/// The page by the templates that ship.
func rendered(_ page: PresentedPage, isWatched: Bool = false) throws -> RenderedPage {
    try PageTemplates(try shippedTemplates(), folder: "Templates")
        .render(page, layout: layout(page), assets: assets(isWatched: isWatched), version: "v1")
}
