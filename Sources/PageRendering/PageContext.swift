internal import ContentModel
internal import DesignTokens
internal import Presentation
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
        "heading": .text,
        "summary": .text,
        "spy": .text,
        "restaurant": RestaurantContext.shape,
        "labels": .record([
            "contact": .text, "map": .text, "hours": .text, "pages": .text, "notes": .text,
        ]),
        "hasOtherPages": .flag,
        "otherPages": .list(of: .record(["link": .url, "title": .text])),
        "toTop": .optional(.record(["threshold": .text])),
    ]) { $1 }

    /// What `page` gives its template.
    static func value(
        of page: PresentedPage, pins: PinSheet, style: InlineStyle, assets: AssetURLs, version: String
    ) -> Value {
        let own: [String: Value] =
            switch page.body {
            case .menu(let menu): MenuContext.values(of: menu, chips: page.chips, pins)
            case .stories(let stories): StoriesContext.values(of: stories, pins)
            case .contacts(let groups): ContactsContext.values(of: groups, pins)
            case .tabs(let sections): TabsContext.values(of: sections, tabs: page.chips, pins)
            case .calendar(let calendar): CalendarContext.values(of: calendar, page: page.name, pins)
            }
        let common: [String: Value] = [
            "language": .text(page.language),
            "name": .text(page.name),
            "title": .text(page.title),
            "heading": .text(page.heading),
            "summary": .text(summary(of: page)),
            "spy": .text(page.spy.rawValue),
            "restaurant": RestaurantContext.value(of: page.restaurant),
            "labels": [
                "contact": .text(page.labels.contact), "map": .text(page.labels.map), "hours": .text(page.labels.hours),
                "pages": .text(page.labels.pages), "notes": .text(page.labels.notes),
            ],
            "hasOtherPages": .flag(!page.otherPages.isEmpty),
            "otherPages": .list(
                page.otherPages.map { ["link": PageContext.link("/\($0.name)"), "title": .text($0.title)] }),
            "toTop": page.toTop.map { ["threshold": .text(TokenSheet.number($0))] } ?? nil,
        ]
        let shared = SharedContext.values(
            style: style, assets: assets, version: version, needs: .page(page.body.kind, assets))
        return .record(common.merging(shared) { $1 }.merging(own) { $1 })
    }

    /// An address within the site. The content model lets only such names through as make a safe one.
    static func link(_ address: String) -> Value {
        guard let url = try? CheckedURL(address) else { return nil }
        return .url(url)
    }

    /// A text without what only tells where its lines may break.
    private static func unbroken(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{2060}" && $0 != "\u{200B}" }))
    }

    /// A sentence for search engines: the place, what it says of itself, and what there is.
    private static func summary(of page: PresentedPage) -> String {
        let names = [page.restaurant.name, page.restaurant.tagline].compactMap(\.self).map(unbroken)
        let place = names.joined(separator: ": ")
        let parts = page.chips.compactMap(\.chip).map(unbroken).joined(separator: ", ")
        return parts.isEmpty ? place : "\(place). \(parts)."
    }
}

extension PinSheet {
    /// How a header is marked in the page: its id and mode for scripts, the class that pins it.
    func header(_ id: String, _ mode: HeaderModes.Mode) -> Value {
        ["id": .text(id), "pin": .text(pinClass(ofHeader: id)), "mode": .text(mode.rawValue)]
    }

    /// The shape of ``header(_:_:)``.
    static let headerShape = Shape.record(["id": .text, "pin": .text, "mode": .text])
}
