import Diagnostics
import Testing

@Suite struct SpellingTests {
    static let keys = ["name", "price", "prices", "note", "allergens", "id"]

    @Test(arguments: [
        ("prcie", "price"), ("pric", "price"), ("pricee", "price"), ("prizes", "prices"), ("alergenes", "allergens"),
        ("nmae", "name"), ("dname", "name"), ("di", "id"), ("i", "id"), ("price", "price"),
        ("prize", "price"), ("x", nil), ("", nil), ("colour", nil), ("nam\u{301}e", "name"), ("Name", "name"),
    ])
    func suggests(_ word: String, _ suggestion: String?) {
        #expect(Spelling.suggestion(for: word, among: Self.keys) == suggestion)
    }

    @Test func theFirstOfEquallyNearOnesWins() {
        #expect(Spelling.suggestion(for: "bat", among: ["cat", "hat"]) == "cat")
        #expect(Spelling.suggestion(for: "bat", among: ["hat", "cat", "bats", "bat"]) == "bat")
    }

    @Test func hints() {
        #expect(Spelling.hint(for: "prcie", among: Self.keys) == " (did you mean \"price\"?)")
        #expect(Spelling.hint(for: "zzz", among: Self.keys) == "")
        #expect(Spelling.hint(for: "a", among: []) == "")
    }

    @Test func aLongWordIsComparedByItsStart() {
        let long = String(repeating: "a", count: 100_000)
        #expect(Spelling.suggestion(for: long, among: ["b", long + "c"]) == long + "c")
    }
}
