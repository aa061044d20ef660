import Testing

@testable import LayoutQuery

@Suite struct JSONValueTests {
    @Test(
        arguments: [
            ("null", .null), ("true", .bool(true)), ("false", .bool(false)), (" 870 ", .number(870)),
            ("-7.25", .number(-7.25)),
            ("0.30000000000000004", .number(0.1 + 0.2)), ("1e21", .number(1e21)),
            ("5e-324", .number(.leastNonzeroMagnitude)),
            ("12345678901234567890", .number(12_345_678_901_234_567_168)),
            ("9007199254740993", .number(9_007_199_254_740_992)),
            (#""a\u0000b\n\ud83c\udf7d""#, .string("a\0b\n🍽")), ("[]", .array([])), ("{}", .object([])),
            (#"[1,"x",[null]]"#, .array([.number(1), .string("x"), .array([.null])])),
            (
                #"{"b":1,"a":{"c":[]}}"#,
                .object([
                    .init(name: "b", value: .number(1)),
                    .init(name: "a", value: .object([.init(name: "c", value: .array([]))])),
                ])
            ),
        ] as [(String, JSONValue)])
    func aTextIsATree(text: String, value: JSONValue) throws {
        #expect(try JSONValue(parsing: Array(text.utf8)) == value)
    }

    @Test(
        arguments: [
            ([], 1, 1, "there is nothing"), (Array("{\"a\":\n  1,}".utf8), 2, 5, "string or '}' expected near '}'"),
            (Array("[1,\n2".utf8), 2, 1, "']' expected near end of file"),
            (Array("1 2".utf8), 1, 3, "end of file expected near '2'"),
            (Array("nul".utf8), 1, 3, "invalid token near 'nul'"),
            (Array("[NaN]".utf8), 1, 4, "invalid token near 'NaN'"),
            (Array(#"{"a":1,"a":2}"#.utf8), 1, 10, "duplicate object key near '\"a\"'"),
            (Array("[1e999]".utf8), 1, 6, "real number overflow near '1e999'"),
            (Array(#"["\ud800"]"#.utf8), 1, 9, #"invalid Unicode '\uD800' near '"\ud800"'"#),
            (Array(#"{"a\u0000b":1}"#.utf8), 1, 11, "NUL byte in object key not supported near '\"a\\u0000b\"'"),
            ([0x22, 0xFF, 0x22], 1, 1, "unable to decode byte 0xff near '\"'"),
            ([0x5B, 0x00, 0x5D], 1, 2, "invalid token near end of file"),
            ([0xEF, 0xBB, 0xBF, 0x31], 1, 1, "invalid token near '\u{FEFF}'"),
        ] as [([UInt8], Int, Int, String)])
    func whatIsNotJSONIsToldWithItsPlace(text: [UInt8], line: Int, column: Int, message: String) {
        #expect(throws: JSONValue.SyntaxError(line: line, column: column, message: message)) {
            _ = try JSONValue(parsing: text)
        }
    }

    @Test(arguments: [
        ("null", "null"), ("true", "a boolean"), ("1", "a number"), (#""""#, "a string"), ("[]", "a list"),
        ("{}", "an object"),
    ])
    func kindsHaveNames(text: String, kind: String) throws {
        #expect(try JSONValue(parsing: Array(text.utf8)).kind == kind)
    }
}
