import ContentModel
import DesignTokens
import Diagnostics
import Foundation
import Testing

@Suite struct ContentLoaderTests {
    @Test func readsASmallSite() {
        let page = """
            title: Menu
            tint: "#3366CC"
            spy: firstVisible
            headers: {chips: inline, sections: inline, subsections: regular}
            sections:
              - title: To begin
                chip: Starters
                color: green
                note: Served all day
                items:
                  - name: Olives
                    description: With   orange
                      and bay
                    price: 12.50
                sections:
                  - title: Cold
                    id: cold_plates
                    items: [{name: Soup}]
            """
        let soup = Section(id: "cold_plates", title: "Cold", items: [Item(name: "Soup")])
        let olives = Item(name: "Olives", description: "With orange and bay", price: "12.50")
        let starters = Section(
            id: "starters", title: "To begin", chip: "Starters", color: .named(.green), note: "Served all day",
            items: [olives], sections: [soup])
        let menu = Page(
            name: "menu", title: "Menu", tint: .hex(red: 0x33, green: 0x66, blue: 0xCC), spy: .firstVisible,
            content: .menu(
                Menu(
                    headers: HeaderModes(chips: .inline, sections: .inline, subsections: .regular),
                    sections: [starters])))
        let site = SiteContent(restaurant: Restaurant(name: "Marejada"), languages: ["en"], pages: [menu])
        #expect(load(page: page) == LoadedContent(site: site, findings: []))
    }

    @Test func readsEverythingTheSiteFileMaySay() {
        let site = """
            restaurant:
              name: Marejada
              tagline: By the sea
              address: [14 Calle del Faro, Tarifa]
              phone: +34 956 555 014
              map: https://example.org/map?q=1
              hours:
                - {days: Tue, open: ["12:30–15:30", "19:30–23:00"]}
                - {days: Mon, open: closed}
              notes: Ask us
              currency: €
            languages: [no, pt-BR]
            homePage: menu
            pages: [menu]
            server:
              host: 0.0.0.0
              port: 8090
            """
        let restaurant = Restaurant(
            name: "Marejada", tagline: "By the sea", address: ["14 Calle del Faro", "Tarifa"],
            phone: "+34 956 555 014", mapLink: "https://example.org/map?q=1",
            hours: [
                OpeningHours(days: "Tue", times: ["12:30–15:30", "19:30–23:00"]),
                OpeningHours(days: "Mon", times: ["closed"]),
            ], notes: ["Ask us"], currency: "€")
        let loaded = load(page: "title: Menu\nsections: [{title: A, items: [{name: B}]}]\n", site: site)
        #expect(loaded.findings == [])
        #expect(loaded.site?.restaurant == restaurant)
        #expect(loaded.site?.languages == ["no", "pt-BR"])
        #expect(loaded.site?.homePage == "menu")
        #expect(loaded.site?.server == ServerDefaults(host: "0.0.0.0", port: 8090))
    }

