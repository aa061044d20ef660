internal import ContentModel
internal import Presentation
internal import Templating

/// What the template of a page of stories may refer to besides what all pages have.
enum StoriesContext {
    static let shape: [String: Shape] = [
        "titleBar": PinSheet.headerShape,
        "hasStories": .flag,
        "stories": .list(of: .record(["title": .text, "description": .optional(.text), "color": .text])),
    ]

    static func values(of stories: [PresentedStory], _ pins: PinSheet) -> [String: Value] {
        [
            "titleBar": pins.header(PresentedPage.HeaderID.title, .inline),
            "hasStories": .flag(!stories.isEmpty),
            "stories": .list(
                stories.map { story in
                    [
                        "title": .text(story.title),
                        "description": story.description.map(Value.text) ?? nil,
                        "color": .text(story.color.className),
                    ]
                }),
        ]
    }
}
