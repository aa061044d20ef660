import MicroHTTP
import Testing

@Suite struct ResponseTests {
    @Test func problem() {
        let response = Response.problem(.notFound, detail: "no page \"a\\b\"\n")
        #expect(response.status == .notFound)
        #expect(
            response.content.text
                == #"{"type":"about:blank","title":"Not Found","status":404,"detail":"no page \"a\\b\"\u000a"}"# + "\n")
        #expect(
            response.fields == [Field("Content-Type", "application/problem+json"), Field("Cache-Control", "no-store")])
    }

    @Test func methodNotAllowed() {
        let response = Response.methodNotAllowed(allow: [.get, .head])
        #expect(response.status.rawValue == 405)
        #expect(response.fields.last == Field("Allow", "GET, HEAD"))
    }

    @Test func contentIsACopy() {
        var bytes: [UInt8] = [1, 2, 3]
        let content = ResponseContent(bytes)
        bytes[0] = 9
        #expect(content.array == [1, 2, 3])
        #expect(content.count == 3)
        #expect(ResponseContent.empty.count == 0)
        #expect(ResponseContent("é").array == [0xC3, 0xA9])
    }

    @Test(arguments: ["", "a b", "a:", "ä"])
    func fieldNames(_ name: String) {
        #expect(!Field.isValid(name: name, value: ""))
    }

    @Test(arguments: ["a\r", "a\nb", "\0", "\u{7F}"])
    func fieldValues(_ value: String) {
        #expect(!Field.isValid(name: "X", value: value))
        #expect(Field.isValid(name: "X-y", value: "a\tb é"))
    }
}
