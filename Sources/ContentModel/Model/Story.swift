/// A card of a page of stories.
public struct Story: Sendable, Equatable {
    /// What it is called; stories may share a title.
    public let title: String
    /// A few words about it.
    public let description: String?
    /// The colour of its tile; nil takes the next of a row of six.
    public let color: Tint?

    /// A story of these parts; nothing is checked here.
    public init(title: String, description: String? = nil, color: Tint? = nil) {
        self.title = title
        self.description = description
        self.color = color
    }
}
