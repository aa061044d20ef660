internal import ContentModel
internal import Presentation
internal import Templating

/// What the menu's template may refer to besides what all pages have.
enum MenuContext {
    static let shape: [String: Shape] = [
        "chipBar": .optional(PinSheet.headerShape),
        "chips": .list(of: SectionContext.chipShape),
        "sections": .list(
            of: .record(
                SectionContext.shape.merging(["sections": .list(of: .record(SectionContext.shape))]) { $1 })),
    ]

    static func values(of menu: PresentedMenu, chips: [PresentedSection], _ pins: PinSheet) -> [String: Value] {
        [
            "chipBar": chips.isEmpty ? nil : pins.header(PresentedPage.HeaderID.chips, menu.chipBarMode),
            "chips": .list(chips.map(SectionContext.chip)),
            "sections": .list(
                menu.sections.map { section in
                    let inner = section.sections.map { Value.record(SectionContext.values(of: $0, pins)) }
                    return .record(SectionContext.values(of: section, pins).merging(["sections": .list(inner)]) { $1 })
                }),
        ]
    }
}
