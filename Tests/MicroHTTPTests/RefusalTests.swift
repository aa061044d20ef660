import MicroHTTP
import Testing

/// A request as sent, and the answer: each closes its connection, so that nothing after it is read as a request.
struct RefusedCase: Sendable, CustomTestStringConvertible {
    let name: String
    let request: String
    let status: Int
    let detail: String

    init(_ name: String, _ request: String, _ status: Int, _ detail: String) {
        (self.name, self.request, self.status, self.detail) = (name, request, status, detail)
    }

    var testDescription: String { name }

    static func get(_ name: String, _ target: String, _ detail: String) -> RefusedCase {
        RefusedCase(name, "GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n", 400, detail)
    }

    /// A GET of `/` with these field lines.
    static func fields(_ name: String, _ lines: String, _ status: Int, _ detail: String) -> RefusedCase {
        RefusedCase(name, "GET / HTTP/1.1\r\nHost: a\r\n\(lines)\r\n\r\n", status, detail)
    }

    static func post(_ name: String, _ lines: String, _ status: Int, _ detail: String) -> RefusedCase {
        RefusedCase(name, "POST / HTTP/1.1\r\nHost: a\r\n\(lines)\r\n\r\n", status, detail)
    }
}

@Suite struct RefusalTests {
    static let cases: [RefusedCase] = [
        .get("NUL", "/a\0b", "malformed request line"),
        .get("NUL that imitates a version", "/a\0HTTP/1.1", "malformed request line"),
        .get("encoded NUL", "/a%00", "encoded NUL in the target"),
        .get("encoded NUL in the query", "/?a=%00", "encoded NUL in the target"),
        .get("half an escape", "/a%4", "bad percent escape in the target"),
        .get("bad escape", "/a%zz", "bad percent escape in the target"),
        .get("bad escape in the query", "/?%g0", "bad percent escape in the target"),
        .get("space", "/a b", "byte in the target that must be percent-encoded"),
        .get("two spaces before the version", "/a ", "byte in the target that must be percent-encoded"),
        .get("two spaces after the method", " /a", "malformed request line"),
        .get("raw UTF-8", "/menü", "byte in the target that must be percent-encoded"),
        .get("control character", "/a\u{1}", "byte in the target that must be percent-encoded"),
        .get("fragment", "/a#b", "fragment in the target"),
        .get("dot segment", "/a/./b", "dot segment in the path"),
        .get("dot segments", "/a/../b", "dot segment in the path"),
        .get("dot segment at the end", "/..", "dot segment in the path"),
        .get("encoded dot segments", "/%2e%2E/etc", "dot segment in the path"),
        .get("half encoded dot segments", "/.%2e", "dot segment in the path"),
        .get("encoded slash", "/a%2Fb", "encoded slash in the path"),
        .get("dots and an encoded slash", "/..%2f..", "encoded slash in the path"),
        .get("no slash", "a", "no slash at the start of the target"),
        .get("asterisk with GET", "*", "no slash at the start of the target"),
        .get("other scheme", "ftp://a/", "no slash at the start of the target"),
        .get("absolute form without host", "http:///a", "no valid host in the absolute target"),
        .get("absolute form with user", "http://u@a/", "no valid host in the absolute target"),
        .get("path that is not UTF-8", "/%ff", "path that is not UTF-8"),
        .fields("folded line", "X: a\r\n b", 400, "malformed field line"),
        .fields("folded Content-Length", "Content-Length:\r\n 0", 400, "malformed field line"),
        .fields("blank before the colon", "X : a", 400, "malformed field line"),
        .fields("name that is no token", "X(: a", 400, "malformed field line"),
        .fields("no name", ": a", 400, "malformed field line"),
        .fields("bare CR in a value", "X: a\rb", 400, "malformed field line"),
        .fields("bare CR at the end of a value", "X: a\r", 400, "malformed field line"),
        .fields("NUL in a value", "X: a\0b", 400, "malformed field line"),
        .fields("control character in a value", "X: a\u{1B}b", 400, "malformed field line"),
        .fields("line that begins with NUL", "X: a\r\n\0Y: b", 400, "malformed field line"),
        .fields("two Hosts", "Host: b", 400, "more than one Host"),
        .fields("content", "Content-Length: 5", 400, "content with GET"),
        .fields("chunked content", "Transfer-Encoding: chunked", 400, "content with GET"),
        .fields("other expectation", "Expect: wonders", 417, "expectation other than 100-continue"),
        .fields(
            "100 and other expectations", "Expect: 100-continue\r\nExpect: x", 417,
            "expectation other than 100-continue"),
        .fields(
            "101 fields", (1...100).map { "F\($0): 1" }.joined(separator: "\r\n"), 431, "more than 100 fields"),
        RefusedCase("no Host", "GET / HTTP/1.1\r\n\r\n", 400, "no Host"),
        RefusedCase("invalid Host", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", 400, "invalid Host"),
        .post("two Content-Lengths", "Content-Length: 1\r\nContent-Length: 1", 400, "more than one Content-Length"),
        .post(
            "Content-Length and Transfer-Encoding", "Content-Length: 1\r\nTransfer-Encoding: chunked", 400,
            "both Content-Length and Transfer-Encoding"),
        .post(
            "two Transfer-Encodings", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", 400,
            "more than one Transfer-Encoding"),
        .post("other coding", "Transfer-Encoding: gzip, chunked", 501, "transfer coding other than chunked"),
        .post("identity coding", "Transfer-Encoding: identity", 501, "transfer coding other than chunked"),
        .post("content too large", "Content-Length: 1048577", 413, "content of more than 1048576 bytes"),
        .post(
            "content far too large", "Content-Length: 18446744073709551616", 413, "content of more than 1048576 bytes"),
        .post("Content-Length with sign", "Content-Length: +3", 400, "invalid Content-Length"),
        .post("negative Content-Length", "Content-Length: -1", 400, "invalid Content-Length"),
        .post("Content-Length list", "Content-Length: 1, 1", 400, "invalid Content-Length"),
        .post("hexadecimal Content-Length", "Content-Length: 0x1", 400, "invalid Content-Length"),
        .post("Content-Length with a blank after it", "Content-Length: 3 ", 400, "invalid Content-Length"),
        .post("empty Content-Length", "Content-Length:", 400, "invalid Content-Length"),
        RefusedCase(
            "Transfer-Encoding in HTTP/1.0", "POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", 400,
            "Transfer-Encoding in HTTP/1.0"),
        RefusedCase("unknown method", "BREW / HTTP/1.1\r\nHost: a\r\n\r\n", 501, "method that is not implemented"),
        RefusedCase("method in lower case", "get / HTTP/1.1\r\nHost: a\r\n\r\n", 501, "method that is not implemented"),
        RefusedCase("CONNECT", "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", 501, "method that is not implemented"),
        RefusedCase("TRACE", "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", 501, "method that is not implemented"),
        RefusedCase(
            "target too long", "GET /\(String(repeating: "a", count: 8_192)) HTTP/1.1\r\nHost: a\r\n\r\n", 414,
            "target of more than 8192 bytes"),
    ]

    /// What a smuggler hides behind the refused request must stay unanswered.
    static let smuggled = "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test(arguments: cases)
    func refused(_ testCase: RefusedCase) throws {
        let serving = try Serving()
        let client = try serving.client()
        client.send(testCase.request + RefusalTests.smuggled)
        let reply = try client.reply()
        #expect(reply.status == testCase.status)
        #expect(reply.detail == testCase.detail)
        #expect(reply["Content-Type"] == "application/problem+json")
        #expect(reply["Connection"] == "close")
        #expect(reply["Date"] != nil)
        #expect(client.isClosed())
        #expect(serving.log.lines.count == 1)
        #expect(serving.log.lines.first?.hasSuffix(": " + testCase.detail) == true)
    }

    /// Refusals in the words of libmicrohttpd: it never shows these requests.
    static let unseen = [
        RefusedCase("other protocol", "GET / HTCPCP/1.0\r\n\r\n", 400, ""),
        RefusedCase("no version", "GET /\r\n\r\n", 400, ""),
        RefusedCase("HTTP/2", "GET / HTTP/2.0\r\n\r\n", 505, ""),
        RefusedCase("HTTP/0.9", "GET / HTTP/0.9\r\n\r\n", 505, ""),
        RefusedCase("no colon", "GET / HTTP/1.1\r\nHost: a\r\nX\r\n\r\n", 400, ""),
        RefusedCase("endless target", "GET /\(String(repeating: "a", count: 20_000))", 414, ""),
        RefusedCase(
            "endless field", "GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "a", count: 20_000))", 431, ""),
    ]

    @Test(arguments: unseen)
    func refusedByLibmicrohttpd(_ testCase: RefusedCase) throws {
        let serving = try Serving()
        let client = try serving.client()
        client.send(testCase.request)
        let reply = try client.reply()
        #expect(reply.status == testCase.status)
        #expect(reply["Connection"] == "close")
        #expect(client.isClosed())
    }

    /// However the memory of the connection is used up, there is one answer, and it is whole.
    @Test(arguments: Array(stride(from: 500, through: 16_000, by: 250)))
    func largeCookies(_ size: Int) throws {
        let serving = try Serving()
        let client = try serving.client()
        client.send("GET / HTTP/1.1\r\nHost: a\r\nCookie: a=\(String(repeating: "b", count: size))\r\n\r\n")
        let reply = try client.reply()
        #expect(reply.status == (size <= 8_000 ? 200 : 431))
        if reply.status == 431 { #expect(client.isClosed()) }
    }

    @Test func logLinesAreSafe() throws {
        let serving = try Serving()
        let client = try serving.client()
        let target = "/\"\\\u{1B}é" + String(repeating: "a", count: 300)
        _ = try client.ask("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
        let shown = "GET /\\x22\\x5C\\x1B\\xC3\\xA9" + String(repeating: "a", count: 190) + "…"
        #expect(
            serving.log.lines == [
                "127.0.0.1:\(client.localPort): 400 to \"\(shown)\": byte in the target that must be percent-encoded"
            ])
    }
}
