import MicroHTTP
import Site
import TestFolders
import Testing

@testable import CartaCommands

struct RoutesTests {
    private func routes(watching: Bool = false) throws -> Routes {
        let folders = SiteFolders(
            content: Repository.path("Content"), templates: Repository.path("Templates"),
            publicFiles: Repository.path("Public"))
        return Routes(
            site: try LiveSite(folders, mode: watching ? .watched : .published), isWatching: watching)
    }

    private func value(of name: String, in response: Response) -> String? {
        response.fields.first { $0.isNamed(name) }?.value
    }

    @Test func answersAboutTheLayoutToAnyOrigin() throws {
        let answer = try routes().response(to: try Request(.get, "/layout?offset=500&width=320"))
        #expect(answer.status == .ok)
        #expect(value(of: "Content-Type", in: answer) == "application/json")
        #expect(value(of: "Access-Control-Allow-Origin", in: answer) == "*")
        #expect(answer.content.text.hasPrefix("{\"page\":\"menu\",\"viewport\":{\"width\":320,"))
    }

    @Test func drawsTheLayout() throws {
        let answer = try routes().response(to: try Request(.get, "/layout.svg?page=calendar&trace=0,900,870"))
        #expect(answer.status == .ok)
        #expect(value(of: "Content-Type", in: answer) == "image/svg+xml")
        #expect(value(of: "Access-Control-Allow-Origin", in: answer) == "*")
        let policy = try #require(value(of: "Content-Security-Policy", in: answer))
        #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
        #expect(answer.content.text.contains("At offset 870: current section february, pinned headers title, filter, "))
    }

    @Test(arguments: [
        ("/layout.svg", "one of offset, trace and section is needed, for instance /layout?offset=500; none was given"),
        (
            "/layout.svg?offset=0..250&step=10",
            "step: a picture has room for 24 windows, and these are 26; a longer step or a shorter range is allowed"
        ),
    ])
    func whatCannotBeDrawnIsAProblem(_ target: String, _ detail: String) throws {
        let answer = try routes().response(to: try Request(.get, target))
        #expect(answer.status == .badRequest)
        #expect(answer.content.text.contains("\"detail\":\"\(detail)\""), "\(answer.content.text)")
    }

    @Test func eachPageHasAnInspector() throws {
        let routes = try routes()
        for page in ["menu", "stories", "contacts", "tabs", "calendar"] {
            let answer = routes.response(to: try Request(.get, "/inspect/\(page)"))
            #expect(answer.status == .ok)
            #expect(answer.content.text.contains("<iframe src=\"/\(page)\""))
            #expect(value(of: "Content-Security-Policy", in: answer)?.contains("frame-src 'self'") == true)
            let framed = routes.response(to: try Request(.get, "/\(page)"))
            #expect(value(of: "Content-Security-Policy", in: framed)?.contains("frame-ancestors 'self'") == true)
        }
        #expect(routes.response(to: try Request(.get, "/inspect/nothing")).status == .notFound)
    }

    @Test(
        arguments: [
            ("/layout", "one of offset, trace and section is needed, for instance /layout?offset=500; none was given"),
            ("/layout?offset=1&offset=2", "offset: given twice, as \\\"1\\\" and \\\"2\\\"; once is allowed"),
            (
                "/layout?page=calendar&offset=0&filter=wrk",
                "filter: unknown filter \\\"wrk\\\" (did you mean \\\"work\\\"?); allowed are all, work, personal, travel"
            ),
            ("/layout?offset=%FF", "query parameter \\\"offset=%FF\\\": percent escapes that are not UTF-8"),
        ])
    func aBadQuestionIsAProblem(_ target: String, _ detail: String) throws {
        let answer = try routes().response(to: try Request(.get, target))
        #expect(answer.status == .badRequest)
        #expect(value(of: "Content-Type", in: answer) == "application/problem+json")
        #expect(value(of: "Access-Control-Allow-Origin", in: answer) == "*")
        #expect(answer.content.text.contains("\"detail\":\"\(detail)\""), "\(answer.content.text)")
    }

    @Test func answersAboutAScene() throws {
        let scene = #"{"scene":{"content":{"height":9},"viewport":{"width":1,"height":5}},"queries":[{"offset":3}]}"#
        let answer = try routes().response(to: try Request(.post, "/layout", content: Array(scene.utf8)))
        #expect(answer.status == .ok)
        #expect(answer.content.text.contains(#""offset":{"requested":3,"applied":3,"max":4}"#))
        let refused = try routes().response(to: try Request(.post, "/layout?offset=1", content: Array(scene.utf8)))
        #expect(refused.status == .badRequest)
    }

    @Test func preflightsAreAnswered() throws {
        let answer = try routes().response(to: try Request(.options, "/layout"))
        #expect(answer.status == .noContent)
        #expect(value(of: "Access-Control-Allow-Methods", in: answer) == "GET, HEAD, POST, OPTIONS")
        #expect(value(of: "Access-Control-Allow-Headers", in: answer) == "Content-Type")
    }

    @Test func otherMethodsAreRefused() throws {
        let answer = try routes().response(to: try Request(.delete, "/layout"))
        #expect(answer.status == .methodNotAllowed)
        #expect(value(of: "Allow", in: answer) == "GET, HEAD, POST, OPTIONS")
    }

    @Test func theServerIsWell() throws {
        #expect(try routes().response(to: try Request(.get, "/healthz")).content.text == "ok\n")
        #expect(try routes().response(to: try Request(.post, "/healthz")).status == .methodNotAllowed)
    }

    @Test func theStateOfAnEditIsToldOnlyWhileWatching() throws {
        #expect(try routes().response(to: try Request(.get, "/watch")).status == .notFound)
        let answer = try routes(watching: true).response(to: try Request(.get, "/watch"))
        #expect(answer.content.text.hasPrefix("{\"version\":\""))
        #expect(answer.content.text.hasSuffix("\",\"findings\":[]}"))
    }
}
