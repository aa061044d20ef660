import Templating
import Testing

/// Names: what a tag may be about.
@Suite struct CheckerNamesTests {
    static let shape = Shape.record([
        "title": .text, "note": .optional(.text), "isOpen": .flag, "link": .url, "tagline": .fragment,
        "place": .record(["city": .text, "map": .optional(.url), "host": .optional(.record(["name": .text]))]),
        "dishes": .list(of: .record(["name": .text, "price": .optional(.text), "tags": .list(of: .text)])),
        "notes": .list(of: .optional(.text)),
    ])

    @Test(arguments: [
        "{{title}} {{link}} {{{tagline}}} {{place.city}}",
        "{{#place}}{{city}} {{title}} {{place.city}}{{/place}}",
        "{{#note}}{{.}} {{note}}{{/note}}{{^note}}none{{/note}}",
        "{{#place.map}}{{place.map}}{{#dishes}}{{place.map}}{{/dishes}}{{/place.map}}",
        "{{#place}}{{#map}}{{map}}{{.}}{{/map}}{{/place}}",
        "{{#place.host}}{{name}} {{place.host.name}}{{/place.host}}",
        "{{#dishes}}{{name}} {{title}}{{#price}}{{price}}{{/price}}{{#tags}}{{.}}{{name}}{{/tags}}{{/dishes}}",
        "{{#dishes}}{{#price}}{{.}}{{/price}}{{/dishes}}{{^dishes}}none{{/dishes}}",
        "{{#notes}}{{#.}}{{.}}{{/.}}{{/notes}}",
        "{{#isOpen}}{{title}}{{/isOpen}}{{^isOpen}}{{title}}{{/isOpen}}",
        "{{#title}}{{.}}{{/title}}{{^title}}{{/title}}{{#link}}{{.}}{{/link}}{{#tagline}}{{{.}}}{{/tagline}}",
    ])
    func accepts(_ template: String) {
        #expect(findings(in: ["page": template], pages: ["page": Self.shape]) == [])
    }

    @Test(arguments: [
        ("{{¶titel}}", "unknown key \"titel\" (did you mean \"title\"?)"),
        ("{{¶xyzzy}}", "unknown key \"xyzzy\""),
        ("{{#¶dish}}{{anything}}{{#more}}{{/more}}{{/dish}}", "unknown key \"dish\""),
        ("{{^¶isOpne}}{{/isOpne}}", "unknown key \"isOpne\" (did you mean \"isOpen\"?)"),
        ("{{#isOpen}}{{^isOpen}}{{¶titel}}{{/isOpen}}{{/isOpen}}", "unknown key \"titel\" (did you mean \"title\"?)"),
        ("{{#dishes}}{{¶prcie}}{{/dishes}}", "unknown key \"prcie\" (did you mean \"price\"?)"),
        ("{{¶name}}", "unknown key \"name\""),
        ("{{¶place.ctiy}}", "unknown key \"ctiy\" in \"place\" (did you mean \"city\"?)"),
        ("{{¶title.length}}", "\"title\" is text, which has no \"length\""),
        ("{{¶dishes.name}}", "\"dishes\" is a list, which has no \"name\""),
        ("{{¶isOpen.x}}", "\"isOpen\" is a flag, which has no \"x\""),
        ("{{¶note}}", "\"note\" may be missing: write it in {{#note}}…{{/note}}"),
        ("{{#note}}{{/note}}{{¶note}}", "\"note\" may be missing: write it in {{#note}}…{{/note}}"),
        ("{{^note}}{{¶note}}{{/note}}", "\"note\" may be missing: write it in {{#note}}…{{/note}}"),
        ("{{¶place.host.name}}", "\"place.host\" may be missing: write it in {{#place.host}}…{{/place.host}}"),
        (
            "{{#dishes}}{{#price}}{{/price}}{{¶price}}{{/dishes}}",
            "\"price\" may be missing: write it in {{#price}}…{{/price}}"
        ),
        ("{{#notes}}{{¶.}}{{/notes}}", "\".\" may be missing: write it in {{#.}}…{{/.}}"),
        ("{{¶isOpen}}", "\"isOpen\" is a flag, which is not written: open a section over it"),
        ("{{¶dishes}}", "\"dishes\" is a list, which is not written: open a section over it"),
        ("{{¶place}}", "\"place\" is a record, which is not written: open a section over it"),
        ("{{¶.}}", "\".\" is a record, which is not written: open a section over it"),
        ("{{^¶place}}{{/place}}", "\"place\" is a record, which is always there"),
        ("{{^¶link}}{{/link}}", "\"link\" is a URL, which is always there"),
    ])
    func reports(_ marked: String, _ message: String) {
        #expect(
            findings(in: ["page": marked.replacing("¶", with: "")], pages: ["page": Self.shape])
                == [finding(message, in: marked)])
    }

    @Test func aNameThatIsNotInEveryPlaceIsUnknownThere() {
        // The partial is right for a dish, and wrong for the page.
        let sources = ["page": "{{#dishes}}{{>dish}}{{/dishes}}{{>dish}}", "dish": "{{name}}{{#tags}}{{.}}{{/tags}}"]
        #expect(
            findings(in: sources, pages: ["page": Self.shape]) == [
                "dish.mustache:1:3: error: unknown key \"name\"\n"
                    + "{{name}}{{#tags}}{{.}}{{/tags}}\n  ^",
                "dish.mustache:1:12: error: unknown key \"tags\"\n{{name}}{{#tags}}{{.}}{{/tags}}\n           ^",
            ])
    }
}
