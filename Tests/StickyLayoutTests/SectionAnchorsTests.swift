import StickyLayout
import Testing

/// Where the pinned stack ends for a section that starts at a given place on the shelf.
@Suite struct SectionAnchorsTests {
    @Test(
        arguments: [
            (0, 0),  // the title itself
            (0.01, 0),  // near enough
            (30, 40),  // within the title, which has started
            (60, 40),  // after the inline note
            (99.9921875, 40), (100, 40), (100.0078125, 40),  // A
            (99.98, 40),  // before A: nothing is open
            (100.02, 70),  // within A
            (200, 70),  // A1
            (300, 90),  // within A and A1
            (600, 70),  // A2
            (999, 90),  // within A and A2
            (1000, 40),  // B
            (1499, 70),
            (1500, 40),  // B's section is over
            (2500, 70),  // C's goes on to the end of the content
        ] as [(Double, Double)])
    func line(top: Double, line: Double) throws {
        let layout = try Layout(Scene.shelf.with { $0.sections = [.init(id: "x", top: top, height: 5)] })
        #expect(layout.line(ofSection: 0) == line)
    }

    @Test(arguments: [(10, 10), (540, 40), (560, 40), (700, 70)] as [(Double, Double)])
    func aReverseHeaderEndsWhatWasOpen(top: Double, line: Double) throws {
        let scene = Scene.midway.with { scene in
            scene.topInset = top < 20 ? 10 : 0
            if top < 20 { scene.headers.removeFirst() }
            scene.sections = [.init(id: "x", top: top, height: 5)]
        }
        #expect(try Layout(scene).line(ofSection: 0) == line)
    }

    @Test func aLargerHeaderHidesTheLevelsBetween() throws {
        // Level 3, then 1, then 2: the 3 is closed although its section goes on.
        let scene = Scene(
            contentHeight: 1000, viewport: .init(width: 390, height: 500),
            headers: [
                .init(id: "three", mode: .regular, top: 0, height: 10, level: 3),
                .init(id: "one", mode: .regular, top: 100, height: 20, level: 1, end: 150),
                .init(id: "four", mode: .regular, top: 200, height: 5, level: 4),
            ], sections: [.init(id: "four", top: 200, height: 100), .init(id: "in", top: 300, height: 10)])
        let layout = try Layout(scene)
        #expect(layout.line(ofSection: 0) == 0)
        #expect(layout.line(ofSection: 1) == 5)
    }

    @Test(arguments: [-1, 4]) func noSuchSection(index: Int) throws {
        #expect(try Layout(.shelf).line(ofSection: index) == nil)
    }
}
