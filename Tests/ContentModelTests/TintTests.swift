import ContentModel
import DesignTokens
import Testing

@Suite struct TintTests {
    @Test(
        arguments: [
            ("indigo", .named(.indigo)), ("gray", .named(.gray)),
            ("#000000", .hex(red: 0, green: 0, blue: 0)), ("#FFfe0A", .hex(red: 255, green: 254, blue: 10)),
            ("Indigo", nil), ("", nil), ("#", nil), ("#12345", nil), ("#1234567", nil), ("#12345g", nil),
            ("123456", nil),
            ("#１２３４５６", nil), ("#+1+1+1", nil),
        ] as [(String, Tint?)])
    func readsNamesAndSixDigits(_ text: String, _ tint: Tint?) {
        #expect(Tint(text) == tint)
    }
}
