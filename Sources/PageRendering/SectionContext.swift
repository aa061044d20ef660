internal import ContentModel
internal import Presentation
internal import Templating

/// What templates may refer to of a section of items and of its chip or tab.
enum SectionContext {
    /// A section without those in it.
    static let shape: [String: Shape] = [
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

    /// A chip or tab.
    static let chipShape = Shape.record(["id": .text, "title": .text])

    static func values(of section: PresentedSection, _ pins: PinSheet) -> [String: Value] {
        [
            "id": .text(section.id),
            "title": section.title.map(Value.text) ?? nil,
            "pin": .text(pins.pinClass(ofHeader: section.id)),
            "mode": .text(section.headingMode.rawValue),
            "land": .text(pins.landingClass(ofSection: section.id)),
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
    }

    static func chip(of section: PresentedSection) -> Value {
        ["id": .text(section.id), "title": .text(section.chip ?? "")]
    }
}
