internal import DesignTokens
internal import Presentation
internal import StickyLayout

/// Stories and contacts.
extension SceneBuilder {
    mutating func add(_ stories: [PresentedStory], of page: PresentedPage) {
        addTitleBar(.inline, .mainBar, title: page.heading)
        guard !stories.isEmpty else { return }
        addContent { builder in
            builder.advance(.cardsPadding)
            for story in stories { builder.add(story) }
            builder.advance(.cardGap, times: stories.count - 1)
            builder.advance(.cardsPadding)
        }
    }

    private mutating func add(_ story: PresentedStory) {
        let beside = isNarrow ? 0 : pixels(.cardTile) + pixels(.cardTileGap)
        let width = columnWidth - 2 * pixels(.cardPadding) - beside
        let text =
            texts.height(story.title, .cardTitle, in: width)
            + (story.description.map { texts.height($0, .cardDescription, in: width) } ?? 0)
        advance(.cardPadding, times: 2)
        advance(pixels: isNarrow ? text : max(pixels(.cardTile), text))
    }

    mutating func add(_ groups: [PresentedGroup], of page: PresentedPage) {
        addTitleBar(.fixed, .mainBar, title: page.heading)
        let width = columnWidth - 2 * pixels(.contactInset)
        for group in groups {
            addExtent {
                $0.addSection(group.id) {
                    $0.addHeader(group.id, .heading, .regular) {
                        $0.advance(.letterPadding)
                        $0.advance(group.title, .letter, in: width)
                        $0.advance(.letterPadding)
                    }
                    $0.addContent { builder in
                        for contact in group.contacts { builder.add(contact, in: width) }
                    }
                }
            }
        }
    }

    private mutating func add(_ contact: PresentedGroup.Contact, in width: Double) {
        let beside = isNarrow ? 0 : pixels(.disc) + pixels(.contactGap)
        let name = texts.height(contact.name, .contact, in: width - beside)
        advance(.contactPadding, times: 2)
        advance(pixels: isNarrow ? name : max(pixels(.disc), name))
    }
}
