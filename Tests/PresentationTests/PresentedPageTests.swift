import ContentModel
import DesignTokens
import Testing

@testable import Presentation

@Suite struct PresentedPageTests {
    private static let page = Page(
        name: "menu", title: "Menu", tint: .named(.teal), spy: .firstVisible,
        content: .menu(
            Menu(
                headers: HeaderModes(chips: .regular, sections: .fixed, subsections: .inline),
                sections: [
                    Section(
                        id: "starters", title: "To begin", chip: "Starters", color: .named(.green), note: "Cold ones",
                        items: [
                            Item(name: "Salad", description: "Green", price: "8.50"), Item(name: "Bread", price: "ask"),
                        ],
                        sections: [
                            Section(id: "warm", title: "Warm", items: [Item(name: "Soup")]),
                            Section(id: "hot", color: .hex(red: 1, green: 2, blue: 3)),
                        ]),
                    Section(id: "mains", sections: [Section(id: "oven")]),
                ])))

    private static let shown = PresentedPage(
        page,
        of: SiteContent(restaurant: Restaurant(name: "Marejada", currency: "€"), languages: ["en"], pages: [page]),
        language: "en")

    @Test func thePageIsShownAsWritten() {
        #expect(Self.shown.name == "menu")
        #expect(Self.shown.title == "Menu")
        #expect(Self.shown.language == "en")
        #expect(Self.shown.tint == NamedTint.teal.color)
        #expect(Self.shown.spy == .firstVisible)
        #expect(Self.shown.restaurant.name == "Marejada")
        guard case .menu(let menu) = Self.shown.body else {
            Issue.record("a menu is shown as \(Self.shown.body.kind)")
            return
        }
        #expect(menu.chipBarMode == .regular)
        #expect(Self.shown.sections.map(\.id) == ["starters", "mains"])
        #expect(Self.shown.sections[0].title == "To begin")
        #expect(Self.shown.sections[0].note == "Cold ones")
    }

    @Test func onlySectionsWithAChipAreInTheBar() {
        #expect(Self.shown.chips.map(\.chip) == ["Starters"])
    }

    @Test func pricesAreText() {
        #expect(
            Self.shown.sections[0].items == [
                Item(name: "Salad", description: "Green", price: "€8.50"), Item(name: "Bread", price: "ask"),
            ])
        #expect(Self.shown.sections[0].sections[0].items == [Item(name: "Soup")])
    }

    @Test func pricesAreInThePagesLanguage() {
        let site = SiteContent(
            restaurant: Restaurant(name: "Marejada", currency: "€"), languages: ["de"], pages: [Self.page])
        let shown = PresentedPage(Self.page, of: site, language: "de")
        #expect(shown.sections[0].items[0].price == "8.50\u{A0}€")
    }

    @Test func colorsComeFromTheNearestThatHasOne() {
        let starters = Self.shown.sections[0]
        let custom = SRGBColor(red: 1, green: 2, blue: 3)
        #expect(starters.color == NamedTint.green.color)
        #expect(starters.sections.map(\.color) == [NamedTint.green.color, AdaptiveColor(light: custom, dark: custom)])
        #expect(Self.shown.sections[1].color == NamedTint.teal.color)
        #expect(Self.shown.sections[1].sections[0].color == NamedTint.teal.color)
    }

    @Test func headingsHaveTheModeOfTheirDepth() {
        #expect(Self.shown.sections.map(\.headingMode) == [.fixed, .fixed])
        #expect(Self.shown.sections.flatMap(\.sections).map(\.headingMode) == [.inline, .inline, .inline])
    }
}
