import MicroHTTP
import Testing

/// Good requests: what the handler gets, what the client gets, and that the connection goes on.
@Suite struct ServingTests {
    struct GoodCase: Sendable, CustomTestStringConvertible {
        let name: String
        let request: String
        let text: String

        init(_ name: String, _ request: String, _ text: String) {
            (self.name, self.request, self.text) = (name, request, text)
        }

        var testDescription: String { name }
    }

    static let cases = [
        GoodCase("plain", "GET / HTTP/1.1\r\nHost: a\r\n\r\n", "GET / 0"),
        GoodCase("query", "GET /layout?offset=1&x=%20+a HTTP/1.1\r\nHost: a\r\n\r\n", "GET /layout?offset=1&x=%20+a 0"),
        GoodCase("empty query", "GET /? HTTP/1.1\r\nHost: a\r\n\r\n", "GET /? 0"),
        GoodCase("question marks", "GET /?a?b HTTP/1.1\r\nHost: a\r\n\r\n", "GET /?a?b 0"),
        GoodCase("encoded path", "GET /caf%C3%A9/%41 HTTP/1.1\r\nHost: a\r\n\r\n", "GET /café/A 0"),
        GoodCase("plus in the path", "GET /a+b HTTP/1.1\r\nHost: a\r\n\r\n", "GET /a+b 0"),
        GoodCase(
            "dots in names", "GET /.well-known/a..b/... HTTP/1.1\r\nHost: a\r\n\r\n", "GET /.well-known/a..b/... 0"),
        GoodCase("absolute form", "GET http://a.example:80/b?c HTTP/1.1\r\nHost: a\r\n\r\n", "GET /b?c 0"),
        GoodCase("absolute form without path", "GET HTTP://a?c HTTP/1.1\r\nHost: a\r\n\r\n", "GET /?c 0"),
        GoodCase("whole server", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "OPTIONS * 0"),
        GoodCase("delete", "DELETE /a HTTP/1.1\r\nHost: a\r\n\r\n", "DELETE /a 0"),
        GoodCase("line ends without CR", "GET /a HTTP/1.1\nHost: a\nX: b\n\n", "GET /a 0"),
        GoodCase("empty lines first", "\r\n\r\nGET /a HTTP/1.1\r\nHost: a\r\n\r\n", "GET /a 0"),
        GoodCase("blanks around values", "GET /a HTTP/1.1\r\nHost: \t a \t\r\nX:\r\n\r\n", "GET /a 0"),
        GoodCase("no content", "GET /a HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n", "GET /a 0"),
        GoodCase("empty Host", "GET /a HTTP/1.1\r\nHost:\r\n\r\n", "GET /a 0"),
        GoodCase(
            "100 fields", "GET / HTTP/1.1\r\nHost: a\r\n\((1...99).map { "F\($0): 1\r\n" }.joined())\r\n", "GET / 0"),
        GoodCase(
            "longest target", "GET /\(String(repeating: "a", count: 8_191)) HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /\(String(repeating: "a", count: 8_191)) 0"),
        GoodCase(
            "more parameters than libmicrohttpd has room for",
            "GET /?\(String(repeating: "a&", count: 4_000)) HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /?\(String(repeating: "a&", count: 4_000)) 0"),
        GoodCase(
            "cookie of 4 KB",
            "GET / HTTP/1.1\r\nHost: a\r\nCookie: a=\(String(repeating: "b", count: 4_000))\r\n\r\n", "GET / 0"),
        GoodCase("content", "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello", "POST /a 5"),
        GoodCase("empty content", "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n", "POST /a 0"),
        GoodCase(
            "chunked content",
            "PUT /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n3\r\nabc\r\nA;x=y\r\n0123456789\r\n0\r\n\r\n",
            "PUT /a 13"),
        GoodCase(
            "chunked content with trailer",
            "PATCH /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\nX: y\r\n\r\n",
            "PATCH /a 1"),
        GoodCase(
            "largest content",
            "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 1048576\r\n\r\n\(String(repeating: "x", count: 1_048_576))",
            "POST /a 1048576"),
    ]

    @Test(arguments: cases)
    func answered(_ testCase: GoodCase) throws {
        let serving = try Serving()
        let client = try serving.client()
        for _ in 0..<2 {
            let reply = try client.ask(testCase.request)
            #expect(reply.status == 200)
            #expect(reply.text == testCase.text)
            #expect(reply["Connection"] == nil)
        }
        #expect(serving.log.lines == [])
    }

    /// The cases short enough to be sent once for each of their bytes.
    static let short = cases.filter { $0.request.utf8.count < 200 }

