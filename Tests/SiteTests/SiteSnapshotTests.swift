import ContentModel
import Diagnostics
import Foundation
import MicroHTTP
import Site
import Testing

struct SiteSnapshotTests {
    let site: TemporarySite

    init() throws {
        site = try TemporarySite()
    }

    private func response(
        _ target: String, by method: MicroHTTP.Method = .get, accept: String = "*/*",
        mode: SiteSnapshot.Mode = .published
    ) throws -> Response {
        let snapshot = try SiteSnapshot(loading: site.folders, mode: mode)
        return snapshot.response(to: try Request(method, target, fields: [Field("Accept", accept)]))
    }

    @Test func theHomePageIsThePageOfItsName() throws {
        let home = try response("/")
        let page = try response("/menu")
        #expect(home.status == .ok)
        #expect(home.content.text.contains("<span class=\"dish-name\">Soup</span>"))
        #expect(home.content.text == page.content.text)
        #expect(home.entityTag != nil)
        #expect(home.entityTag == page.entityTag)
        #expect(home.fields.first { $0.isNamed("Content-Type") }?.value == "text/html; charset=utf-8")
        #expect(home.fields.first { $0.isNamed("Cache-Control") }?.value == "no-cache")
    }

    @Test func theTagChangesWithThePage() throws {
        let before = try response("/").entityTag
        #expect(try response("/").entityTag == before)
        try site.write(TemporarySite.menu.replacing("Soup", with: "Broth"), to: "Content/menu.yaml")
        #expect(try response("/").entityTag != before)
    }

    @Test func assetsHaveNamesThatChangeWithTheirBytes() throws {
        let stylesheet = /\/assets\/carta\.[0-9a-f]{12}\.css/
        let path = try #require(try response("/").content.text.firstMatch(of: stylesheet)?.output)
        let asset = try response(String(path))
        #expect(asset.content.text == (try site.text(of: "Public/carta.css")))
        #expect(asset.fields.first { $0.isNamed("Cache-Control") }?.value == "public, max-age=31536000, immutable")
        #expect(asset.fields.first { $0.isNamed("Content-Type") }?.value == "text/css; charset=utf-8")
        try site.write("body{}", to: "Public/carta.css")
        #expect(try response("/").content.text.firstMatch(of: stylesheet)?.output != path)
        #expect(try response(String(path)).status == .notFound)
    }

