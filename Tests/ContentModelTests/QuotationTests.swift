import Testing

@testable import ContentModel

@Suite struct QuotationTests {
    @Test(arguments: [
        ("price", "\"price\""), ("", "\"\""), ("a\nb\u{202E}\u{2028}\u{7F}", "\"a·b···\""),
        (String(repeating: "x", count: 40), "\"" + String(repeating: "x", count: 40) + "\""),
        (String(repeating: "é", count: 41), "\"" + String(repeating: "é", count: 40) + "…\""),
    ])
    func quotesOneShortLine(_ text: String, _ quotation: String) {
        #expect(quoted(text) == quotation)
    }

    @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
    func enumeratesTexts(_ texts: [String], _ list: String) {
        #expect(enumerated(texts, last: "or") == list)
    }
}
