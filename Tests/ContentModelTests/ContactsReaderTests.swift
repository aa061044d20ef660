import Testing

@testable import ContentModel

@Suite struct ContactsReaderTests {
    private static let head = "title: C\nkind: contacts\n"

    @Test func readsWhatAFileMaySay() {
        let loaded = load(
            page: """
                title: C
                kind: contacts
                spy: firstVisible
                toTop: 100
                groups:
                  - {title: A, contacts: [Ada, Alan, Ada]}
                  - {title: A, contacts: Anita}
                  - {title: Title, contacts: [Tim]}
                  - {title: Ä 1, contacts: [Änne]}
                  - {title: "★", contacts: []}

                """)
        #expect(summary(loaded.findings) == [])
        let groups = [
            ContactGroup(id: "a", title: "A", names: ["Ada", "Alan", "Ada"]),
            ContactGroup(id: "a-2", title: "A", names: ["Anita"]),
            // The bar with the page's title is called that.
            ContactGroup(id: "title-2", title: "Title", names: ["Tim"]),
            ContactGroup(id: "ä-1", title: "Ä 1", names: ["Änne"]),
            ContactGroup(id: "section", title: "★", names: []),
        ]
        #expect(
            loaded.site?.pages == [
                Page(name: "menu", title: "C", spy: .firstVisible, toTop: 100, content: .contacts(groups))
            ])
    }

    @Test(
        arguments: [
            ("", ["1:1: error: \"groups\" is missing: a page of contacts needs it"]),
            ("groups: []\n", ["3:9: warning: \"groups\" is empty: the page will show nothing"]),
            ("groups: A\n", ["3:9: error: \"groups\": expected a list (each entry after \"- \"), found text"]),
            (
                "groups: [A]\n",
                ["3:10: error: expected a group with keys such as \"title:\" and \"contacts:\", found text"]
            ),
            ("groups: [{title: A}]\n", ["3:10: error: \"contacts\" is missing: a group needs it"]),
            ("groups: [{title: A, contacts: }]\n", ["3:31: error: \"contacts\" is empty: a group needs it"]),
            ("groups: [{contacts: [a]}]\n", ["3:10: error: \"title\" is missing: a group needs it"]),
            (
                "groups: [{title: A, contact: [a]}]\n",
                ["3:21: error: unknown key \"contact\" (did you mean \"contacts\"?)"]
            ),
            (
                "groups: [{title: A, contacts: [a, {name: b}, '']}]\n",
                [
                    "3:35: error: \"contacts\": expected text, found a group of keys",
                    "3:46: error: \"contacts\" is empty: write some text or delete it",
                ]
            ),
            (
                "groups: [{title: A, contacts: {name: b}}]\n",
                ["3:31: error: \"contacts\": expected a list (each entry after \"- \"), found a group of keys"]
            ),
            (
                "spy: last\ngroups: [{title: A, contacts: a, color: red}]\n",
                [
                    "3:6: error: \"spy\" cannot be \"last\": write distributed or firstVisible",
                    "4:34: error: unknown key \"color\": a group can have title and contacts",
                ]
            ),
            (
                "headers: {}\ngroups: [{title: A, contacts: a}]\n",
                [
                    "3:1: error: unknown key \"headers\": a page of contacts can have title, kind, tint, spy, toTop and groups"
                ]
            ),
        ] as [(String, [String])])
    func reports(_ page: String, _ findings: [String]) {
        let loaded = load(page: Self.head + page)
        #expect(summary(loaded.findings) == findings)
        #expect((loaded.site == nil) == findings.contains { $0.contains(" error: ") })
    }
}