    /// Nobody knows how wide a guest's own font draws what ours do not.
    @Test func charactersThatNoFontDrawsAreTold() throws {
        #expect(try SiteSnapshot(loading: site.folders).warnings == [])
        try site.write(TemporarySite.menu.replacing("Soup", with: "Soup \u{16A40}\u{16A41}"), to: "Content/menu.yaml")
        let warnings = try SiteSnapshot(loading: site.folders).warnings
        #expect(
            warnings.map(\.description) == [
                "\(site.path("Content/menu.yaml")): warning: no installed font draws \u{16A40} \u{16A41}: guests see it in a "
                    + "font of their own, and /layout is only roughly right there; fonts-noto-core and fonts-noto-cjk have "
                    + "most scripts"
            ])
    }

    /// The names of the fonts tell which they are; the first one cannot be done without.
    @Test func aFontThatIsMissingOrBrokenIsTold() throws {
        var folders = site.folders
        folders.fonts = site.path("fonts")
        let first = "\(folders.fonts)/truetype/noto/NotoSerifDisplay-Bold.ttf"
        func findings() -> [String] {
            do {
                _ = try SiteSnapshot(loading: folders)
                return []
            } catch {
                return error.all.map(\.description)
            }
        }
        #expect(
            findings() == [
                "\(folders.fonts): error: \(first) cannot be read; install the package fonts-noto-core, or name the folder of "
                    + "your fonts with --fonts"
            ])
        try FileManager.default.createDirectory(
            atPath: site.path("fonts/truetype/noto"), withIntermediateDirectories: true)
        try site.write("no font", to: "fonts/truetype/noto/NotoSerifDisplay-Bold.ttf")
        #expect(findings() == ["\(folders.fonts): error: \(first) is no OpenType or TrueType font"])
    }

    @Test func onlyAWatchedPageWatches() throws {
        #expect(try !response("/").content.text.contains("/assets/watch."))
        #expect(try response("/", mode: .watched).content.text.contains("/assets/watch."))
    }

    @Test func whatIsNotThereIsAPageForPeopleAndAProblemForPrograms() throws {
        let page = try response("/nothing?x=1", accept: "text/html,*/*;q=0.8")
        #expect(page.status == .notFound)
        #expect(page.content.text.contains("<h1>Not Found</h1>"))
        #expect(page.content.text.contains("There is nothing at /nothing. The address may be misspelt."))
        #expect(page.fields.contains { $0.isNamed("Content-Security-Policy") })
        #expect(page.entityTag == nil)
        let problem = try response("/nothing", accept: "application/json")
        #expect(problem.status == .notFound)
        #expect(problem.fields.first { $0.isNamed("Content-Type") }?.value == "application/problem+json")
        #expect(problem.content.text.contains("\"status\":404"))
    }

    @Test func anErrorPageEscapesTheAddress() throws {
        let page = try response("/%3Cscript%3E%22%26", accept: "text/html")
        #expect(page.content.text.contains("/&lt;script&gt;&quot;&amp;"))
        #expect(!page.content.text.contains("<script>"))
    }

    @Test(arguments: [MicroHTTP.Method.post, .put, .patch, .delete])
    func pagesCannotBeChanged(_ method: MicroHTTP.Method) throws {
        let refusal = try response("/menu", by: method)
        #expect(refusal.status == .methodNotAllowed)
        #expect(refusal.fields.first { $0.isNamed("Allow") }?.value == "GET, HEAD, OPTIONS")
        #expect(try response("/nothing", by: method).status == .notFound)
    }

    @Test func optionsSaysWhatCanBeDone() throws {
        let answer = try response("/menu", by: .options)
        #expect(answer.status == .noContent)
        #expect(answer.fields == [Field("Allow", "GET, HEAD, OPTIONS")])
    }

    @Test func allFindingsComeAtOnce() throws {
        try site.write("title: Menu\nsectoins: []\n", to: "Content/menu.yaml")
        try site.write("{{unknown}}", to: "Templates/error.mustache")
        try site.remove("Public/icon.svg")
        let findings = #expect(throws: Findings.self) { try SiteSnapshot(loading: site.folders) }?.all ?? []
        let messages = findings.map(\.message)
        #expect(messages.contains { $0.hasPrefix("unknown key \"sectoins\" (did you mean \"sections\"?)") })
        #expect(messages.contains { $0.contains("\"unknown\"") })
        #expect(
            findings.contains {
                $0.description == "\(site.path("Public/icon.svg")): error: this file is missing: pages need it"
            })
    }

    @Test(arguments: ["", "<!DOCTYPE html>\n<html>{{> head}}\n<body>"])
    func aTemplateThatIsNotWholeIsAFinding(_ text: String) throws {
        try site.write(text, to: "Templates/menu.mustache")
        let findings = #expect(throws: Findings.self) { try SiteSnapshot(loading: site.folders, mode: .watched) }
        #expect(
            findings?.description == "\(site.path("Templates/menu.mustache")): error: the page does not end with "
                + "</html>: the template is not whole")
    }

    @Test func aTemplateWithoutHeadIsAFinding() throws {
        try site.write("<html>{{title}}</html>\n", to: "Templates/error.mustache")
        let findings = #expect(throws: Findings.self) { try SiteSnapshot(loading: site.folders) }
        #expect(findings?.description.hasSuffix(": {{> head}} is missing") == true)
    }

    @Test func theServerAsAWholeHasOptions() throws {
        #expect(try response("*", by: .options).status == .noContent)
    }

    @Test func aMissingFolderAndAMissingTemplateAreSaid() throws {
        try site.remove("Templates/menu.mustache")
        #expect(
            throws: Findings([Finding(.error, "this template is missing", path: site.path("Templates/menu.mustache"))])
        ) {
            try SiteSnapshot(loading: site.folders)
        }
        var folders = site.folders
        folders.content = "no-such-folder"
        let findings = #expect(throws: Findings.self) { try SiteSnapshot(loading: folders) }
        #expect(
            findings?.description
                == "no-such-folder: error: cannot list no-such-folder: No such file or directory")
    }

    @Test func theVersionIsThatOfTheFiles() throws {
        let first = try SiteSnapshot(loading: site.folders).version
        #expect(try SiteSnapshot(loading: site.folders).version == first)
        try site.write(try site.text(of: "Templates/footer.mustache") + "\n", to: "Templates/footer.mustache")
        #expect(try SiteSnapshot(loading: site.folders).version != first)
    }
}
