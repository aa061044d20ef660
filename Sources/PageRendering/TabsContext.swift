internal import ContentModel
internal import Presentation
internal import Templating

/// What the template of a page under tabs may refer to besides what all pages have.
enum TabsContext {
    static let shape: [String: Shape] = [
        "tabBar": .optional(PinSheet.headerShape),
        "tabs": .list(of: SectionContext.chipShape),
        "sections": .list(of: .record(SectionContext.shape)),
    ]

    static func values(
        of sections: [PresentedSection], tabs: [PresentedSection], _ pins: PinSheet
    ) -> [String: Value] {
        [
            "tabBar": tabs.isEmpty ? nil : pins.header(PresentedPage.HeaderID.tabs, .fixed),
            "tabs": .list(tabs.map(SectionContext.chip)),
            "sections": .list(sections.map { .record(SectionContext.values(of: $0, pins)) }),
        ]
    }
}
