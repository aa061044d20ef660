import StickyLayout

extension Scene {
    /// The calendar page by hand: a title, a filter that hides and comes back, three months that stack.
    static let calendar = Scene(
        contentHeight: 3054, viewport: .init(width: 390, height: 844),
        headers: [
            .init(id: "title", mode: .fixed, top: 0, height: 48),
            .init(id: "filter", mode: .reverse, top: 48, height: 52),
            .init(id: "february", mode: .fixed, top: 100, height: 45),
            .init(id: "march", mode: .fixed, top: 969, height: 45),
            .init(id: "april", mode: .fixed, top: 1999, height: 45),
        ],
        sections: [
            .init(id: "february", top: 100, height: 869),
            .init(id: "march", top: 969, height: 1030),
            .init(id: "april", top: 1999, height: 1055),
        ])

    /// A fixed title, an inline note, and regular headers of two levels; the section of the header B ends 500 px before
    /// the next header.
    static let shelf = Scene(
        contentHeight: 3000, viewport: .init(width: 390, height: 500),
        headers: [
            .init(id: "title", mode: .fixed, top: 0, height: 40),
            .init(id: "note", mode: .inline, top: 40, height: 20),
            .init(id: "A", mode: .regular, top: 100, height: 30, end: 1000),
            .init(id: "A1", mode: .regular, top: 200, height: 20, level: 2, end: 600),
            .init(id: "A2", mode: .regular, top: 600, height: 20, level: 2, end: 1000),
            .init(id: "B", mode: .regular, top: 1000, height: 30, end: 1500),
            .init(id: "C", mode: .regular, top: 2000, height: 30, zIndex: 7),
        ],
        sections: [
            .init(id: "A1", top: 200, height: 400),
            .init(id: "A2", top: 600, height: 400),
            .init(id: "B", top: 1000, height: 500),
            .init(id: "C", top: 2000, height: 1000),
        ])

    /// A title, and a reverse header that starts half a page down.
    static let midway = Scene(
        contentHeight: 3000, viewport: .init(width: 390, height: 500),
        headers: [
            .init(id: "title", mode: .fixed, top: 0, height: 40),
            .init(id: "before", mode: .regular, top: 100, height: 30),
            .init(id: "bar", mode: .reverse, top: 500, height: 50),
            .init(id: "after", mode: .regular, top: 600, height: 30),
        ],
        sections: [
            .init(id: "before", top: 100, height: 400),
            .init(id: "after", top: 600, height: 2400),
        ])

    /// Sections without headers at `tops`, each up to the next.
    static func plain(tops: [Double], contentHeight: Double, viewportHeight: Double) -> Scene {
        let ends = tops.dropFirst() + [contentHeight]
        return Scene(
            contentHeight: contentHeight, viewport: .init(width: 390, height: viewportHeight),
            sections: zip(tops, ends).enumerated().map { index, extent in
                .init(id: "s\(index)", top: extent.0, height: extent.1 - extent.0)
            })
    }

    /// This scene with `change` made to it.
    func with(_ change: (inout Scene) -> Void) -> Scene {
        var scene = self
        change(&scene)
        return scene
    }
}
