import CartaCommands
import Foundation
import MicroHTTP
import PageGeometry
import Presentation
import Site
import StickyLayout
import Synchronization
import TestFolders
import Testing

/// Runs commands as the process would, and looks at all that a shell sees.
struct CartaTests {
    /// What a run printed, and how it ended.
    struct Run: Equatable {
        var output = ""
        var errorOutput = ""
        var exit = Carta.Exit.success
    }

    private func run(
        _ arguments: String..., environment: [String: String] = [:]
    ) -> Run {
        run(arguments, environment: environment)
    }

    private func run(_ arguments: [String], environment: [String: String]) -> Run {
        let printed = Mutex(Run())
        let carta = Carta(
            environment: environment,
            output: { text in
                printed.withLock { $0.output += text }
                return true
            },
            errorOutput: { text in printed.withLock { $0.errorOutput += text } })
        let exit = carta.run(arguments)
        return printed.withLock { run in
            run.exit = exit
            return run
        }
    }

    private let temporary: TemporaryFolder

    init() throws {
        temporary = try TemporaryFolder()
    }

    /// The path of a new file with `text`.
    private func file(_ name: String, _ text: String) throws -> String {
        try temporary.write(text, to: name)
        return temporary.path(name)
    }

    @Test(arguments: ["serve", "check", "layout", "health"])
    func helpListsEveryCommandAndItsOptions(_ command: String) {
        let overview = run("--help")
        #expect(overview.exit == .success)
        #expect(overview.output.contains("  \(command)"))
        let help = run(command, "--help")
        #expect(help.exit == .success)
        #expect(help.output.hasPrefix("usage: carta \(command) [options]\n"))
    }

