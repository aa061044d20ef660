import Diagnostics
import Templating
import Testing

@Suite struct TemplateLibraryTests {
    static let shape = Shape.record(["title": .text, "note": .optional(.text)])
    static let sources = [
        "menu": source("<h1>{{title}}</h1>{{#note}}<p>{{.}}</p>{{/note}}", "menu"), "part": source("", "part"),
    ]

    private static func library() throws -> TemplateLibrary {
        try TemplateLibrary(sources, .checked(pages: ["menu": shape]))
    }

    @Test func rendersAPage() throws {
        let library = try Self.library()
        #expect(
            try library.render("menu", with: ["title": "Fish & Chips", "note": nil])
                == Array("<h1>Fish &amp; Chips</h1>".utf8))
        #expect(
            try library.render("menu", with: ["title": "", "note": "<new>"])
                == Array("<h1></h1><p>&lt;new&gt;</p>".utf8))
    }

    @Test(
        arguments: [
            (
                "menus", ["title": "", "note": nil],
                Finding(.error, "unknown template (did you mean \"menu\"?)", path: "menus")
            ),
            ("part", [:], Finding(.error, "not a page: its shape is not given", path: "part.mustache")),
            ("menu", ["title": ""], Finding(.error, "cannot be rendered: note is missing", path: "menu.mustache")),
            (
                "menu", ["title": true, "note": nil],
                Finding(.error, "cannot be rendered: title is a flag, not text", path: "menu.mustache")
            ),
        ] as [(String, Value, Finding)])
    func refuses(_ name: String, _ context: Value, _ finding: Finding) throws {
        let library = try Self.library()
        #expect(throws: finding) { try library.render(name, with: context) }
    }

    @Test func tellsEverythingInTheOrderOfFilesAndLines() {
        let sources = ["page": "{{>b}}\n{{x}}\n{{>a}}<!--", "a": "{{y}}\n{{z}}", "b": "{{{title}}}"]
        #expect(
            findings(in: sources, pages: ["page": Self.shape, "lost": Self.shape]) == [
                "a.mustache:1:3: error: unknown key \"y\"\n{{y}}\n  ^",
                "a.mustache:2:3: error: unknown key \"z\"\n{{z}}\n  ^",
                "b.mustache:1:4: error: \"title\" is text, not a trusted fragment: write {{title}}\n{{{title}}}\n   ^",
                "lost: error: there is no template for this page",
                "page.mustache:2:3: error: unknown key \"x\"\n{{x}}\n  ^",
                "page.mustache:3:11: error: the page ends in a comment\n{{>a}}<!--\n          ^",
            ])
    }
}
