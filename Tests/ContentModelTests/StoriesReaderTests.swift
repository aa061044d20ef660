import DesignTokens
import Testing

@testable import ContentModel

@Suite struct StoriesReaderTests {
    @Test func readsWhatAFileMaySay() {
        let loaded = load(
            page: """
                title: S
                kind: stories
                tint: teal
                toTop: 500.5
                stories:
                  - {title: One, description: Of one, color: pink}
                  - {title: Two}

                """)
        #expect(summary(loaded.findings) == [])
        let stories = [
            Story(title: "One", description: "Of one", color: .named(.pink)), Story(title: "Two"),
        ]
        #expect(
            loaded.site?.pages == [
                Page(name: "menu", title: "S", tint: .named(.teal), toTop: 500.5, content: .stories(stories))
            ])
    }

    @Test func theButtonShowsPastThreeHundredAndTwentyPixelsUnlessToldOtherwise() {
        #expect(load(page: "title: S\nkind: stories\nstories: [{title: a}]\n").site?.pages.first?.toTop == 320)
        #expect(load(page: "title: M\nsections: [{items: [{name: a}]}]\n").site?.pages.first?.toTop == nil)
    }

    @Test(
        arguments: [
            ("title: S\nkind: stories\n", ["1:1: error: \"stories\" is missing: a page of stories needs it"]),
            (
                "title: S\nkind: stories\nstories: []\n",
                ["3:10: warning: \"stories\" is empty: the page will show nothing"]
            ),
            (
                "title: S\nkind: stories\nstories: [{description: a}]\n",
                ["3:11: error: \"title\" is missing: a story needs it"]
            ),
            (
                "title: S\nkind: stories\ntoTop: far\nstories: [{title: a}]\n",
                ["3:8: error: \"toTop\" cannot be \"far\": write a number of pixels from 0 to 100000"]
            ),
            (
                "title: S\nkind: stories\ntoTop: 1e3\nstories: [{title: a}]\n",
                ["3:8: error: \"toTop\" cannot be \"1e3\": write a number of pixels from 0 to 100000"]
            ),
            (
                "title: S\nkind: stories\nsections: []\nstories: [{title: a}]\n",
                [
                    "3:1: error: unknown key \"sections\": a page of stories can have title, kind, tint, toTop and stories"
                ]
            ),
        ] as [(String, [String])])
    func reports(_ page: String, _ findings: [String]) {
        #expect(summary(load(page: page).findings) == findings)
    }
}
