import Testing

@testable import ContentModel

@Suite struct ContactsReaderTests {
    @Test func readsWhatAFileMaySay() {
        let loaded = load(
            page: """
                title: C
                kind: contacts
                spy: firstVisible
                groups:
                  - {title: A, contacts: [Ada, Alan]}
                  - {title: A, contacts: Anita}
                  - {title: Title, contacts: [Tim]}

                """)
        #expect(summary(loaded.findings) == [])
        let groups = [
            ContactGroup(id: "a", title: "A", names: ["Ada", "Alan"]),
            ContactGroup(id: "a-2", title: "A", names: ["Anita"]),
            // The bar with the page's title is called that.
            ContactGroup(id: "title-2", title: "Title", names: ["Tim"]),
        ]
        #expect(
            loaded.site?.pages == [Page(name: "menu", title: "C", spy: .firstVisible, content: .contacts(groups))])
    }

    @Test(
        arguments: [
            ("title: C\nkind: contacts\n", ["1:1: error: \"groups\" is missing: a page of contacts needs it"]),
            (
                "title: C\nkind: contacts\ngroups: [{title: A}]\n",
                ["3:10: error: \"contacts\" is missing: a group needs it"]
            ),
            (
                "title: C\nkind: contacts\ngroups: [{contacts: [a]}]\n",
                ["3:10: error: \"title\" is missing: a group needs it"]
            ),
        ] as [(String, [String])])
    func reports(_ page: String, _ findings: [String]) {
        #expect(summary(load(page: page).findings) == findings)
    }
}
