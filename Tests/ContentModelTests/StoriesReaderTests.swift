import DesignTokens
import Testing

@testable import ContentModel

@Suite struct StoriesReaderTests {
    private static let head = "title: S\nkind: stories\n"

    @Test func readsWhatAFileMaySay() {
        let loaded = load(
            page: """
                title: S
                kind: stories
                tint: teal
                toTop: 500.5
                stories:
                  - {title: One, description: Of one, color: pink}
                  - {title: Two, color: "#0a0B0c"}
                  - {title: One}

                """)
        #expect(summary(loaded.findings) == [])
        let stories = [
            Story(title: "One", description: "Of one", color: .named(.pink)),
            Story(title: "Two", color: .hex(red: 10, green: 11, blue: 12)), Story(title: "One"),
        ]
        #expect(
            loaded.site?.pages == [
                Page(name: "menu", title: "S", tint: .named(.teal), toTop: 500.5, content: .stories(stories))
            ])
    }

    @Test func theButtonShowsPastThreeHundredAndTwentyPixelsUnlessToldOtherwise() {
        #expect(load(page: Self.head + "stories: [{title: a}]\n").site?.pages.first?.toTop == 320)
        #expect(load(page: Self.head + "toTop: ~\nstories: [{title: a}]\n").site?.pages.first?.toTop == 320)
        #expect(load(page: Self.head + "toTop: 0\nstories: [{title: a}]\n").site?.pages.first?.toTop == 0)
    }

    @Test(
        arguments: [
            ("", ["1:1: error: \"stories\" is missing: a page of stories needs it"]),
            ("stories:\n", ["3:9: error: \"stories\" is empty: a page of stories needs it"]),
            ("stories: []\n", ["3:10: warning: \"stories\" is empty: the page will show nothing"]),
            (
                "stories: {title: a}\n",
                ["3:10: error: \"stories\": expected a list (each entry after \"- \"), found a group of keys"]
            ),
            ("stories: [{title: a}, ~]\n", ["3:23: error: \"stories\" has an empty entry: delete it"]),
            (
                "stories: [text, [a]]\n",
                [
                    "3:11: error: expected a story with keys such as \"title:\" and \"description:\", found text",
                    "3:17: error: expected a story with keys such as \"title:\" and \"description:\", found a list",
                ]
            ),
            ("stories: [{description: a}]\n", ["3:11: error: \"title\" is missing: a story needs it"]),
            (
                "stories: [{titel: a}, {title: b, text: c}]\n",
                [
                    "3:12: error: unknown key \"titel\" (did you mean \"title\"?)",
                    "3:34: error: unknown key \"text\": a story can have title, description and color",
                ]
            ),
            (
                "stories: [{title: '', description: '', color: sky}]\n",
                [
                    "3:19: error: \"title\" is empty: write some text or delete it",
                    "3:36: warning: \"description\" is empty: write some text or delete it",
                    "3:47: error: \"color\" cannot be \"sky\": write "
                        + "red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray or \"#rrggbb\"",
                ]
            ),
            (
                "toTop: far\nstories: [{title: a}]\n",
                ["3:8: error: \"toTop\" cannot be \"far\": write a number of pixels from 0 to 100000"]
            ),
            (
                "sections: []\nstories: [{title: a}]\n",
                [
                    "3:1: error: unknown key \"sections\": a page of stories can have title, kind, tint, toTop and stories"
                ]
            ),
        ] as [(String, [String])])
    func reports(_ page: String, _ findings: [String]) {
        let loaded = load(page: Self.head + page)
        #expect(summary(loaded.findings) == findings)
        #expect((loaded.site == nil) == findings.contains { $0.contains(" error: ") })
    }
}
