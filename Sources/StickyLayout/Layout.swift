/// The engine: where the headers of one page are on screen and which section is current, at any scroll position.
///
/// Lengths are CSS px and grow downwards. Content coordinates start at the top of the scrolled content, screen
/// coordinates at the top of the scrollport. Headers and sections are known by their index in the scene. Built in
/// O(n log n); a query takes O(log n) and as much again as it answers, and allocates nothing besides its answer. It is a
/// value without clock or I/O, and no state or index makes it trap.
public struct Layout: Sendable {
    /// What it was built from.
    public private(set) var scene: Scene
    /// M, the largest offset: what of the content does not fit into the viewport, at least 0.
    public private(set) var maximumOffset: Double

    /// One for each header.
    let slots: [HeaderSlot]
    /// The fixed headers and the reverse one, in document order: those that stay once they have pinned.
    let anchored: [Int]
    /// The reverse header.
    let reverse: Int?
    /// The first header that the reverse one's band moves down.
    let firstBelowReverse: Int
    /// Lengths up to this one are what rounding leaves of 0, for instance where two headers touch after a jump.
    private(set) var tolerance: Double
    private(set) var sections: SectionTable

    /// The layout of `scene`, or what is wrong with it.
    public init(_ scene: Scene) throws(SceneError) {
        try self.init(anonymous: scene)
        try scene.checkIdentifiers()
    }

    /// The layout of a scene whose ids nobody reads, so that they need not be unique.
    public init(anonymous scene: Scene) throws(SceneError) {
        try scene.checkGeometry()
        self.scene = scene
        slots = HeaderSlot.slots(for: scene.headers, inset: scene.topInset, contentHeight: scene.contentHeight)
        anchored = slots.indices.filter { scene.headers[$0].mode == .fixed || scene.headers[$0].mode == .reverse }
        reverse = anchored.first { scene.headers[$0].mode == .reverse }
        firstBelowReverse = reverse.map { $0 + 1 } ?? scene.headers.count
        sections = SectionTable(scene: scene, slots: slots)
        maximumOffset = 0
        tolerance = 0
        fit()
    }

    /// The same content in a scrollport of another size, or what is wrong with that: O(sections), where building the
    /// layout anew would be O(n log n).
    public func resized(to viewport: Scene.Size) throws(SceneError) -> Layout {
        var layout = self
        layout.scene.viewport = viewport
        try layout.scene.checkViewport()
        layout.fit()
        return layout
    }

    /// Sets what depends on the size of the scrollport.
    private mutating func fit() {
        maximumOffset = max(0, scene.contentHeight - scene.viewport.height)
        let extent = max(scene.contentHeight, scene.viewport.height, scene.headers.last?.bottom ?? 0)
        tolerance = extent * Self.relativeTolerance
        sections.squeeze(below: maximumOffset, viewportHeight: scene.viewport.height)
    }

    /// 2⁻⁴⁰, a thousand millionth of a pixel on a page of a thousand: thousands of roundings, and nothing that is drawn.
    private static let relativeTolerance = 0x1p-40
}
