import ContentModel
import Diagnostics
import Testing

@Suite struct SiteAssemblyTests {
    private func load(_ names: [String], site: String? = plainSite) -> LoadedContent {
        var files = names.map { SourceFile(path: $0, text: "title: M\nsections: [{items: [{name: a}]}]\n") }
        if let site { files.append(SourceFile(path: "Content/site.yaml", text: site)) }
        return ContentLoader.load(files)
    }

    private func paths(_ loaded: LoadedContent) -> [String] {
        loaded.findings.map { $0.path + ": " + $0.message }
    }

    @Test func ordersPagesAsListedAndThenByName() {
        let loaded = load(
            ["Content/b.yml", "Content/menu.yaml", "Content/a-1.json", "Content/photo.jpg", "Content/notes"],
            site: plainSite + "pages: [menu]\n")
        #expect(loaded.findings == [])
        #expect(loaded.site?.pages.map(\.name) == ["menu", "a-1", "b"])
        #expect(loaded.site?.page(named: "b")?.title == "M")
        #expect(loaded.site?.page(named: "c") == nil)
    }

    @Test func anUnnamedRestaurantHidesNoOtherFinding() {
        let loaded = load(
            ["Content/menu.yaml"], site: "restaurant: {name: \"\"}\nlanguages: [en]\nhomePage: nope\npages: [wine]\n")
        #expect(
            paths(loaded) == [
                "Content/site.yaml: \"name\" is empty: write some text or delete it",
                "Content/site.yaml: \"homePage\": there is no page \"nope\": change the name or add the page's file",
                "Content/site.yaml: \"pages\": there is no page \"wine\": change the name or add the page's file",
            ])
        #expect(loaded.site == nil)
    }

    @Test func needsASiteFile() {
        let loaded = load(["Content/menu.yaml", "Content/Zoo.yaml"], site: nil)
        #expect(
            paths(loaded) == [
                "Content/Zoo.yaml: a page's name may hold a–z, 0–9 and \"-\" only: rename the file",
                "Content/site.yaml: the file is missing: it names the restaurant and its languages",
            ])
        #expect(loaded.site == nil)
    }

    @Test func namesTheFolderOfTheMissingFile() {
        let loaded = ContentLoader.load([], folder: "menus/here")
        #expect(
            loaded.findings.map(\.description) == [
                "menus/here/site.yaml: error: the file is missing: it names the restaurant and its languages"
            ])
    }

    @Test(arguments: [
        (
            ["Content/menu.json", "Content/menu.yaml"],
            "Content/menu.yaml: Content/menu.json has the same name: keep one of the two files"
        ),
        (
            ["Content/menu.yaml", "Content/site.json"],
            "Content/site.yaml: Content/site.json has the same name: keep one of the two files"
        ),
        (
            ["Content/layout.yaml", "Content/menu.yaml"],
            "Content/layout.yaml: the server needs the address /layout itself: rename the file"
        ),
        (
            ["Content/Menü.yaml", "Content/menu.yaml"],
            "Content/Menü.yaml: a page's name may hold a–z, 0–9 and \"-\" only: rename the file"
        ),
        (
            ["Content/.yaml", "Content/menu.yaml"],
            "Content/.yaml: a page's name may hold a–z, 0–9 and \"-\" only: rename the file"
        ),
    ])
    func refusesNames(_ names: [String], _ finding: String) {
        let loaded = load(names)
        #expect(paths(loaded).last == finding || paths(loaded).first == finding)
        #expect(loaded.site == nil)
    }

    @Test(arguments: [
        (
            "", ["a"],
            "Content/site.yaml: there is no page for the address /: add Content/menu.yaml or name a page with \"homePage\""
        ),
        (
            "homePage: mneu\n", ["menu"],
            "Content/site.yaml: \"homePage\": there is no page \"mneu\" (did you mean \"menu\"?): change the name or add the page's file"
        ),
        (
            "pages: [menu, wine]\n", ["menu"],
            "Content/site.yaml: \"pages\": there is no page \"wine\": change the name or add the page's file"
        ),
        (
            "homePage: site\n", ["menu"],
            "Content/site.yaml: \"homePage\": there is no page \"site\": change the name or add the page's file"
        ),
    ])
    func checksPagesThatTheSiteFileNames(_ line: String, _ pages: [String], _ finding: String) {
        let loaded = load(pages.map { "Content/\($0).yaml" }, site: plainSite + line)
        #expect(paths(loaded) == [finding])
        #expect(loaded.site == nil)
    }

    @Test func doesNotMissAPageThatCannotBeRead() {
        let loaded = ContentLoader.load([
            SourceFile(path: "Content/site.yaml", text: plainSite), SourceFile(path: "Content/menu.yaml", text: ""),
        ])
        #expect(paths(loaded) == ["Content/menu.yaml: the file is empty"])
    }

    @Test func takesAnotherHomePage() {
        #expect(load(["Content/a.yaml"], site: plainSite + "homePage: a\n").site?.homePage == "a")
        #expect(load(["Content/menu.yaml"]).site?.homePage == "menu")
    }
}
