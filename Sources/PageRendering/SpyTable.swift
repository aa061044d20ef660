internal import ContentModel
internal import Presentation
internal import StickyLayout
internal import Templating

/// What the page's script needs to light the right chip: at which offset each section's turn begins. Nothing in it
/// depends on the window, so that it holds at any size; the script moves boundaries beyond the end of the page in.
struct SpyTable {
    private let json: String

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
            return chip.map(Self.quoted) ?? "null"
        }
        json =
            "{\"rule\":\(Self.quoted(page.spy.rawValue)),\"boundaries\":\(Self.list(boundaries.map(Self.number)))"
            + ",\"lastLine\":\(Self.number(lines.last ?? 0))"
            + ",\"sections\":\(Self.list(sections.map { Self.quoted($0.id) })),\"chipOf\":\(Self.list(chips))}"
    }

    /// The `script` element. It holds data, which no policy has to allow: browsers run only what has a script's type.
    var element: TrustedFragment {
        TrustedFragment(Array("<script type=\"application/json\" id=\"carta:spy\">\(json)</script>".utf8))
    }

    /// Where each section but the first takes over by the rule `firstVisible`: where so little of the one before it is
    /// left below the stack that it no longer counts.
    private static func leavings(of sections: [Scene.Section], lines: [Double]) -> [Double] {
        var boundaries = [0.0]
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

    private static func list(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }

    private static func number(_ value: Double) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// An id as a string that is safe inside a `script` element; ids hold letters, digits, `-` and `_` only.
    private static func quoted(_ id: String) -> String { "\"\(id)\"" }
}
