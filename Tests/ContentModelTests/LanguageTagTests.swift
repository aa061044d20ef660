import Testing

@testable import ContentModel

@Suite struct LanguageTagTests {
    @Test(arguments: ["en", "no", "pt-BR", "zh-Hant-TW", "gsw", "sr-Latn", "de-1996", "EN"])
    func takesTags(_ tag: String) {
        #expect(LanguageTag.isWellFormed(tag))
    }

    @Test(arguments: [
        "", "e", "engl", "en_US", "en-", "-en", "en--US", "e1", "en-abcdefghi", "en us", "日本", "[]", "{{",
    ])
    func refusesOtherText(_ tag: String) {
        #expect(!LanguageTag.isWellFormed(tag))
    }
}
