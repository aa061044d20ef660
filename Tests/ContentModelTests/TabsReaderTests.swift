import Testing

@testable import ContentModel

@Suite struct TabsReaderTests {
    private static let head = "title: T\nkind: tabs\n"

    @Test func readsWhatAFileMaySay() {
        let loaded = load(
            page: """
                title: T
                kind: tabs
                spy: firstVisible
                toTop: 0
                sections:
                  - {id: noon, title: Lunch, chip: At noon, note: Until four, items: [{name: a, description: b, price: 1}]}
                  - items: [{name: c}]

                """)
        #expect(summary(loaded.findings) == [])
        let sections = [
            Section(
                id: "noon", title: "Lunch", chip: "At noon", note: "Until four",
                items: [Item(name: "a", description: "b", price: "1")]),
            Section(id: "section", items: [Item(name: "c")]),
        ]
        #expect(
            loaded.site?.pages == [
                Page(name: "menu", title: "T", spy: .firstVisible, toTop: 0, content: .tabs(sections))
            ])
    }

    @Test func tabsMayHaveTheSameTitle() {
        let page = Self.head + "sections: [{title: Lunch, items: [{name: a}]}, {title: Lunch, items: [{name: b}]}]\n"
        let loaded = load(page: page)
        #expect(summary(loaded.findings) == [])
        #expect(loaded.site?.pages.first?.sections.map(\.id) == ["lunch", "lunch-2"])
        #expect(loaded.site?.pages.first?.sections.map(\.chip) == ["Lunch", "Lunch"])
    }

    @Test(
        arguments: [
            ("", ["1:1: error: \"sections\" is missing: a page under tabs needs it"]),
            ("sections: []\n", ["3:11: warning: \"sections\" is empty: the page will show nothing"]),
            (
                "sections: [{title: A, sections: [{title: B, items: [{name: a}]}]}]\n",
                ["3:33: error: the sections of this kind of page hold items only: move these out"]
            ),
            // One slip, one finding: whether the colour is one does not matter.
            (
                "sections: [{title: A, color: gold, items: [{name: a}]}]\n",
                ["3:30: error: the items of this kind of page have no tiles: delete \"color\""]
            ),
            ("sections: [{title: A}]\n", ["3:12: warning: this section has no \"items\": it will show nothing"]),
            (
                "headers: {chips: fixed}\nsections: [{items: [{name: a}]}]\n",
                [
                    "3:1: error: unknown key \"headers\": a page under tabs can have title, kind, tint, spy, toTop and sections"
                ]
            ),
        ] as [(String, [String])])
    func reports(_ page: String, _ findings: [String]) {
        let loaded = load(page: Self.head + page)
        #expect(summary(loaded.findings) == findings)
        #expect((loaded.site == nil) == findings.contains { $0.contains(" error: ") })
    }
}
