import StickyLayout
import Testing

@Suite struct LayoutShownTests {
    static let offsets: [(Double, [Int])] = [
        (0, [0, 1, 2, 3]),
        (101, [0, 2, 3, 4]),
        (529, [0, 2, 3, 4, 5]),
        (530, [0, 2, 4, 5]),
        (1459, [0, 5]),
        (1460, [0]),
        (1500, [0]),
        (1501, [0, 6]),
        (2500, [0, 6]),
    ]

    @Test(arguments: offsets) func onlyWhatBelongsOnScreen(offset: Double, shown: [Int]) throws {
        let layout = try Layout(.shelf)
        #expect(layout.shownHeaders(in: layout.state(at: offset)).map(\.index) == shown)
    }

    @Test(arguments: [0, 30, 60, 100]) func aStackTallerThanTheViewportStaysPinned(viewport: Double) throws {
        let layout = try Layout(Scene.shelf.with { $0.viewport.height = viewport })
        #expect(layout.shownHeaders(in: layout.state(at: 300)).map(\.index) == [0, 2, 3])
    }

    @Test func whatTouchesTheLineAfterAJumpHidesWhatWasThere() throws {
        // Thirds: the bottom of the first header and the line differ in the last bits.
        let third = 1.0 / 3
        let scene = Scene(
            contentHeight: 3000 + third, viewport: .init(width: 390, height: 500),
            headers: [
                .init(id: "title", mode: .fixed, top: 0, height: 48 + third),
                .init(id: "a", mode: .regular, top: 48 + third, height: 31 + third),
                .init(id: "b", mode: .regular, top: 977 + 2 * third, height: 31 + third),
            ],
            sections: [
                .init(id: "a", top: 48 + third, height: 929 + third),
                .init(id: "b", top: 977 + 2 * third, height: 1000),
            ])
        let layout = try Layout(scene)
        let jumped = layout.state(after: [.jumpToSection(1)])
        #expect(layout.shownHeaders(in: jumped).map(\.index) == [0, 2])
        #expect(layout.placement(of: 1, in: jumped)?.isPinned == false)
        #expect(layout.placement(of: 2, in: jumped)?.offset == 0)
        let again = layout.state(after: .jumpToSection(1), from: jumped)
        #expect(again.offset == jumped.offset)
        #expect(layout.landing(ofSection: 0, from: jumped)?.isReachable == true)
    }
}
