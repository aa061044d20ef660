internal import DesignTokens
internal import Presentation
internal import StickyLayout

/// Stories and contacts.
extension SceneBuilder {
    mutating func add(_ stories: [PresentedStory]) {
        addTitleBar(.inline)
        guard !stories.isEmpty else { return }
        advance(.cardsPadding)
        for story in stories {
            let text =
                Length.cardTitleLine.pixels + (story.description == nil ? 0 : Length.cardDescriptionLine.pixels)
            advance(.cardPadding, .cardPadding)
            advance(pixels: max(Length.cardTile.pixels, text))
        }
        advance(.cardGap, times: stories.count - 1)
        advance(.cardsPadding)
    }

    mutating func add(_ groups: [PresentedGroup]) {
        addTitleBar(.fixed)
        for group in groups {
            addExtent {
                $0.addSection(group.id) {
                    $0.addHeader(group.id, .regular) { $0.advance(.letterPadding, .letterLine, .letterPadding) }
                    for _ in group.contacts { $0.advance(.contactPadding, .disc, .contactPadding) }
                }
            }
        }
    }
}
