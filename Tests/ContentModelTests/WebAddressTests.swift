import Testing

@testable import ContentModel

@Suite struct WebAddressTests {
    @Test(arguments: [
        "https://example.org", "http://example.org/", "HTTPS://example.org/a?b=c&d#e", "https://example.org:8080/a",
        "https://192.0.2.1", "https://example.org?q", "https://xn--caf-dma.example/%C3%A9",
    ])
    func takesAbsoluteAddresses(_ text: String) {
        #expect(WebAddress.isWellFormed(text))
    }

    @Test(arguments: [
        "", "https://", "https:///a", "https://:80", "https://?q", "example.org", "//example.org", "/map",
        "ftp://example.org",
        "javascript:alert(1)", "data:text/html,a", "https://a b", "https://a\"b", "https://a'b<", "https://a\\b",
        "https://user@example.org", "https://user:word@example.org", " https://example.org", "https://café.example",
        "https://example.org/\u{202E}", "https:example.org",
    ])
    func refusesEverythingElse(_ text: String) {
        #expect(!WebAddress.isWellFormed(text))
    }
}
