import ContentModel
import DesignTokens
import Testing

@testable import Presentation

@Suite struct PresentedStoryTests {
    @Test func tilesTakeSixColoursInTurnUnlessTheyHaveOne() {
        let stories = (0..<14).map { Story(title: "\($0)", color: $0 == 1 ? .named(.red) : nil) }
        let row: [NamedTint] = [.indigo, .blue, .teal, .green, .orange, .pink]
        let tints = [.indigo, .red] + row.dropFirst(2) + row + [.indigo, .blue]
        #expect(PresentedStory.all(stories, wording: Wording(language: "en")).map(\.color) == tints.map(\.color))
    }

    @Test func storiesAreShownAsWritten() {
        let color = SRGBColor(red: 1, green: 2, blue: 3)
        let stories = [
            Story(title: "a", description: "b", color: .hex(red: 1, green: 2, blue: 3)), Story(title: "a"),
        ]
        #expect(
            PresentedStory.all(stories, wording: Wording(language: "en")) == [
                PresentedStory(title: "a", description: "b", color: AdaptiveColor(light: color, dark: color)),
                PresentedStory(title: "a", description: nil, color: NamedTint.blue.color),
            ])
        #expect(PresentedStory.all([], wording: Wording(language: "en")) == [])
    }
}