    @Test(arguments: short)
    func splitAtEachByte(_ testCase: GoodCase) throws {
        let serving = try Serving()
        let client = try serving.client()
        let bytes = Array(testCase.request.utf8)
        for split in 1..<bytes.count {
            client.send(bytes[..<split])
            client.send(bytes[split...])
            #expect(try client.reply().text == testCase.text, "split at \(split)")
        }
    }

    @Test func pipelinedRequestsAreAnsweredInOrder() throws {
        let serving = try Serving()
        let client = try serving.client()
        let count = 200
        client.send((0..<count).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
        for index in 0..<count { #expect(try client.reply().text == "GET /\(index) 0") }
    }

    @Test func oldClientsAreServed() throws {
        let serving = try Serving()
        let closing = try serving.client()
        let reply = try closing.ask("GET /a HTTP/1.0\r\n\r\n")
        #expect(reply.text == "GET /a 0")
        #expect(reply["Connection"] == "close")
        #expect(closing.isClosed())
        let staying = try serving.client()
        for _ in 0..<2 {
            let reply = try staying.ask("GET /a HTTP/1.0\r\nConnection: keep-alive\r\nExpect: anything\r\n\r\n")
            #expect(reply.text == "GET /a 0")
            #expect(reply["Connection"] == "Keep-Alive")
        }
    }

    @Test func connectionsAreClosedOnRequest() throws {
        let serving = try Serving()
        let client = try serving.client()
        #expect(try client.ask("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")["Connection"] == "close")
        #expect(client.isClosed())
    }

    @Test func expectedContentIsAskedFor() throws {
        let serving = try Serving()
        let client = try serving.client()
        let head = "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-Continue\r\nContent-Length: 3\r\n\r\n"
        #expect(try client.ask(head).status == 100)
        #expect(try client.ask("abc").text == "POST / 3")
    }

    @Test func refusedContentIsNotAskedFor() throws {
        let serving = try Serving()
        let client = try serving.client()
        let head = "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 3000000\r\n\r\n"
        #expect(try client.ask(head).status == 413)
        #expect(client.isClosed())
    }

    @Test func contentTooLargeInChunksIsRefused() throws {
        let serving = try Serving({ $0.limits.contentBytes = 1_000 })
        let client = try serving.client()
        client.send("POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3e8\r\n")
        client.send([UInt8](repeating: 0x61, count: 1_000))
        client.send("\r\n1\r\nb\r\n0\r\n\r\n")
        let reply = try client.reply()
        #expect(reply.status == 413)
        #expect(reply.detail == "content of more than 1000 bytes")
        #expect(reply["Connection"] == "close")
        #expect(client.isClosed())
        #expect(serving.log.lines.count == 1)
        #expect(serving.log.lines.first?.hasSuffix("413 to \"POST /a\": content of more than 1000 bytes") == true)
    }

    @Test func brokenChunksAreRefused() throws {
        let serving = try Serving()
        let client = try serving.client()
        client.send("POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n")
        #expect(try client.reply().status == 400)
        #expect(client.isClosed())
    }

    @Test func headHasTheFieldsOfGetWithoutContent() throws {
        let serving = try Serving(handler: { _ in
            Response(
                fields: [Field("Vary", "Accept")], content: ResponseContent("hello"), entityTag: EntityTag(opaque: "x"))
        })
        let client = try serving.client()
        let get = try client.ask("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        let head = try client.ask("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n", isHead: true)
        #expect(get.text == "hello")
        #expect(head.status == 200)
        #expect(head["Content-Length"] == "5")
        #expect(head.fields.map(\.0) == get.fields.map(\.0))
        #expect(get.fields.map(\.0) == ["Date", "Vary", "ETag", "Content-Length"])
        #expect(try client.ask("GET / HTTP/1.1\r\nHost: a\r\n\r\n").text == "hello")
    }

    @Test func impossibleResponsesBecome500() throws {
        let serving = try Serving(handler: { request in
            Response(fields: [Field(request.path == "/a" ? "Content-Length" : "X", "7")])
        })
        let client = try serving.client()
        let reply = try client.ask("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(reply.status == 500)
        #expect(reply.detail == "response that cannot be sent")
        #expect(serving.log.lines.first?.hasSuffix("500 to \"GET /a\": response that cannot be sent") == true)
        #expect(try client.ask("GET /b HTTP/1.1\r\nHost: a\r\n\r\n")["X"] == "7")
    }

    @Test func refusalsAreTheApplicationsToWord() throws {
        let serving = try Serving({ configuration in
            configuration.refusal = { refusal in
                Response(refusal.status, fields: [Field("X", "y")], content: ResponseContent("no: \(refusal.reason)"))
            }
        })
        let client = try serving.client()
        let reply = try client.ask("GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(reply.text == "no: bad percent escape in the target")
        #expect(reply["X"] == "y")
    }
}