    @Test func showsEveryFindingAtOnceWithItsLineAndACaret() {
        let page = """
            title: Menu
            spy: distibuted
            sections:
              - title: To begin
                color: gren
                items:
                  - name: Olives
                    prcie: 5
                  - description: With bay
            """
        let site = """
            restaurant:
              nmae: Marejada
            languages: english_uk
            """
        #expect(
            report(page: page, site: site) == """
                Content/menu.yaml:2:6: error: "spy" cannot be "distibuted" (did you mean "distributed"?): write distributed or firstVisible
                spy: distibuted
                     ^
                Content/menu.yaml:5:12: error: "color" cannot be "gren" (did you mean "green"?): write red, orange, yellow, \
                green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray or "#rrggbb"
                    color: gren
                           ^
                Content/menu.yaml:8:9: error: unknown key "prcie" (did you mean "price"?)
                        prcie: 5
                        ^
                Content/menu.yaml:9:9: error: "name" is missing: an item needs it
                      - description: With bay
                        ^
                Content/site.yaml:2:3: error: unknown key "nmae" (did you mean "name"?)
                  nmae: Marejada
                  ^
                Content/site.yaml:3:12: error: "languages" cannot hold "english_uk": write language tags such as en, es or pt-BR
                languages: english_uk
                           ^
                """)
        #expect(load(page: page, site: site).site == nil)
    }

    @Test func readsJSONAsItReadsYAML() {
        let json = """
            {"title": "Menu", "tint": null,
            \t"sections": [{"title": "A \\u00e9\\/\\n", "items": [{"name": "no", "price": 12.50},]}]
            }
            """
        let loaded = ContentLoader.load([
            SourceFile(path: "site.yaml", text: plainSite), SourceFile(path: "menu.json", text: json),
        ])
        #expect(loaded.findings == [])
        #expect(
            loaded.site?.pages == [
                Page(
                    name: "menu", title: "Menu",
                    content: .menu(
                        Menu(sections: [
                            Section(id: "a-é", title: "A é/", chip: "A é/", items: [Item(name: "no", price: "12.50")])
                        ])))
            ])
    }

    @Test func keepsTheSiteWhenThereAreOnlyWarnings() {
        let loaded = load(page: "title: Menu\nsections: []\n")
        #expect(summary(loaded.findings) == ["2:11: warning: \"sections\" is empty: the page will show nothing"])
        #expect(loaded.site?.pages.first?.sections == [])
    }

    @Test func readsALongPage() {
        var page = "title: Menu\nsections:\n"
        for section in 1...30 {
            page += "  - title: Section \(section)\n    items:\n"
            for item in 1...100 {
                page += "      - name: Dish \(item)\n        description: What it is made of\n        price: 9.50\n"
            }
        }
        let loaded = load(page: page)
        #expect(loaded.findings == [])
        #expect(loaded.site?.pages[0].sections.map(\.items.count) == [Int](repeating: 100, count: 30))
    }
}

@Suite struct ShippedContentTests {
    /// The files of the repository's Content folder.
    static func files() throws -> [SourceFile] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appending(path: "Content")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).map { name in
            SourceFile(path: "Content/" + name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
        }
    }

    @Test func hasNoFindings() throws {
        let loaded = ContentLoader.load(try Self.files())
        #expect(loaded.findings.map(\.description) == [])
        #expect(loaded.site?.homePage == "menu")
    }

    @Test func hasTheSectionsColoursAndDishesThatTheMenuGrewFrom() throws {
        let menu = try #require(ContentLoader.load(try Self.files()).site?.page(named: "menu"))
        #expect(menu.tint == .named(.indigo))
        let modes = HeaderModes(chips: .fixed, sections: .regular, subsections: .regular)
        #expect(menu.content == .menu(Menu(headers: modes, sections: menu.sections)))
        #expect(menu.sections.map(\.id) == ["starters", "mains", "sides", "desserts", "drinks"])
        #expect(menu.sections.map(\.chip) == ["Starters", "Mains", "Sides", "Desserts", "Drinks"])
        #expect(
            menu.sections.map(\.title) == [
                "To begin", "From the kitchen", "On the side", "Something sweet", "To sip",
            ])
        #expect(
            menu.sections.map(\.color) == [
                .named(.green), .named(.orange), .named(.teal), .named(.pink), .named(.indigo),
            ])
        let dishes = [
            ["Garden salad", "Tomato bruschetta", "Crispy calamari", "Grilled halloumi", "Olive plate"],
            ["Wood-fired pizza", "Pumpkin risotto", "Roast chicken", "Seared tuna", "Mushroom pasta"],
            ["Rosemary fries", "Charred greens", "Warm flatbread", "Slaw"],
            ["Lemon tart", "Dark chocolate mousse", "Vanilla panna cotta", "Fig ice cream"],
            ["Sparkling water", "Iced tea", "Espresso"],
        ]
        for (section, names) in zip(menu.sections, dishes) {
            let all = (section.items + section.sections.flatMap(\.items)).map(\.name)
            #expect(Set(names).subtracting(all) == [])
        }
    }

    @Test func fitsACardAndHasAPriceEverywhere() throws {
        let menu = try #require(ContentLoader.load(try Self.files()).site?.page(named: "menu"))
        let items = menu.sections.flatMap { $0.items + $0.sections.flatMap(\.items) }
        #expect(items.count == 45)
        for item in items {
            #expect(item.name.count <= 24)
            #expect((1...76).contains(item.description?.count ?? 0))
            #expect(item.price != nil)
        }
    }
}
