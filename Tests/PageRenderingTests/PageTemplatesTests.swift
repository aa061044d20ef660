import ContentModel
import Diagnostics
import Presentation
import Templating
import Testing

@testable import PageRendering

@Suite struct PageTemplatesTests {
    @Test func theTemplatesThatShipAreStrict() throws {
        #expect(throws: Never.self) { try PageTemplates(try shippedTemplates(), folder: "Templates") }
    }

    @Test func whatIsWrongWithATemplateIsFound() throws {
        var sources = try shippedTemplates()
        sources["footer"] = SourceFile(path: "Templates/footer.mustache", text: "<p>{{restaurant.nmae}}</p>\n")
        let findings = #expect(throws: Findings.self) { try PageTemplates(sources, folder: "Templates") }
        #expect(findings?.all.map(\.path) == ["Templates/footer.mustache"])
        #expect(findings?.all.first?.message.contains("did you mean \"name\"?") == true)
    }

    @Test(arguments: [
        (["menu"], ["menu"]), (["error"], ["error"]), (["menu", "error"], ["error", "menu"]),
        (
            ["stories", "contacts", "tabs", "calendar", "inspect"],
            ["calendar", "contacts", "inspect", "stories", "tabs"]
        ),
    ])
    func aMissingTemplateIsAnError(removed: [String], named: [String]) throws {
        let sources = try shippedTemplates().filter { !removed.contains($0.key) }
        let findings = #expect(throws: Findings.self) { try PageTemplates(sources, folder: "My templates") }
        #expect(
            findings?.all
                == named.map {
                    Finding(.error, "this template is missing", path: "My templates/\($0).mustache")
                })
    }

    private static let restaurant = Restaurant(
        name: "Marejada", tagline: "By the tide", address: ["Calle Ancha 7", "Cádiz"], phone: "+34 956 12",
        mapLink: "https://example.org/map?a=1&b=2",
        hours: [OpeningHours(days: "Mon", times: ["closed"])], notes: ["Cash only"], currency: "€")

    @Test func thePageHasItsHooks() throws {
        let markup = Markup(try rendered(shown(variedSections, restaurant: Self.restaurant)).html)
        let root = try #require(markup.tags.first { $0.name == "html" })
        #expect(root.attributes == ["lang": "en", "data-page": "menu", "data-spy": "distributed"])
        #expect(
            markup.tags(with: "data-chip").map { $0.attributes["data-chip"] } == [
                "starters", "mains", "empty", "甜点", "drinks",
            ])
        #expect(
            markup.tags(with: "data-chip").map { $0.attributes["href"] } == [
                "#starters", "#mains", "#empty", "#甜点", "#drinks",
            ])
        #expect(markup.tags(with: "data-header").first?.attributes["data-header"] == "chips")
        let ids = markup.tags.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
        for label in markup.tags(with: "aria-labelledby") {
            #expect(ids.contains(label.attributes["aria-labelledby"] ?? ""))
        }
    }

    @Test func headersSayTheirModeAndLevel() throws {
        let modes = HeaderModes(chips: .reverse, sections: .fixed, subsections: .regular)
        let markup = Markup(try rendered(shown(variedSections, spy: .firstVisible, headers: modes)).html)
        let headers = markup.tags(with: "data-header").map { tag in
            ["data-header", "data-mode", "data-level"].compactMap { tag.attributes[$0] }.joined(separator: " ")
        }
        #expect(
            headers == [
                "chips reverse 1", "starters fixed 1", "mains fixed 1", "oven regular 2", "fire regular 2",
                "empty fixed 1", "甜点 fixed 1", "drinks fixed 1",
            ])
        #expect(markup.tags.first { $0.name == "html" }?.attributes["data-spy"] == "firstVisible")
    }

    @Test func thePageAnnouncesWhatItsScriptLoads() throws {
        let links = Markup(try rendered(shown(variedSections)).html).tags.filter { $0.name == "link" }
        let announced = links.compactMap { link in
            ["modulepreload", "preload"].contains(link.attributes["rel"]) ? link.attributes["href"] : nil
        }
        let fonts = ["/assets/inter.woff2", "/assets/bold.woff2", "/assets/serif.woff2"]
        #expect(announced == fonts + ["/assets/engine.js", "/assets/chips.js", "/assets/engine.wasm"])
    }

    @Test func thePlaceIsLinked() throws {
        let markup = Markup(try rendered(shown(variedSections, restaurant: Self.restaurant)).html)
        let links = markup.tags.filter { $0.name == "a" }.compactMap { $0.attributes["href"] }
        #expect(links.contains("tel:+3495612"))
        #expect(links.contains("https://example.org/map?a=1&b=2"))
        let description = markup.tags.first { $0.attributes["name"] == "description" }
        #expect(
            description?.attributes["content"] == "Marejada: By the tide. Starters, Mains, Empty, 甜点, Drinks.")
        #expect(markup.contents(of: "title") == ["Menu · Marejada"])
    }

    @Test func aPageWithoutChipsHasNoBar() throws {
        let markup = Markup(try rendered(shown([Section(id: "a", items: dishes(1))])).html)
        #expect(markup.tags.allSatisfy { $0.name != "nav" })
        #expect(markup.tags(with: "data-header").isEmpty)
        #expect(markup.tags.first { $0.attributes["name"] == "description" }?.attributes["content"] == "Marejada")
    }

    /// Whatever a person writes, in whichever field, the page has the tags of its template and the text as written.
    @Test(arguments: [
        "</p></title></textarea><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='alert(1)",
        "<\u{301}script>\"\u{301} onclick=\"\u{301}", "<!-- &lt; &amp; {{name}} {{{tokens}}}", "<\u{FE0F}b>'\u{200D}>",
    ])
    func hostileTextStaysText(text: String) throws {
        let plain = Markup(try rendered(Self.page(of: "x")).html)
        let hostile = Markup(try rendered(Self.page(of: text)).html)
        #expect(hostile.tags.map(\.name) == plain.tags.map(\.name))
        #expect(hostile.tags.map { $0.attributes.keys.sorted() } == plain.tags.map { $0.attributes.keys.sorted() })
        #expect(hostile.contents(of: "script") == plain.contents(of: "script"))
        let description = hostile.tags.first { $0.attributes["name"] == "description" }?.attributes["content"]
        #expect(description?.utf8.elementsEqual("\(text): \(text). \(text).".utf8) == true)
    }

    private static func page(of text: String) -> PresentedPage {
        let items = [Item(name: text, description: text, price: text)]
        let inner = Section(id: "b", title: text, note: text, items: items)
        return shown(
            [Section(id: "a", title: text, chip: text, note: text, items: items, sections: [inner])],
            restaurant: Restaurant(
                name: text, tagline: text, address: [text], phone: text + "1", mapLink: "https://example.org/",
                hours: [OpeningHours(days: text, times: [text])], notes: [text], currency: text),
            title: text)
    }

    /// The content model lets no such link through; if it did, the page would not link it.
    @Test func anAddressThatIsNoneIsNotLinked() throws {
        let restaurant = Restaurant(name: "x", mapLink: "javascript:alert(1)")
        let html = Markup(try rendered(shown([], restaurant: restaurant)).html).html
        #expect(!html.contains("javascript:"))
    }

    @Test func onlyAWatchedPageBringsTheScriptThatWatches() throws {
        let page = shown(variedSections)
        let watched = Markup(try rendered(page, isWatched: true).html).tags.first {
            $0.attributes["src"] == "/assets/watch.js"
        }
        #expect(watched?.attributes["data-version"] == "v1")
        let scripts = Markup(try rendered(page).html).tags.compactMap { $0.attributes["src"] }
        #expect(scripts == ["/assets/spy.js"])
    }

    @Test func anErrorHasItsPage() throws {
        let templates = try PageTemplates(try shippedTemplates(), folder: "Templates")
        let page = try templates.renderError(
            status: 404, title: "Not Found", detail: "there is no <page> here", assets: try assets(), version: "v1")
        let markup = Markup(page.html)
        #expect(markup.contents(of: "title") == ["404 Not Found"])
        #expect(markup.html.contains("<p>there is no &lt;page&gt; here</p>"))
        #expect(markup.tags.first { $0.name == "html" }?.attributes["data-page"] == "error")
        #expect(markup.tags.allSatisfy { $0.name != "script" })
        #expect(markup.tags.allSatisfy { $0.attributes["rel"]?.hasSuffix("preload") != true })
        #expect(markup.tags.contains { $0.attributes["content"] == "noindex" })
        #expect(page.contentSecurityPolicy.contains("style-src 'self' 'sha256-"))
    }
}
