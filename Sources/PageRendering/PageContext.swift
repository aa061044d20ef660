internal import ContentModel
internal import DesignTokens
internal import Presentation
internal import StickyLayout
internal import Templating

/// What the template of any page may refer to, with what only pages of its kind have.
enum PageContext {
    /// The shape of what pages of `kind` give their template.
    static func shape(of kind: PageContent.Kind) -> Shape {
        let own: [String: Shape] =
            switch kind {
            case .menu: MenuContext.shape
            case .stories: StoriesContext.shape
            case .contacts: ContactsContext.shape
            case .tabs: TabsContext.shape
            case .calendar: CalendarContext.shape
            }
        return .record(common.merging(own) { $1 })
    }

    private static let common = SharedContext.shape.merging([
        "language": .text,
        "name": .text,
        "title": .text,
        "summary": .text,
        "spy": .text,
        "restaurant": RestaurantContext.shape,
        "hasOtherPages": .flag,
        "otherPages": .list(of: .record(["link": .url, "title": .text])),
        "toTop": .optional(.record(["threshold": .text])),
    ]) { $1 }

    /// What `page` gives its template.
    static func value(
        of page: PresentedPage, layout: Layout, style: InlineStyle, assets: AssetURLs, version: String
    ) -> Value {
        let marks = LayoutMarks(layout)
        let own: [String: Value] =
            switch page.body {
            case .menu(let menu): MenuContext.values(of: menu, chips: page.chips, marks)
            case .stories(let stories): StoriesContext.values(of: stories, marks)
            case .contacts(let groups): ContactsContext.values(of: groups, marks)
            case .tabs(let sections): TabsContext.values(of: sections, tabs: page.chips, marks)
            case .calendar(let calendar): CalendarContext.values(of: calendar, page: page.name, marks)
            }
        let common = [
            "language": .text(page.language),
            "name": .text(page.name),
            "title": .text(page.title),
            "summary": .text(summary(of: page)),
            "spy": .text(page.spy.rawValue),
            "restaurant": RestaurantContext.value(of: page.restaurant),
            "hasOtherPages": .flag(!page.otherPages.isEmpty),
            "otherPages": .list(
                page.otherPages.map { ["link": PageContext.link("/\($0.name)"), "title": .text($0.title)] }),
            "toTop": page.toTop.map { ["threshold": .text(TokenSheet.number($0))] } ?? nil,
        ].merging(
            SharedContext.values(
                style: style, assets: assets, version: version, needs: .page(page.body.kind, assets))
        ) { $1 }
        return .record(common.merging(own) { $1 })
    }

    /// An address within the site. The content model lets only such names through as make a safe one.
    static func link(_ address: String) -> Value {
        guard let url = try? CheckedURL(address) else { return nil }
        return .url(url)
    }

    /// A sentence for search engines: the place, what it says of itself, and what there is.
    private static func summary(of page: PresentedPage) -> String {
        let place = page.restaurant.tagline.map { "\(page.restaurant.name): \($0)" } ?? page.restaurant.name
        let parts = page.chips.compactMap(\.chip).joined(separator: ", ")
        return parts.isEmpty ? place : "\(place). \(parts)."
    }
}

/// Classes by id, looked up from the engine's indices once a page.
struct LayoutMarks {
    private var pins: [String: String] = [:]
    private var landings: [String: String] = [:]

    init(_ layout: Layout) {
        for index in layout.scene.headers.indices {
            pins[layout.scene.headers[index].id] = layout.pin(ofHeader: index)?.className
        }
        for index in layout.scene.sections.indices {
            landings[layout.scene.sections[index].id] = layout.line(ofSection: index).map(PageRendering.landingClass)
        }
    }

    /// The class that pins a header; empty for one that scrolls away.
    func pinClass(ofHeader id: String) -> String { pins[id] ?? "" }
    /// The class with which jumps to a section land.
    func landingClass(ofSection id: String) -> String { landings[id] ?? "" }

    /// How a header is marked in the page: its id and mode for scripts, the class that pins it.
    func header(_ id: String, _ mode: HeaderModes.Mode) -> Value {
        ["id": .text(id), "pin": .text(pinClass(ofHeader: id)), "mode": .text(mode.rawValue)]
    }

    /// The shape of ``header(_:_:)``.
    static let headerShape = Shape.record(["id": .text, "pin": .text, "mode": .text])
}
