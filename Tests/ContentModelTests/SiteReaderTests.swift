import Testing

@testable import ContentModel

@Suite struct SiteReaderTests {
    static let cases: [(String, [String])] = [
        (
            "pages: menu\n",
            [
                "1:1: error: \"restaurant\" is missing: the site needs it",
                "1:1: error: \"languages\" is missing: the site needs it",
            ]
        ),
        (
            "restaurant: Marejada\nlanguages: en\n",
            [
                "1:13: error: expected the restaurant with keys such as \"name:\" and \"tagline:\", found text"
            ]
        ),
        (
            "restaurant: {name: A, map: maps.example.org/a b}\nlanguages: en\n",
            [
                "1:28: error: \"map\" cannot be \"maps.example.org/a b\": write a whole web address, as in https://example.org/map"
            ]
        ),
        (
            "restaurant: {name: A, hours: [{days: Mon}, {open: 9}, closed]}\nlanguages: en\n",
            [
                "1:31: error: \"open\" is missing: a line of hours needs it",
                "1:44: error: \"days\" is missing: a line of hours needs it",
                "1:55: error: expected a line of hours with keys such as \"days:\" and \"open:\", found text",
            ]
        ),
        (
            "restaurant: {name: A}\nlanguages: [en, e, EN]\n",
            [
                "2:17: error: \"languages\" cannot hold \"e\": write language tags such as en, es or pt-BR",
                "2:20: error: \"languages\" holds \"EN\" twice: keep one",
            ]
        ),
        (
            "restaurant: {name: A}\nlanguages: []\n",
            [
                "2:12: error: \"languages\" is empty: name the language of the menu, such as en"
            ]
        ),
        (
            "restaurant: {name: A}\nlanguages: en\nserver: {port: 65536}\n",
            [
                "3:16: error: \"port\" cannot be \"65536\": write a whole number from 0 to 65535"
            ]
        ),
        (
            "restaurant: {name: A}\nlanguages: en\nserver: {port: +80, hots: a}\n",
            [
                "3:16: error: \"port\" cannot be \"+80\": write a whole number from 0 to 65535",
                "3:21: error: unknown key \"hots\" (did you mean \"host\"?)",
            ]
        ),
        (
            "restaurant: {name: A}\nlanguages: en\npages: [menu, menu]\n",
            [
                "3:15: error: \"pages\" holds \"menu\" twice: keep one"
            ]
        ),
    ]

    @Test(arguments: cases)
    func reports(_ site: String, _ findings: [String]) {
        let page = "title: M\nsections: [{items: [{name: a}]}]\n"
        let loaded = load(page: page, site: site)
        #expect(summary(loaded.findings) == findings)
        #expect(loaded.site == nil)
    }

    @Test(arguments: [("0", 0), ("65535", 65_535), ("08080", 8_080)] as [(String, UInt16)])
    func readsAPort(_ text: String, _ port: UInt16) {
        let site = plainSite + "server: {port: \(text)}\n"
        let loaded = load(page: "title: M\nsections: [{items: [{name: a}]}]\n", site: site)
        #expect(loaded.site?.server == ServerDefaults(port: port))
    }
}
