internal import ContentModel
public import DesignTokens

/// A card as shown.
public struct PresentedStory: Sendable, Equatable {
    /// What it is called.
    public let title: String
    /// A few words about it.
    public let description: String?
    /// The colour of its tile.
    public let color: AdaptiveColor

    /// The colours of tiles that have none of their own, in turn.
    private static let row: [NamedTint] = [.indigo, .blue, .teal, .green, .orange, .pink]

    static func all(_ stories: [Story], wording: Wording) -> [PresentedStory] {
        stories.enumerated().map { index, story in
            PresentedStory(
                title: wording.text(story.title), description: wording.text(story.description),
                color: story.color?.color ?? row[index % row.count].color)
        }
    }
}
