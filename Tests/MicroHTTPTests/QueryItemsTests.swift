import SeededNumbers
import MicroHTTP
import Testing

@Suite struct QueryItemsTests {
    struct GoodCase: Sendable {
        let query: String?
        let items: [[String]]
    }

    static let good = [
        GoodCase(query: nil, items: []),
        GoodCase(query: "", items: []),
        GoodCase(query: "a=1", items: [["a", "1"]]),
        GoodCase(query: "b=1&a=2&b=1", items: [["b", "1"], ["a", "2"], ["b", "1"]]),
        GoodCase(query: "a", items: [["a", ""]]),
        GoodCase(query: "a=", items: [["a", ""]]),
        GoodCase(query: "=1", items: [["", "1"]]),
        GoodCase(query: "=", items: [["", ""]]),
        GoodCase(query: "a==b=c", items: [["a", "=b=c"]]),
        GoodCase(query: "&a=1&&b=2&", items: [["a", "1"], ["b", "2"]]),
        GoodCase(query: "a+b=+c+", items: [["a b", " c "]]),
        GoodCase(query: "a%2Bb=%2b", items: [["a+b", "+"]]),
        GoodCase(query: "a=%26%3D%25", items: [["a", "&=%"]]),
        GoodCase(query: "a=caf%C3%A9", items: [["a", "café"]]),
        GoodCase(query: "a=%00", items: [["a", "\0"]]),
        GoodCase(query: "a=1;b=2", items: [["a", "1;b=2"]]),
        GoodCase(query: "a?b=/", items: [["a?b", "/"]]),
    ]

    @Test(arguments: good)
    func decoded(_ testCase: GoodCase) throws {
        #expect(try QueryItems(testCase.query).all.map { [$0.name, $0.value] } == testCase.items)
    }

    struct BadCase: Sendable {
        let query: String
        let piece: String
        let reason: PercentDecodingError
        let text: String
    }

    static let bad = [
        BadCase(
            query: "x=1&a=%zz", piece: "a=%zz", reason: .badEscape(offset: 0),
            text: "query parameter \"a=%zz\": bad percent escape at byte 0"),
        BadCase(
            query: "a=1%41%", piece: "a=1%41%", reason: .badEscape(offset: 4),
            text: "query parameter \"a=1%41%\": bad percent escape at byte 4"),
        BadCase(
            query: "%4=1", piece: "%4=1", reason: .badEscape(offset: 0),
            text: "query parameter \"%4=1\": bad percent escape at byte 0"),
        BadCase(
            query: "a=%ff", piece: "a=%ff", reason: .invalidUTF8,
            text: "query parameter \"a=%ff\": percent escapes that are not UTF-8"),
        BadCase(
            query: "%C3=1", piece: "%C3=1", reason: .invalidUTF8,
            text: "query parameter \"%C3=1\": percent escapes that are not UTF-8"),
    ]

    @Test(arguments: bad)
    func refused(_ testCase: BadCase) {
        let error = #expect(throws: QueryItems.DecodingError.self) { try QueryItems(testCase.query) }
        #expect(error?.piece == testCase.piece)
        #expect(error?.reason == testCase.reason)
        #expect(error?.description == testCase.text)
    }

    /// Whatever is encoded byte by byte comes back.
    @Test func encodingIsUndone() throws {
        var random = SeededGenerator()
        for _ in 0..<500 {
            let values = (0..<Int.random(in: 0..<6, using: &random)).map { _ in
                String(
                    String.UnicodeScalarView(
                        (0..<8).map { _ in
                            Unicode.Scalar(UInt32.random(in: 0..<0xD800, using: &random)) ?? "?"
                        }))
            }
            let query = values.map { value in
                let encoded = value.utf8.map { byte in
                    "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
                }.joined()
                return "\(encoded)=\(encoded)"
            }.joined(separator: "&")
            #expect(try QueryItems(query).all.map(\.name) == values, "CARTA_SEED=\(SeededGenerator.seed)")
            #expect(try QueryItems(query).all.map(\.value) == values, "CARTA_SEED=\(SeededGenerator.seed)")
        }
    }
}
