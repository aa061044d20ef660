import DesignTokens
import Testing

@testable import ContentModel

@Suite struct PageReaderTests {
    private static let kinds = "write menu, stories, contacts, tabs or calendar"

    @Test(
        arguments: [
            ("map", "\"kind\" cannot be \"map\": \(kinds)"),
            ("storys", "\"kind\" cannot be \"storys\" (did you mean \"stories\"?): \(kinds)"),
            ("Menu", "\"kind\" cannot be \"Menu\" (did you mean \"menu\"?): \(kinds)"),
            ("[menu]", "\"kind\": expected text, found a list"),
            ("{menu: a}", "\"kind\": expected text, found a group of keys"),
            ("''", "\"kind\" is empty: write some text or delete it"),
            ("\"menu\\0\"", "\"kind\" holds an invisible control character (U+0000): delete it"),
            ("*menu", "\"*menu\" would repeat other text, which is not supported: write it out or put it in quotes"),
        ])
    func aKindThatIsNoneIsAllThatIsReported(_ kind: String, _ finding: String) {
        #expect(summary(load(page: "title: M\nkind: \(kind)\n").findings) == ["2:7: error: \(finding)"])
    }

    /// What only a page of the kind can have.
    @Test(arguments: [
        ("", "sections: [{items: [{name: a}]}]\nheaders: {}", PageContent.Kind.menu),
        ("kind:", "sections: [{items: [{name: a}]}]", .menu),
        ("kind: ~", "sections: [{items: [{name: a}]}]", .menu),
        ("kind: menu", "sections: [{items: [{name: a}]}]", .menu),
        ("kind: \" stories \"", "stories: [{title: a}]", .stories),
        ("kind: contacts", "groups: [{title: A, contacts: a}]", .contacts),
        ("kind: tabs", "sections: [{title: A, items: [{name: a}]}]", .tabs),
        ("kind: calendar", "from: 2026-02\nto: 2026-02\ncategories: [{title: A}]", .calendar),
    ])
    func theKindSaysWhatThePageIsMadeOf(_ line: String, _ content: String, _ kind: PageContent.Kind) {
        let loaded = load(page: "title: T\n\(line)\n\(content)\n")
        #expect(summary(loaded.findings) == [])
        #expect(loaded.site?.pages.map(\.content.kind) == [kind])
        #expect(loaded.site?.pages.map(\.name) == ["menu"])
        #expect(loaded.site?.pages.map(\.title) == ["T"])
    }

    /// A kind with the least that it needs, to look at what all kinds have in common.
    static let leastOfEachKind = [
        "kind: menu\nsections: [{items: [{name: a}]}]\n", "kind: stories\nstories: [{title: a}]\n",
        "kind: contacts\ngroups: [{title: A, contacts: a}]\n", "kind: tabs\nsections: [{items: [{name: a}]}]\n",
        "kind: calendar\nfrom: 2026-02\nto: 2026-02\ncategories: [{title: A}]\n",
    ]

    @Test(arguments: leastOfEachKind)
    func everyKindHasATitleATintAndAButton(_ page: String) {
        let plain = load(page: page + "title: T\n")
        #expect(summary(plain.findings) == [])
        #expect(plain.site?.pages.map(\.tint) == [.named(.indigo)])
        #expect(plain.site?.pages.map(\.toTop) == [page.contains("stories") ? 320 : nil])

        let full = load(page: page + "title: T\ntint: '#010203'\ntoTop: 0.5\n")
        #expect(summary(full.findings) == [])
        #expect(full.site?.pages.map(\.title) == ["T"])
        #expect(full.site?.pages.map(\.tint) == [.hex(red: 1, green: 2, blue: 3)])
        #expect(full.site?.pages.map(\.toTop) == [0.5])
    }

    @Test(arguments: leastOfEachKind)
    func everyKindReportsWhatIsWrongWithThem(_ page: String) throws {
        let loaded = load(page: page + "title: {}\ntint: grey\ntoTop: -1\n")
        let line = page.split(separator: "\n").count + 1
        let tints = NamedTint.allCases.map(\.rawValue).joined(separator: ", ")
        #expect(
            summary(loaded.findings) == [
                "\(line):8: error: \"title\": expected text, found a group of keys",
                "\(line + 1):7: error: \"tint\" cannot be \"grey\" (did you mean \"gray\"?): write \(tints) or \"#rrggbb\"",
                "\(line + 2):8: error: \"toTop\" cannot be \"-1\": write a number of pixels from 0 to 100000",
            ])
        #expect(loaded.site == nil)
    }

    /// The rule about the current section is for pages that have sections.
    @Test(arguments: leastOfEachKind)
    func pagesWithSectionsHaveARule(_ page: String) {
        let loaded = load(page: page + "title: T\nspy: firstVisible\n")
        if page.contains("stories") {
            #expect(
                summary(loaded.findings) == [
                    "4:1: error: unknown key \"spy\": a page of stories can have title, kind, tint, toTop and stories"
                ])
        } else {
            #expect(summary(loaded.findings) == [])
            #expect(loaded.site?.pages.map(\.spy) == [.firstVisible])
            #expect(load(page: page + "title: T\n").site?.pages.map(\.spy) == [.distributed])
        }
    }

    @Test(arguments: [("- a\n", "a list"), ("some text\n", "text"), ("~\n", "nothing")])
    func aFileThatIsNoGroupOfKeysIsTakenForAMenu(_ text: String, _ found: String) {
        #expect(
            summary(load(page: text).findings) == [
                "1:1: error: expected a menu with keys such as \"title:\" and \"kind:\", found \(found)"
            ])
    }
}
