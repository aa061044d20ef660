import Templating
import Testing

@Suite struct ShapeMismatchTests {
    static let dish = Shape.record(["name": .text, "photo": .optional(.url), "isNew": .flag])
    static let menu = Shape.record(["sections": .list(of: .record(["dishes": .list(of: dish)])), "css": .fragment])

    private static func menu(_ dish: Value, css: Value = .fragment(TrustedFragment("<style></style>"))) -> Value {
        [
            "sections": [["dishes": []], ["dishes": [["name": "Soup", "photo": nil, "isNew": true], dish]]], "css": css,
        ]
    }

    @Test func accepts() throws {
        let photo = Value.url(try CheckedURL("/soup.jpg"))
        #expect(Self.menu.mismatch(with: Self.menu(["name": "Stew", "photo": photo, "isNew": false])) == nil)
    }

    @Test(
        arguments: [
            (menu(["name": "Stew", "isNew": true]), "sections[1].dishes[1].photo is missing"),
            (menu(["photo": nil, "isNew": true]), "sections[1].dishes[1].name is missing"),
            (menu(["name": nil, "photo": nil, "isNew": true]), "sections[1].dishes[1].name is nothing, not text"),
            (menu(["name": "Stew", "photo": "/a", "isNew": true]), "sections[1].dishes[1].photo is text, not a URL"),
            (menu(["name": "Stew", "photo": nil, "isNew": "no"]), "sections[1].dishes[1].isNew is text, not a flag"),
            (menu(["name": ["Stew"], "photo": nil, "isNew": true]), "sections[1].dishes[1].name is a list, not text"),
            (
                menu(["name": "S", "photo": nil, "isNew": true, "prcie": ""]),
                "sections[1].dishes[1].prcie is not in the shape"
            ),
            (menu("Stew"), "sections[1].dishes[1] is text, not a record"),
            (menu(["name": "S", "photo": nil, "isNew": true], css: "<style>"), "css is text, not a trusted fragment"),
            (["css": nil], "css is nothing, not a trusted fragment"),
            ("menu", "the context is text, not a record"),
        ] as [(Value, String)])
    func reports(_ value: Value, _ mismatch: String) {
        #expect(Self.menu.mismatch(with: value) == mismatch)
    }
}
