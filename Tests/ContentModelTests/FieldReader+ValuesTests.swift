import Testing

@testable import ContentModel
import DesignTokens

@Suite struct FieldReaderValuesTests {
    static let texts: [(String, String?, [String])] = [
        (
            "name: Soup #1\n", "Soup",
            [
                "1:7: warning: what follows \"#\" is a comment: put the whole text in quotes if \"#1\" belongs to it"
            ]
        ),
        ("name: Soup # the first\n", "Soup", []), ("name: 'Soup #1'\n", "Soup #1", []), ("name: a#1\n", "a#1", []),
        ("name: a  b\n", "a b", []), ("name: 17:30\n", "17:30", []), ("name: no\n", "no", []), ("name: '~'\n", "~", []),
        ("name: ~\n", nil, []), ("name:\n", nil, []), ("mode: a\n", nil, []),
        ("name: ' '\n", nil, ["1:7: warning: \"name\" is empty: write some text or delete it"]),
        ("name: [a]\n", nil, ["1:7: error: \"name\": expected text, found a list"]),
        ("name: {a: b}\n", nil, ["1:7: error: \"name\": expected text, found a group of keys"]),
        ("name: \"a\\0\"\n", nil, ["1:7: error: \"name\" holds an invisible control character (U+0000): delete it"]),
        (
            "name: &a b\n", nil,
            ["1:7: error: text that starts with \"&\" must be in quotes (anchors are not supported)"]
        ),
    ]

    @Test(arguments: texts)
    func readsText(_ text: String, _ value: String?, _ findings: [String]) throws {
        let (read, found) = try sample(text) { $0.text(.name, .line) }
        #expect(read == .some(value))
        #expect(found == findings)
    }

    @Test func reportsEmptyTextThatIsNeeded() throws {
        let (_, found) = try sample("name: ''\n") { $0.requiredText(.name, .line) }
        #expect(found == ["1:7: error: \"name\" is empty: write some text or delete it"])
    }

    @Test(arguments: [
        ("tags: a\n", ["a"], []), ("tags: [a, b]\n", ["a", "b"], []), ("mode: a\n", [], []),
        ("tags: [a, [b], c]\n", ["a", "c"], ["1:11: error: \"tags\": expected text, found a list"]),
        (
            "tags: {a: b}\n", [],
            ["1:7: error: \"tags\": expected a list (each entry after \"- \"), found a group of keys"]
        ),
    ])
    func readsOneTextOrAList(_ text: String, _ values: [String], _ findings: [String]) throws {
        let (read, found) = try sample(text) { $0.texts(.tags, .line) }
        #expect(read == values)
        #expect(found == findings)
    }

    @Test(arguments: [
        ("mode: inline\n", SampleMode.inline, []), ("name: a\n", .fixed, []),
        (
            "mode: inlin\n", .fixed,
            ["1:7: error: \"mode\" cannot be \"inlin\" (did you mean \"inline\"?): write fixed or inline"]
        ),
        ("mode: true\n", .fixed, ["1:7: error: \"mode\" cannot be \"true\": write fixed or inline"]),
    ])
    func readsAChoice(_ text: String, _ mode: SampleMode, _ findings: [String]) throws {
        let (read, found) = try sample(text) { $0.choice(.mode, else: SampleMode.fixed) }
        #expect(read == mode)
        #expect(found == findings)
    }

    static let names =
        "red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray or \"#rrggbb\""
    static let tints: [(String, Tint?, [String])] = [
        ("color: teal\n", .named(.teal), []), ("color: '#00fF7f'\n", .hex(red: 0, green: 255, blue: 127), []),
        ("name: a\n", nil, []), ("color: # choose later\n", nil, []),
        (
            "color: #3366cc\n", nil,
            ["1:7: error: \"color\" is empty, for \"#\" starts a comment: put the colour in quotes"]
        ),
        (
            "color: #3366cc # sea\n", nil,
            ["1:7: error: \"color\" is empty, for \"#\" starts a comment: put the colour in quotes"]
        ),
        ("color: grey\n", nil, ["1:8: error: \"color\" cannot be \"grey\" (did you mean \"gray\"?): write \(names)"]),
        ("color: '#36c'\n", nil, ["1:8: error: \"color\" cannot be \"#36c\": write \(names)"]),
    ]

    @Test(arguments: tints)
    func readsAColour(_ text: String, _ tint: Tint?, _ findings: [String]) throws {
        let (read, found) = try sample(text) { $0.tint(.color) }
        #expect(read == .some(tint))
        #expect(found == findings)
    }

    private static func noLength(_ text: String) -> [String] {
        ["1:7: error: \"mode\" cannot be \"\(text)\": write a number of pixels from 10 to 100000"]
    }

    static let lengths: [(String, Double?, [String])] =
        [("10", 10), ("320", 320), ("500.5", 500.5), ("0320", 320), ("100000", 100_000), ("99999.999", 99_999.999)]
        .map { ($0, $1, []) }
        + [
            "9.999", "0", "100000.001", "-20", "+20", "1e3", "0x20", "20px", "20 px", "nan", "inf", "1,000", "1.2.3",
            ".",
            "١٠٠",
        ].map { ($0, nil, noLength($0)) } + [
            ("''", nil, ["1:7: error: \"mode\" is empty: write some text or delete it"]),
            ("[20]", nil, ["1:7: error: \"mode\": expected text, found a list"]), ("", nil, []), ("~", nil, []),
        ]

    @Test(arguments: lengths)
    func readsALength(_ text: String, _ length: Double?, _ findings: [String]) throws {
        let (read, found) = try sample("mode: \(text)\n") { $0.length(.mode, in: 10...100_000) }
        #expect(read == .some(length))
        #expect(found == findings)
    }
}
