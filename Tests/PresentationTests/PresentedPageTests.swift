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

    private static func shown(_ content: PageContent, toTop: Double? = nil, filter: String? = nil) -> PresentedPage {
        let page = Page(name: "here", title: "Here", toTop: toTop, content: content)
        let others = ["a", "b", "c"].map { Page(name: $0, title: $0.uppercased(), content: .stories([])) }
        let site = SiteContent(
            restaurant: Restaurant(name: "x", currency: "€"), languages: ["en"], homePage: "a",
            pages: [others[0], page, others[1], others[2]])
        return PresentedPage(page, of: site, language: "en", filter: filter)
    }

    private static func calendar() throws -> PageContent {
        let categories = [EventCategory(id: "work", title: "Work"), EventCategory(id: "off", title: "Time off")]
        return .calendar(
            EventCalendar(months: [try #require(CalendarMonth("2026-02"))], categories: categories, events: []))
    }

    @Test func everyKindHasItsBody() throws {
        let contents: [PageContent] = [
            .menu(Menu(sections: [])), .stories([Story(title: "a")]),
            .contacts([ContactGroup(id: "a", title: "A", names: [])]), .tabs([Section(id: "a", title: "A")]),
            try Self.calendar(),
        ]
        #expect(contents.map(\.kind) == PageContent.Kind.allCases)
        #expect(contents.map { Self.shown($0).body.kind } == PageContent.Kind.allCases)
    }

    @Test func aPageLeadsToTheOthersInTheSitesOrder() {
        let links = Self.shown(.stories([])).otherPages
        #expect(links == [("a", "A"), ("b", "B"), ("c", "C")].map { PageLink(name: $0.0, title: $0.1) })
        #expect(Self.shown.otherPages == [])
    }

    @Test(arguments: [nil, 0, 320, 500.5] as [Double?])
    func theButtonsThresholdIsThePages(toTop: Double?) {
        #expect(Self.shown(.contacts([]), toTop: toTop).toTop == toTop)
    }

    @Test func tabsAreSectionsWithHeadingsThatScrollAway() {
        let page = Self.shown(
            .tabs([
                Section(id: "a", title: "A", chip: "Tab", note: "n", items: [Item(name: "x", price: "2")]),
                Section(id: "b", title: "A", chip: "Tab"), Section(id: "c", items: [Item(name: "y")]),
            ]))
        #expect(page.sections.map(\.id) == ["a", "b", "c"])
        #expect(page.sections.map(\.headingMode) == [.inline, .inline, .inline])
        #expect(page.sections[0].items == [Item(name: "x", price: "€2")])
        #expect(page.chips.map(\.id) == ["a", "b"])
        #expect(page.filters == [])
    }

    @Test func pagesWithoutSectionsHaveNoChips() throws {
        for content in [
            PageContent.stories([Story(title: "a")]), .contacts([ContactGroup(id: "a", title: "A", names: ["a"])]),
            try Self.calendar(),
        ] {
            #expect(Self.shown(content).sections == [])
            #expect(Self.shown(content).chips == [])
        }
    }

    @Test(arguments: [(nil, [true, false, false]), ("work", [false, true, false]), ("off", [false, false, true])])
    func aCalendarHasFilters(filter: String?, chosen: [Bool]) throws {
        let content = try Self.calendar()
        #expect(PresentedPage.filters(of: Page(name: "p", title: "P", content: content)) == ["work", "off"])
        let filters = Self.shown(content, filter: filter).filters
        #expect(filters.map(\.id) == [nil, "work", "off"])
        #expect(filters.map(\.isChosen) == chosen)
    }

    @Test func otherPagesHaveNone() {
        #expect(PresentedPage.filters(of: Self.page) == [])
        #expect(Self.shown(.stories([]), filter: "work").filters == [])
        #expect(PresentedPage.everything == "all")
    }
}
