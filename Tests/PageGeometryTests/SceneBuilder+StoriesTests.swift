import ContentModel
import StickyLayout
import TestPages
import Testing

/// Pages by hand: a title bar is 12 + 24 + 12 = 48 px, an empty footer 36.
@Suite struct SceneBuilderStoriesTests {
    private static let plain = Story(title: "a")
    private static let described = Story(title: "a", description: "b")

    /// The tile, 60 px, is higher than the text beside it, 24 and 20: cards of 12 + 60 + 12, 14 between, 16 around.
    @Test(
        arguments: [
            ([], 0), ([plain], 16 + 84 + 16), ([described], 16 + 84 + 16),
            ([plain, described, plain], 16 + 84 + 14 + 84 + 14 + 84 + 16),
            (Array(repeating: described, count: 30), 16 + 30 * 84 + 29 * 14 + 16),
        ] as [([Story], Double)])
    func storiesAreCardsUnderATitleThatScrollsAway(stories: [Story], cards: Double) throws {
        #expect(
            try scene(.stories(stories))
                == Scene(
                    contentHeight: 48 + cards + 36, viewport: Scene.Size(width: 390, height: 844),
                    headers: [Scene.Header(id: "title", mode: .inline, top: 0, height: 48)]))
    }

    /// Letters of 10 + 24 + 10 = 44 px, people of 10 + 42 + 10 = 62.
    @Test func contactsAreGroupsUnderTheirLetters() throws {
        let groups = [
            ContactGroup(id: "a", title: "A", names: ["x", "y"]), ContactGroup(id: "b", title: "B", names: []),
            ContactGroup(id: "c", title: "C", names: ["z"]),
        ]
        #expect(
            try scene(.contacts(groups))
                == Scene(
                    contentHeight: 402, viewport: Scene.Size(width: 390, height: 844),
                    headers: [
                        Scene.Header(id: "title", mode: .fixed, top: 0, height: 48),
                        Scene.Header(id: "a", mode: .regular, top: 48, height: 44, end: 216),
                        Scene.Header(id: "b", mode: .regular, top: 216, height: 44, end: 260),
                        Scene.Header(id: "c", mode: .regular, top: 260, height: 44, end: 366),
                    ],
                    sections: [
                        Scene.Section(id: "a", top: 48, height: 168), Scene.Section(id: "b", top: 216, height: 44),
                        Scene.Section(id: "c", top: 260, height: 106),
                    ]))
    }

    @Test func aPageWithoutGroupsIsItsTitle() throws {
        #expect(
            try scene(.contacts([]))
                == Scene(
                    contentHeight: 84, viewport: Scene.Size(width: 390, height: 844),
                    headers: [Scene.Header(id: "title", mode: .fixed, top: 0, height: 48)]))
    }
}
