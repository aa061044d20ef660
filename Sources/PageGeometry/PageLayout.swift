public import StickyLayout

/// A page laid out in a window, before any browser has drawn it.
public struct PageLayout: Sendable {
    /// What the engine answers from.
    public let layout: Layout
    /// How sure the page's geometry is as a whole.
    public let certainty: Certainty
    /// How sure the height of each section is.
    public let sections: [Certainty]
    /// The bar of chips or tabs, if the page has one.
    public let chips: ChipRow?

    init(_ builder: SceneBuilder, in viewport: Scene.Size) throws(SceneError) {
        var scene = builder.scene(windowHeight: viewport.height)
        scene.viewport = viewport
        layout = try Layout(scene)
        certainty = builder.texts.certainty
        sections = builder.certainties
        chips = builder.chips
    }

    private init(_ other: PageLayout, layout: Layout) {
        self.layout = layout
        certainty = other.certainty
        sections = other.sections
        chips = other.chips
    }

    /// The same in a window of the same width and another height.
    func resized(to viewport: Scene.Size) throws(SceneError) -> PageLayout {
        guard viewport != layout.scene.viewport else { return self }
        return PageLayout(self, layout: try layout.resized(to: viewport))
    }
}

extension PageLayout {
    /// About what it takes in memory, in bytes: what the engine keeps of each header and section, what names them, and chips.
    var approximateSize: Int {
        let scene = layout.scene
        let names =
            scene.headers.reduce(0) { $0 + $1.id.utf8.count } + scene.sections.reduce(0) { $0 + $1.id.utf8.count }
        let chips = (chips?.chips.count ?? 0) * (MemoryLayout<ChipBar.Chip>.stride + MemoryLayout<String>.stride)
        return Self.headerSize * scene.headers.count + Self.sectionSize * scene.sections.count + names + chips
    }

    private static let headerSize = 300
    private static let sectionSize = 150
}
