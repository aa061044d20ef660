import ContentModel
import DesignTokens
import Testing

@testable import Presentation

@Suite struct PresentedStoryTests {
    @Test func tilesTakeSixColoursInTurnUnlessTheyHaveOne() {
        let stories = (0..<8).map { Story(title: "\($0)", color: $0 == 1 ? .named(.red) : nil) }
        let tints: [NamedTint] = [.indigo, .red, .teal, .green, .orange, .pink, .indigo, .blue]
        #expect(PresentedStory.all(stories).map(\.color) == tints.map(\.color))
    }
}

@Suite struct PresentedGroupTests {
    @Test(arguments: [("Ada Byron", "A"), ("Émile", "É"), ("👩‍🍳 Chef", "👩‍🍳"), ("فاطمة", "ف")])
    func theDiscHoldsTheFirstCharacter(name: String, initial: String) {
        let group = PresentedGroup(ContactGroup(id: "a", title: "A", names: [name]))
        #expect(group.contacts.map(\.initial) == [initial])
    }
}

@Suite struct OtherPagesTests {
    @Test func aPageLeadsToTheOthers() {
        let pages = ["menu", "stories", "contacts"].map {
            Page(name: $0, title: $0.uppercased(), content: .stories([]))
        }
        let site = SiteContent(restaurant: Restaurant(name: "x"), languages: ["en"], pages: pages)
        let shown = PresentedPage(pages[1], of: site, language: "en")
        #expect(shown.otherPages.map(\.name) == ["menu", "contacts"])
        #expect(shown.otherPages.map(\.title) == ["MENU", "CONTACTS"])
    }
}
