import ContentModel
import DesignTokens
import Presentation
import StickyLayout
import Testing

@testable import PageRendering

/// What pages of all kinds have in common.
@Suite struct PageContextTests {
    private static let place = Restaurant(
        name: "Marejada", tagline: "By the tide", address: ["Calle Ancha 7", "Cádiz"], phone: "+34 956 12",
        mapLink: "https://example.org/map", hours: [OpeningHours(days: "Mon", times: ["closed"])],
        notes: ["Cash only"], currency: "€")

    @Test(arguments: PageContent.Kind.allCases)
    func elementsNestAndIDsAreUnique(kind: PageContent.Kind) throws {
        let page = shown(content(kind, "x"), restaurant: Self.place, toTop: 100, others: ["wine", "days"])
        let markup = Markup(try rendered(page).html)
        #expect(markup.faults == [])
        let ids = markup.tags.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
        for tag in markup.tags {
            if let target = tag.attributes["href"], target.hasPrefix("#") {
                #expect(ids.contains(String(target.dropFirst())))
            }
            if let label = tag.attributes["aria-labelledby"] { #expect(ids.contains(label)) }
        }
    }

    /// The page has the very headers and sections that `/layout` answers about.
    @Test(arguments: PageContent.Kind.allCases)
    func headersAndSectionsAreThoseOfTheScene(kind: PageContent.Kind) throws {
        let page = shown(content(kind, "x"), others: ["wine"])
        let scene = try layout(page).scene
        let markup = Markup(try rendered(page).html)
        let headers = markup.tags(with: "data-header")
        #expect(headers.count > 0)
        #expect(headers.map { $0.attributes["data-header"] } == scene.headers.map(\.id))
        #expect(headers.map { $0.attributes["data-mode"] } == scene.headers.map(\.mode.name))
        #expect(headers.map { $0.attributes["data-level"] } == scene.headers.map { String($0.level) })
        #expect(markup.tags(with: "data-mode").count == headers.count)
        let sections = markup.tags(with: "data-section")
        #expect(sections.map { $0.attributes["data-section"] } == scene.sections.map(\.id))
        #expect(sections.map { $0.attributes["id"] } == scene.sections.map(\.id))
        #expect(markup.tags(with: "data-chip").map { $0.attributes["data-chip"] } == page.chips.map(\.id))
    }

    @Test(arguments: PageContent.Kind.allCases)
    func theRootNamesThePage(kind: PageContent.Kind) throws {
        let markup = Markup(try rendered(shown(content(kind, "x"), spy: .firstVisible, title: "Here")).html)
        let root = try #require(markup.tags.first { $0.name == "html" })
        var expected = ["lang": "en", "data-page": "menu", "data-spy": "firstVisible"]
        if kind == .calendar { expected["data-filter"] = "all" }
        #expect(root.attributes == expected)
        #expect(markup.contents(of: "title") == ["Here · Marejada"])
    }

    @Test(arguments: PageContent.Kind.allCases)
    func aPageBringsTheStyleSheetsOfItsKind(kind: PageContent.Kind) throws {
        let links = Markup(try rendered(shown(content(kind, "x"))).html).tags.filter { $0.name == "link" }
        #expect(
            links.filter { $0.attributes["rel"] == "stylesheet" }.map { $0.attributes["href"] } == [
                "/assets/carta.css", "/assets/bars.css", "/assets/\(kind).css",
            ])
    }

    @Test(arguments: PageContent.Kind.allCases)
    func aPageLeadsToTheOthers(kind: PageContent.Kind) throws {
        let markup = Markup(try rendered(shown(content(kind, "x"), others: ["wine", "days-2"])).html)
        let links = markup.tags.indices.filter { index in
            markup.ancestors(of: index).contains { $0.attributes["aria-labelledby"] == "carta:pages" }
                && markup.tags[index].name == "a"
        }
        #expect(links.map { markup.tags[$0].attributes["href"] } == ["/wine", "/days-2"])
        let alone = Markup(try rendered(shown(content(kind, "x"))).html)
        #expect(!alone.html.contains("carta:pages"))
    }

    @Test(arguments: PageContent.Kind.allCases)
    func onlyAPageWithAThresholdHasTheButton(kind: PageContent.Kind) throws {
        let page = shown(content(kind, "x"), tint: .named(.yellow), toTop: 320.5)
        let markup = Markup(try rendered(page).html)
        let buttons = markup.tags.filter { $0.classes.contains("to-top") }
        #expect(
            buttons.map(\.attributes) == [
                [
                    "class": "to-top", "href": "#carta:top", "data-threshold": "320.5", "aria-label": "Back to top",
                    "title": "Back to top",
                ]
            ])
        #expect(markup.html.ranges(of: " data-to-top ").count == 1)
        #expect(!Markup(try rendered(shown(content(kind, "x"))).html).html.contains("data-to-top"))
    }

    @Test(
        arguments: [
            (PageContent.Kind.menu, "Marejada: By the tide. Soup."), (.tabs, "Marejada: By the tide. Soup, Soup."),
            (.stories, "Marejada: By the tide"), (.contacts, "Marejada: By the tide"),
            (.calendar, "Marejada: By the tide"),
        ])
    func theDescriptionSaysWhatThereIs(kind: PageContent.Kind, text: String) throws {
        let markup = Markup(try rendered(shown(content(kind, "Soup"), restaurant: Self.place)).html)
        let description = markup.tags.first { $0.attributes["name"] == "description" }
        #expect(description?.attributes["content"] == text)
        let plain = Markup(try rendered(shown(content(.stories, "Soup"))).html)
        #expect(plain.tags.first { $0.attributes["name"] == "description" }?.attributes["content"] == "Marejada")
    }

    /// Whatever a person writes, in whichever field: escaped, and nothing else of the page changes.
    @Test(
        arguments: PageContent.Kind.allCases,
        [
            "</p></title></style><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='alert(1)",
            "<!-- &lt; &amp; {{name}} {{{tokens}}}", "<\u{301}b>\"\u{301} '\u{200D}&",
        ])
    func hostileTextStaysText(kind: PageContent.Kind, text: String) throws {
        func html(_ text: String) throws -> String {
            let place = Restaurant(
                name: text, tagline: text, address: [text], phone: "1",
                hours: [OpeningHours(days: text, times: [text])],
                notes: [text])
            let page = shown(content(kind, text), restaurant: place, title: text, toTop: 1, others: ["wine"])
            // In which windows a text takes more lines is part of the style.
            let html = Markup(try rendered(page).html).html
            let style = try #require(html.firstRange(of: "<style>")?.lowerBound)
            let end = try #require(html.firstRange(of: "</style>")?.upperBound)
            return String(html[..<style] + html[end...])
        }
        let plain = try html("plain words")
        #expect(plain.utf8.count > 1_000 && plain.contains("plain words"))
        let expected = plain.split(separator: "plain words", omittingEmptySubsequences: false)
            .joined(separator: escaped(text))
        let whole = try html(text).unicodeScalars.filter { $0 != "\u{2060}" }  // which may stand between marks
        #expect(whole.elementsEqual(expected.unicodeScalars))
    }

    /// By scalars, as browsers read: no mark hides a bracket.
    private func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            default: String(scalar)
            }
        }.joined()
    }
}
