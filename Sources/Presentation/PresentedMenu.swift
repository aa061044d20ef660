public import ContentModel
public import DesignTokens

/// A menu as shown.
public struct PresentedMenu: Sendable, Equatable {
    /// How the chip bar scrolls.
    public let chipBarMode: HeaderModes.Mode
    /// The sections from top to bottom.
    public let sections: [PresentedSection]

    init(_ menu: Menu, tint: AdaptiveColor, prices: PriceText, wording: Wording) {
        chipBarMode = menu.headers.chips
        sections = menu.sections.map { section in
            PresentedSection(
                section, headingMode: menu.headers.sections, subheadingMode: menu.headers.subsections, color: tint,
                prices: prices, wording: wording)
        }
    }
}

/// A section as shown: its heading, its dishes, then its subsections.
public struct PresentedSection: Sendable, Equatable {
    /// The section's id, also of its heading and of the address that leads to it.
    public let id: String
    /// The heading; a section without one starts with its dishes.
    public let title: String?
    /// The text of its chip, for those that have one.
    public let chip: String?
    /// How its heading scrolls.
    public let headingMode: HeaderModes.Mode
    /// The colour of its tiles.
    public let color: AdaptiveColor
    /// A sentence under the heading.
    public let note: String?
    /// The dishes, each with its price as text.
    public let items: [Item]
    /// The subsections.
    public let sections: [PresentedSection]

    init(
        _ section: Section, headingMode: HeaderModes.Mode, subheadingMode: HeaderModes.Mode, color: AdaptiveColor,
        prices: PriceText, wording: Wording
    ) {
        let color = section.color?.color ?? color
        id = section.id
        title = wording.text(section.title)
        chip = wording.text(section.chip)
        self.headingMode = headingMode
        self.color = color
        note = wording.text(section.note)
        items = section.items.map { item in
            Item(
                name: wording.text(item.name), description: wording.text(item.description),
                price: wording.text(item.price.map(prices.text)))
        }
        sections = section.sections.map { inner in
            PresentedSection(
                inner, headingMode: subheadingMode, subheadingMode: subheadingMode, color: color, prices: prices,
                wording: wording)
        }
    }
}
