import MicroHTTP
import Testing

/// What a handler can ask a request: the same for one made in memory and one that came over a socket.
@Suite struct RequestTests {
    /// A request as text and as made in memory.
    static let fields = [
        Field("Host", "a.example:8080"), Field("Accept-Language", "de"), Field("X", "1"), Field("x", "2"),
    ]

    static let describe: Server.Handler = { request in
        let text = """
            \(request.method.rawValue) \(request.path) \(request.rawQuery ?? "-") \(request.authority ?? "-")
            \(request.field("accept-LANGUAGE") ?? "-") \(request.field("Accept") ?? "-") \(request.field("x") ?? "-")
            \(request.fieldValues("X")) \(request.fieldValues("Y")) \(request.hasField("x")) \(request.hasField("y"))
            \(request.content)
            """
        return Response(content: ResponseContent(text))
    }

    static let answer = """
        POST /café a=%41 a.example:8080
        de - 1
        ["1", "2"] [] true false
        [104, 105]
        """

    @Test func overASocket() throws {
        let serving = try Serving(handler: RequestTests.describe)
        let client = try serving.client()
        let lines = RequestTests.fields.map { "\($0.name):  \($0.value) \r\n" }.joined()
        let reply = try client.ask("POST /caf%C3%A9?a=%41 HTTP/1.1\r\n\(lines)Content-Length: 2\r\n\r\nhi")
        #expect(reply.text == RequestTests.answer)
    }

    @Test func inMemory() throws {
        let request = try Request(.post, "/caf%C3%A9?a=%41", fields: RequestTests.fields, content: Array("hi".utf8))
        #expect(RequestTests.describe(request).content.text == RequestTests.answer)
        #expect(request.peer == "127.0.0.1:0")
    }

    @Test func badTargetInMemory() {
        #expect(throws: Refusal(.badRequest, "dot segment in the path")) { _ = try Request(.get, "/../a").path }
    }

    @Test func absoluteTargetNamesTheAuthority() throws {
        let request = try Request(.get, "https://b.example/c", fields: RequestTests.fields)
        #expect(request.authority == "b.example")
        #expect(request.path == "/c")
    }

    @Test func peerIsTheClient() throws {
        let serving = try Serving(handler: { Response(content: ResponseContent($0.peer)) })
        let client = try serving.client()
        let text = try client.ask("GET / HTTP/1.1\r\nHost: a\r\n\r\n").text
        #expect(text == "127.0.0.1:\(client.localPort)")
    }
}
