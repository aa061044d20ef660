/// The keys of the file of a page of stories.
enum StoriesKey: String, PageFieldKey {
    case title, kind, tint, toTop, stories

    static let group = "a page of stories"
}

/// The keys of a story.
enum StoryKey: String, FieldKey {
    case title, description, color

    static let group = "a story"
}

/// Reads a page of stories.
enum StoriesReader {
    /// Past this offset the button shows that leads back to the top, unless the file says otherwise.
    private static let toTop = 320.0

    static func page(named name: String, from root: YAMLNode, _ log: FindingLog) -> Page? {
        guard let fields = FieldReader<StoriesKey>(root, log) else { return nil }
        let head = PageHead(fields, toTop: toTop)
        let stories = fields.requiredEntries(.stories)?.compactMap { story(from: $0, log) }
        guard let title = head.title, let stories else { return nil }
        return Page(name: name, title: title, tint: head.tint, toTop: head.toTop, content: .stories(stories))
    }

    private static func story(from node: YAMLNode, _ log: FindingLog) -> Story? {
        guard let fields = FieldReader<StoryKey>(node, log) else { return nil }
        let title = fields.requiredText(.title, .line)
        let description = fields.text(.description, .paragraph)
        let color = fields.tint(.color)
        return title.map { Story(title: $0, description: description, color: color) }
    }
}
