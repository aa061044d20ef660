import Testing

@testable import LayoutQuery

@Suite struct JSONValueNestingTests {
    private static func nested(_ depth: Int, _ open: String, _ close: String) -> [UInt8] {
        Array((String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)).utf8)
    }

    @Test(arguments: [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")])
    func nestingHasALimit(open: String, close: String) throws {
        let levels = open.utf8.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
        _ = try JSONValue(parsing: Self.nested(64 / levels, open, close))
        for depth in [65, 2_000, 2_049, 100_000] {
            #expect(throws: JSONValue.SyntaxError.self) {
                _ = try JSONValue(parsing: Self.nested(depth, open, close))
            }
        }
    }

    @Test func theLevelTooDeepIsPointedAt() {
        let text = Array("[\n  ".utf8) + Self.nested(64, "[", "]") + Array("]".utf8)
        #expect(throws: JSONValue.SyntaxError(line: 2, column: 66, message: "nested deeper than 64 levels")) {
            _ = try JSONValue(parsing: text)
        }
    }

    @Test func bracketsInStringsAndThoseThatCloseDoNotCount() throws {
        let brackets = String(repeating: "[", count: 100)
        #expect(try JSONValue(parsing: Array("\"\\\"\(brackets)\\\\\"".utf8)) == .string("\"\(brackets)\\"))
        let pairs = [String](repeating: "[]", count: 100).joined(separator: ",")
        #expect(try JSONValue(parsing: Array("[\(pairs)]".utf8)) == .array(.init(repeating: .array([]), count: 100)))
    }
}
