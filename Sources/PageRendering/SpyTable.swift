internal import ContentModel
internal import JSONWriting
internal import Presentation
internal import StickyLayout
internal import Templating

/// What the page's script needs to light the right chip: at which offset each section's turn begins. Nothing in it
/// depends on the window, so that it holds at any size; the script moves boundaries beyond the end of the page in.
struct SpyTable {
    private let json: [UInt8]

    init(_ page: PresentedPage, layout: Layout) {
        let sections = layout.scene.sections
        let lines = sections.indices.compactMap { layout.line(ofSection: $0) }
        let boundaries =
            switch page.spy {
            case .distributed: layout.unmappedBoundaries
            case .firstVisible: Self.leavings(of: sections, lines: lines)
            }
        let chipped = Set(page.chips.map(\.id))
        var chip: String?
        let chips = sections.map { section in
            if chipped.contains(section.id) { chip = section.id }
            return chip
        }
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("rule")
            writer.string(page.spy.rawValue)
            writer.key("boundaries")
            writer.array { for boundary in boundaries { $0.number(boundary) } }
            writer.member("lastLine", lines.last ?? 0)
            writer.key("sections")
            writer.array { for section in sections { $0.string(section.id) } }
            writer.key("chipOf")
            writer.array { for chip in chips { $0.string(chip) } }
        }
        json = writer.bytes
    }

    /// The `script` element. It holds data, which no policy has to allow: browsers run only what has a script's type.
    var element: TrustedFragment {
        // In JSON `<` stands in strings only; escaped, no string can end the element or open a comment in it.
        let escaped = json.flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
        return TrustedFragment(
            Array("<script type=\"application/json\" id=\"carta:spy\">".utf8) + escaped + Array("</script>".utf8))
    }

    /// Where each section but the first takes over by the rule `firstVisible`: where so little of the one before it is
    /// left below the stack that it no longer counts.
    private static func leavings(of sections: [Scene.Section], lines: [Double]) -> [Double] {
        var boundaries = sections.isEmpty ? [] : [0.0]
        for index in sections.indices.dropLast() {
            let section = sections[index]
            let noticeable = min(section.height, max(section.height * noticeableShare, noticeablePixels))
            let leaving = section.top + section.height - lines[index + 1] - noticeable
            boundaries.append(max(boundaries[index], section.height > 0 ? leaving : boundaries[index]))
        }
        return boundaries
    }

    private static let noticeableShare = 0.01
    private static let noticeablePixels = 1.0
}
