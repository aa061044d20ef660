internal import ContentModel
internal import PageGeometry
internal import Presentation
internal import StickyLayout

/// What questions are about: a page, or somebody's own scene.
struct LayoutSubject {
    let layout: Layout
    /// The page's name; nil for somebody's own scene, whose answers leave out what only a page has.
    let page: String?
    /// Which section counts as the current one unless a question says otherwise.
    let rule: SpyRule
    /// The button that leads back to the top, if the page has one.
    let toTop: ScrollToTop?
    /// How sure a page's geometry is; nil for somebody's own scene, which is what they say.
    let certainty: Certainty?
    /// Why a page's geometry is not known exactly, in a sentence; nil where it is.
    let doubt: String?
    /// How sure the height of each section is; empty for somebody's own scene.
    let sectionCertainties: [Certainty]
    /// The bar of chips or tabs that follows the current section, if the page has one.
    let chips: LitChips?
    /// The sections by the bytes of their ids; nil where there are so few that a walk finds them sooner.
    private let sectionIndices: [[UInt8]: Int]?

    /// The scene of a document, which can have many thousands of sections and of jumps to them.
    init(scene layout: Layout) {
        self.layout = layout
        page = nil
        rule = .distributed
        toTop = nil
        certainty = nil
        doubt = nil
        sectionCertainties = []
        chips = nil
        let ids = layout.scene.sections.map { Array($0.id.utf8) }
        sectionIndices = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    }

    /// A page with its layout.
    init(_ measured: MeasuredPage, laidOut: PageLayout) {
        let page = measured.page
        layout = laidOut.layout
        certainty = laidOut.certainty
        doubt = laidOut.certainty == .approximate ? Self.doubt(about: measured.undrawn) : nil
        sectionCertainties = laidOut.sections
        chips = laidOut.chips.map { LitChips($0, sections: laidOut.layout.scene.sections.map(\.id)) }
        self.page = page.name
        rule = page.spy.engineRule
        toTop = page.toTop.map(ScrollToTop.init)
        sectionIndices = nil
    }

    private static func doubt(about undrawn: [Unicode.Scalar]) -> String {
        let names = undrawn.prefix(mostNamed).map { scalar in
            let hex = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
        }
        let more = undrawn.count > mostNamed ? " and \(undrawn.count - mostNamed) more" : ""
        return "no font draws \(names.joined(separator: ", "))\(more)"
    }

    private static let mostNamed = 5

    /// The index of the section of that id, byte for byte; nil without one.
    func index(ofSection id: String) -> Int? {
        guard let sectionIndices else {
            return layout.scene.sections.firstIndex { $0.id.utf8.elementsEqual(id.utf8) }
        }
        return sectionIndices[Array(id.utf8)]
    }
}

extension Page.Spy {
    /// The engine's rule of the same name.
    var engineRule: SpyRule {
        switch self {
        case .distributed: .distributed
        case .firstVisible: .firstVisible
        }
    }
}
