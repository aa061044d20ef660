import Testing

@testable import ContentModel

@Suite struct TabsReaderTests {
    @Test func tabsMayHaveTheSameTitle() {
        let loaded = load(
            page:
                "title: T\nkind: tabs\nsections: [{title: Lunch, items: [{name: a}]}, {title: Lunch, items: [{name: b}]}]\n"
        )
        #expect(summary(loaded.findings) == [])
        #expect(loaded.site?.pages.first?.content.kind == .tabs)
        #expect(loaded.site?.pages.first?.sections.map(\.id) == ["lunch", "lunch-2"])
        #expect(loaded.site?.pages.first?.sections.map(\.chip) == ["Lunch", "Lunch"])
    }

    @Test(
        arguments: [
            (
                "title: T\nkind: tabs\nsections: [{title: A, sections: [{title: B, items: [{name: a}]}]}]\n",
                ["3:33: error: the sections of this kind of page hold items only: move these out"]
            ),
            (
                "title: T\nkind: tabs\nheaders: {chips: fixed}\nsections: [{items: [{name: a}]}]\n",
                [
                    "3:1: error: unknown key \"headers\": a page under tabs can have title, kind, tint, spy, toTop and sections"
                ]
            ),
        ] as [(String, [String])])
    func reports(_ page: String, _ findings: [String]) {
        #expect(summary(load(page: page).findings) == findings)
    }
}
