internal import ContentModel
internal import DesignTokens
internal import Presentation
internal import StickyLayout
internal import Templating

/// What the menu template may refer to, as a shape to check it against and as the values of one page.
enum MenuContext {
    static let shape = Shape.record(
        SharedContext.shape.merging([
            "language": .text,
            "name": .text,
            "title": .text,
            "summary": .text,
            "spy": .text,
            "restaurant": RestaurantContext.shape,
            "chipBar": .optional(.record(["id": .text, "pin": .text, "mode": .text])),
            "chips": .list(of: .record(["id": .text, "title": .text])),
            "sections": .list(of: .record(sectionShape.merging(["sections": .list(of: .record(sectionShape))]) { $1 })),
        ]) { $1 })

    private static let sectionShape: [String: Shape] = [
        "id": .text,
        "title": .optional(.text),
        "pin": .text,
        "mode": .text,
        "land": .text,
        "color": .text,
        "note": .optional(.text),
        "hasItems": .flag,
        "items": .list(of: .record(["name": .text, "description": .optional(.text), "price": .optional(.text)])),
    ]

    static func value(
        of page: PresentedPage, layout: Layout, style: InlineStyle, assets: AssetURLs, version: String
    ) -> Value {
        let marks = LayoutMarks(layout)
        let shared = SharedContext.values(style: style, assets: assets, version: version)
        return .record(
            shared.merging([
                "language": .text(page.language),
                "name": .text(page.name),
                "title": .text(page.title),
                "summary": .text(summary(of: page)),
                "spy": .text(page.spy.rawValue),
                "restaurant": RestaurantContext.value(of: page.restaurant),
                "chipBar": page.chips.isEmpty
                    ? nil
                    : [
                        "id": .text(PresentedPage.chipBarID),
                        "pin": .text(marks.pinClass(ofHeader: PresentedPage.chipBarID)),
                        "mode": .text(page.chipBarMode.rawValue),
                    ],
                "chips": .list(page.chips.map { ["id": .text($0.id), "title": .text($0.chip ?? "")] }),
                "sections": .list(page.sections.map { section(of: $0, marks, isTop: true) }),
            ]) { $1 })
    }

    private static func section(of section: PresentedSection, _ marks: LayoutMarks, isTop: Bool) -> Value {
        var record: [String: Value] = [
            "id": .text(section.id),
            "title": section.title.map(Value.text) ?? nil,
            "pin": .text(marks.pinClass(ofHeader: section.id)),
            "mode": .text(section.headingMode.rawValue),
            "land": .text(marks.landingClass(ofSection: section.id)),
            "color": .text(section.color.className),
            "note": section.note.map(Value.text) ?? nil,
            "hasItems": .flag(!section.items.isEmpty),
            "items": .list(
                section.items.map { item in
                    [
                        "name": .text(item.name),
                        "description": item.description.map(Value.text) ?? nil,
                        "price": item.price.map(Value.text) ?? nil,
                    ]
                }),
        ]
        if isTop { record["sections"] = .list(section.sections.map { self.section(of: $0, marks, isTop: false) }) }
        return .record(record)
    }

    /// A sentence for search engines: the place, what it says of itself, and what there is.
    private static func summary(of page: PresentedPage) -> String {
        let place = page.restaurant.tagline.map { "\(page.restaurant.name): \($0)" } ?? page.restaurant.name
        let parts = page.chips.compactMap(\.chip).joined(separator: ", ")
        return parts.isEmpty ? place : "\(place). \(parts)."
    }
}

/// Classes by id, looked up from the engine's indices once a page.
private struct LayoutMarks {
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

    func pinClass(ofHeader id: String) -> String { pins[id] ?? "" }
    func landingClass(ofSection id: String) -> String { landings[id] ?? "" }
}
