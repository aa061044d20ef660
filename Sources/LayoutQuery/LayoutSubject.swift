internal import StickyLayout

/// What questions are about: a page, or somebody's own scene.
struct LayoutSubject {
    let layout: Layout
    /// The page's name; nil for somebody's own scene, whose answers leave out what only a page has.
    let page: String?
    /// Which section counts as the current one unless a question says otherwise.
    let rule: SpyRule
    /// The sections by the bytes of their ids: a small document can have many thousands of sections and of jumps to them.
    private let sectionIndices: [[UInt8]: Int]

    init(_ layout: Layout, page: String?, rule: SpyRule) {
        self.layout = layout
        self.page = page
        self.rule = rule
        let ids = layout.scene.sections.map { Array($0.id.utf8) }
        sectionIndices = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    }

    /// The index of the section of that id, byte for byte; nil without one.
    func index(ofSection id: String) -> Int? { sectionIndices[Array(id.utf8)] }
}
