import DesignTokens
import Testing

@testable import ContentModel

@Suite struct SectionReaderTests {
    @Test(
        arguments: [
            (
                "title: M\nsections: {a: b}\n",
                ["2:11: error: \"sections\": expected a list (each entry after \"- \"), found a group of keys"]
            ),
            (
                "title: M\nsections: [{title: A}]\n",
                ["2:12: warning: this section has no \"items\": it will show nothing"]
            ),
            (
                "title: M\nsections: [text, [1]]\n",
                [
                    "2:12: error: expected a section with keys such as \"id:\" and \"title:\", found text",
                    "2:18: error: expected a section with keys such as \"id:\" and \"title:\", found a list",
                ]
            ),
            (
                "title: M\nsections: [{items: [Espresso]}]\n",
                ["2:21: error: expected an item with keys such as \"name:\" and \"description:\", found text"]
            ),
            (
                "title: M\nsections: [{sections: [{chip: a, items: [{name: b}], sections: [{}]}]}]\n",
                [
                    "2:31: error: a subsection has no chip: delete \"chip\"",
                    "2:64: error: sections go one level deep: move these out of the subsection",
                ]
            ),
            (
                "title: M\nsections: [{id: a b, items: [{name: c}]}]\n",
                ["2:17: error: \"id\" \"a b\" may hold letters, digits, \"-\" and \"_\" only"]
            ),
            (
                "title: M\nsections: [{id: tabs, items: [{name: c}]}]\n",
                ["2:17: error: \"id\" \"tabs\" is the name of another header of the page: choose another"]
            ),
            (
                "title: M\nsections: [{id: a, items: [{name: c}]}, {id: a, items: [{name: c}]}]\n",
                ["2:46: error: \"id\" \"a\" is already taken in line 2: choose another"]
            ),
            (
                "title: M\nsections: [{items: [{name: '', price: []}]}]\n",
                [
                    "2:28: error: \"name\" is empty: write some text or delete it",
                    "2:39: error: \"price\": expected text, found a list",
                ]
            ),
            ("title: M\nsections: [{items: [{price: 1}]}]\n", ["2:21: error: \"name\" is missing: an item needs it"]),
            (
                "title: M\nsections: [{items: [{name: \(String(repeating: "x", count: 201))}]}]\n",
                ["2:28: error: \"name\" is 201 characters long, and 200 is the most: make it shorter"]
            ),
            (
                "title: M\nsections: [{items: [{name: a, description: \(String(repeating: "x", count: 1_001))}]}]\n",
                ["2:44: error: \"description\" is 1001 characters long, and 1000 is the most: make it shorter"]
            ),
        ] as [(String, [String])])
    func reports(_ page: String, _ findings: [String]) {
        #expect(summary(load(page: page).findings) == findings)
    }

    @Test func readsWhatASectionMaySay() {
        let loaded = load(
            page: """
                title: M
                sections:
                  - id: starters_1
                    title: To begin
                    chip: Start
                    color: green
                    note: Cold
                    items: [{name: Salad, description: Green, price: 8.50}]
                    sections:
                      - {title: Warm, color: red, note: Hot, items: [{name: Soup}]}

                """)
        #expect(summary(loaded.findings) == [])
        let warm = Section(id: "warm", title: "Warm", color: .named(.red), note: "Hot", items: [Item(name: "Soup")])
        #expect(
            loaded.site?.pages.first?.sections == [
                Section(
                    id: "starters_1", title: "To begin", chip: "Start", color: .named(.green), note: "Cold",
                    items: [Item(name: "Salad", description: "Green", price: "8.50")], sections: [warm])
            ])
    }

    @Test(arguments: ["12,50 €", "₺1.900", "30cm/40cm", "時價", "3,000 د.ع", "no", "0123", "1e3", "12.50", "ask"])
    func keepsAPriceAsWritten(_ price: String) {
        let loaded = load(page: "title: M\nsections:\n  - items:\n      - name: yes\n        price: \(price)\n")
        #expect(loaded.findings == [])
        #expect(loaded.site?.pages.first?.sections.first?.items == [Item(name: "yes", price: price)])
    }
}
