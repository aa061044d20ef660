import Testing

@testable import Presentation

@Suite struct PriceTextTests {
    @Test(arguments: [
        ("12.50", "€", "en", "€12.50"), ("12.50", "€", "en-GB", "€12.50"), ("12.50", "£", "en", "£12.50"),
        ("12.50", "€", "de", "12.50\u{A0}€"), ("12,50", "€", "de", "12,50\u{A0}€"),
        ("12,50", "€", "es", "12,50\u{A0}€"),
        ("8", "kr", "sv", "8\u{A0}kr"), ("1.250,00", "€", "it", "1.250,00\u{A0}€"), ("5", "€", "enm", "5\u{A0}€"),
    ])
    func aBareNumberGetsTheCurrency(price: String, currency: String, language: String, text: String) {
        #expect(PriceText(currency: currency, language: language).text(price) == text)
    }

    @Test(
        arguments: ["from 8", "ask", "8–12", "€9", ".50", "", "12.50 ", "٣", "9\u{301}", "market price"], ["en", "de"])
    func otherTextStandsAsWritten(price: String, language: String) {
        #expect(PriceText(currency: "€", language: language).text(price) == price)
    }

    @Test(arguments: ["12.50", "12,50", "ask"])
    func withoutCurrencyAPriceStandsAsWritten(price: String) {
        #expect(PriceText(currency: nil, language: "en").text(price) == price)
    }
}