    @Test func aBadLineIsAUsageError() {
        #expect(
            run("check", "--contnet", "x")
                == Run(
                    errorOutput: """
                        carta: check: unknown option "--contnet" (did you mean "--content"?)
                        `carta check --help` tells how to use it

                        """, exit: .usage))
    }

    @Test func theShippedSiteHasNoFindings() {
        #expect(
            run(
                "check", "--content", Repository.path("Content"), "--templates", Repository.path("Templates"),
                "--public",
                Repository.path("Public")) == Run(output: "no findings in 5 pages\n"))
    }

    @Test func checkListsEveryFindingWithItsPlace() throws {
        let menu = """
            title: Menu
            sections:
              - title: Starters
                items:
                  - name: Soup
                    prcie: 5.00
                  - nmae: Pie

            """
        _ = try file("menu.yaml", menu)
        _ = try file("site.yaml", "restaurant: {name: Test}\nlanguages: [en]\n")
        let content = temporary.path
        let checked = run(
            "check", "--content", content, "--templates", Repository.path("Templates"), "--public",
            Repository.path("Public"))
        #expect(checked.exit == .findings)
        #expect(checked.errorOutput == "")
        #expect(
            checked.output == """
                \(content)/menu.yaml:6:9: error: unknown key "prcie" (did you mean "price"?)
                        prcie: 5.00
                        ^
                \(content)/menu.yaml:7:9: error: unknown key "nmae" (did you mean "name"?)
                      - nmae: Pie
                        ^
                2 errors

                """)
    }

    @Test func thePictureInTheReadmeIsOfTheSiteAsItIs() throws {
        let drawn = run(
            "layout", "--content", Repository.path("Content"), "--page", "calendar", "--trace", "0,900,870", "--svg")
        let picture = try String(contentsOfFile: Repository.path("Public/picture.svg"), encoding: .utf8)
        #expect(drawn.output == picture, "`make picture` draws it anew")
    }

    @Test func aSceneCanBeDrawn() throws {
        let scene = #"""
            {"scene": {"content": {"height": 900}, "viewport": {"width": 390, "height": 300}, "headers": [], "sections": []},
             "queries": [{"offset": 100}, {"offset": 200}]}
            """#
        let folder = try TemporaryFolder()
        try folder.write(scene, to: "two.json")
        let refused = run("layout", "--scene", folder.path("two.json"), "--svg")
        #expect(
            refused.errorOutput == "\(folder.path("two.json")): error: queries: a picture needs exactly one; got 2\n")
        try folder.write(scene.replacing(#", {"offset": 200}"#, with: ""), to: "one.json")
        let drawn = run("layout", "--scene", folder.path("one.json"), "--svg")
        #expect(drawn.output.contains("At offset 100: current section none"))
    }

    @Test func layoutAnswersAboutTheSite() {
        let answer = run("layout", "--content", Repository.path("Content"), "--offset", "0", "--width", "320")
        #expect(answer.exit == .success)
        #expect(answer.output.hasPrefix("{\"page\":\"menu\",\"viewport\":{\"width\":320,\"height\":844},"))
        #expect(
            run("layout", "--content", Repository.path("Content"), "--offset", "a")
                == Run(
                    errorOutput: """
                        carta: layout: offset: "a" is not a number; a decimal number such as 500 is allowed
                        `carta layout --help` tells how to use it

                        """, exit: .usage))
    }

    private func answer(about query: String..., environment: [String: String] = [:]) -> Run {
        run(
            ["layout", "--content", Repository.path("Content"), "--page", "calendar"] + query, environment: environment)
    }

    /// Fewer events make a lower page: the one that the server sends.
    @Test func layoutAnswersAboutAFilteredPage() throws {
        let filtered = answer(about: "--filter", "work", "--offset", "500")
        #expect(filtered.exit == .success)
        #expect(filtered.errorOutput == "")
        let whole = answer(about: "--offset", "500")
        #expect(whole == answer(about: "--filter", "all", "--offset", "500"))
        #expect(try height(filtered) < height(whole))
        #expect(answer(about: "--offset", "500", environment: ["CARTA_FILTER": "work"]) == filtered)
        let server = try SiteSnapshot(
            loading: SiteFolders(
                content: Repository.path("Content"), templates: Repository.path("Templates"),
                publicFiles: Repository.path("Public")))
        let calendar = try #require(server.pages.first { $0.page.name == "calendar" }?.filtered["work"])
        let layout = try calendar.layout(in: Scene.Size(width: 390, height: 844))
        #expect(try height(filtered) == layout.layout.scene.contentHeight)
        let drawn = answer(about: "--filter", "work", "--offset", "500", "--svg")
        #expect(drawn.exit == .success)
        #expect(drawn.output != answer(about: "--offset", "500", "--svg").output)
    }

    private func height(_ run: Run) throws -> Double {
        let text = try #require(run.output.firstMatch(of: /"content":{"height":([0-9.]+)}/)?.output.1)
        return try #require(Double(text))
    }

    @Test(arguments: [
        (
            "calendar", "wrk",
            "filter: unknown filter \"wrk\" (did you mean \"work\"?); allowed are all, work, personal, travel"
        ),
        ("menu", "all", "filter: unknown filter \"all\"; there are none here"),
    ])
    func aFilterThatIsNotThereIsAUsageError(_ page: String, _ filter: String, _ detail: String) {
        let content = Repository.path("Content")
        #expect(
            run("layout", "--content", content, "--page", page, "--filter", filter, "--offset", "0")
                == Run(
                    errorOutput: "carta: layout: \(detail)\n`carta layout --help` tells how to use it\n", exit: .usage))
    }

    @Test func layoutAnswersAboutAScene() throws {
        let scene = try file(
            "scene.json",
            #"{"scene":{"content":{"height":1000},"viewport":{"width":390,"height":800}},"queries":[{"trace":[500]}]}"#)
        let answer = run("layout", "--scene", scene)
        #expect(
            answer
                == Run(
                    output: #"[{"viewport":{"width":390,"height":800},"content":{"height":1000},"#
                        + #""offset":{"requested":500,"applied":200,"max":200},"progress":1,"reveal":0,"#
                        + #""active":null,"highlighted":null,"isAtEnd":true,"headers":[],"sections":[]}]"# + "\n"))
        let broken = try file("broken.json", "{\"scene\":\n  nothing}")
        let refused = run("layout", "--scene", broken)
        #expect(refused.exit == .findings)
        #expect(refused.errorOutput.hasPrefix("\(broken): error: line 2, column "))
        #expect(run("layout", "--scene", "no-such.json").errorOutput.contains("cannot read no-such.json"))
    }

    @Test func healthAsksTheServer() throws {
        let server = try Server(
            {
                var configuration = Server.Configuration()
                configuration.port = 0
                return configuration
            }()
        ) { request in Response(request.path == "/healthz" ? .ok : .notFound) }
        try server.start()
        #expect(run("health", "--port", "\(server.address.port)") == Run(output: "well\n"))
        #expect(
            run("health", environment: ["CARTA_HOST": "0.0.0.0", "CARTA_PORT": "\(server.address.port)"]).exit
                == .success)
        server.drain(for: .seconds(1))
        #expect(
            run("health", "--port", "\(server.address.port)")
                == Run(
                    errorOutput: "carta: no server answers at 127.0.0.1:\(server.address.port)\n", exit: .findings))
    }

    @Test(arguments: ["layout --offset 500", "check", "--help"])
    func outputThatCannotBeWrittenIsAnError(_ line: String) {
        let environment = [
            "CARTA_CONTENT": Repository.path("Content"), "CARTA_TEMPLATES": Repository.path("Templates"),
            "CARTA_PUBLIC": Repository.path("Public"),
        ]
        let carta = Carta(environment: environment, output: { _ in false }, errorOutput: { _ in })
        #expect(carta.run(line.split(separator: " ").map(String.init)) == .findings)
    }

    @Test func healthFindsThePortAsServeDoes() throws {
        var configuration = Server.Configuration()
        configuration.port = 0
        let server = try Server(configuration) { _ in Response() }
        try server.start()
        _ = try file(
            "site.yaml", "restaurant: {name: Test}\nlanguages: [en]\nserver: {port: \(server.address.port)}\n")
        _ = try file("menu.yaml", "title: Menu\nsections: [{items: [{name: Soup}]}]\n")
        #expect(run("health", "--content", temporary.path) == Run(output: "well\n"))
        server.drain(for: .seconds(1))
    }

    @Test func aBusyPortIsSaidPlainly() throws {
        var configuration = Server.Configuration()
        configuration.port = 0
        let server = try Server(configuration) { _ in Response() }
        let serving = run(
            "serve", "--content", Repository.path("Content"), "--templates", Repository.path("Templates"), "--public",
            Repository.path("Public"),
            "--port", "\(server.address.port)")
        #expect(
            serving
                == Run(
                    errorOutput: "carta: 127.0.0.1:\(server.address.port): address already in use; stop the other "
                        + "server or choose another port with --port\n", exit: .findings))
    }
}
