import MicroHTTP
import Testing

@Suite struct NotModifiedTests {
    static let handler: Server.Handler = { request in
        Response(
            request.path == "/gone" ? .notFound : .ok,
            fields: [
                Field("Content-Type", "text/html"), Field("cache-control", "no-cache"), Field("Vary", "Accept"),
                Field("Content-Location", "/menu"), Field("Content-Language", "en"),
            ],
            content: ResponseContent("hello"), entityTag: EntityTag(opaque: "v1"))
    }

    @Test(
        arguments: ["GET", "HEAD"], ["\"v1\"", "W/\"v1\"", "*", "\"v0\", \"v1\"", "\"v0\"\r\nIf-None-Match: \"v1\""])
    func knownBytesAreNotSentAgain(method: String, list: String) throws {
        let serving = try Serving(handler: NotModifiedTests.handler)
        let client = try serving.client()
        let request = "\(method) / HTTP/1.1\r\nHost: a\r\nIf-None-Match: \(list)\r\n\r\n"
        for _ in 0..<2 {
            let reply = try client.ask(request)
            #expect(reply.status == 304)
            #expect(
                reply.fields.map(\.0) == [
                    "Date", "cache-control", "Vary", "Content-Location", "ETag", "Content-Length",
                ])
            #expect(reply["ETag"] == "\"v1\"")
            #expect(reply["Cache-Control"] == "no-cache")
            #expect(reply["Content-Length"] == "5")
        }
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: \"v2\"\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: a\r\nIf-None-Match: \"v1\"\r\n\r\n",
    ])
    func otherBytesAreSent(_ request: String) throws {
        let serving = try Serving(handler: NotModifiedTests.handler)
        let reply = try serving.client().ask(request)
        #expect(reply.status == 200)
        #expect(reply.text == "hello")
        #expect(reply["ETag"] == "\"v1\"")
    }

    @Test func errorsAreSent() throws {
        let serving = try Serving(handler: NotModifiedTests.handler)
        let reply = try serving.client().ask("GET /gone HTTP/1.1\r\nHost: a\r\nIf-None-Match: *\r\n\r\n")
        #expect(reply.status == 404)
        #expect(reply.text == "hello")
    }
}
