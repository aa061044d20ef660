import StickyLayout
import Testing

@Suite struct SectionTableTests {
    @Test func boundariesBeyondTheEndAreMovedIn() throws {
        let scene = Scene.plain(tops: [0, 1000, 1500, 1700, 1800], contentHeight: 1900, viewportHeight: 800)
        let layout = try Layout(scene)
        #expect(layout.unmappedBoundaries == [0, 1000, 1500, 1700, 1800])
        #expect(layout.boundaries == [0, 1000, 1062.5, 1087.5, 1100])
    }

    @Test func boundariesWithinThePageStay() throws {
        let layout = try Layout(.calendar)
        #expect(layout.unmappedBoundaries == [0, 876, 1861])
        #expect(layout.boundaries == [0, 876, 1861])
    }

    @Test func aShortScrollIsSharedFromItsMiddle() throws {
        let layout = try Layout(.plain(tops: [0, 330, 650], contentHeight: 900, viewportHeight: 880))
        #expect(layout.boundaries == [0, 15, 20])
    }

    @Test func aStackTallerThanTheViewportLeavesNoRoom() throws {
        let layout = try Layout(
            Scene.shelf.with {
                $0.viewport.height = 30; $0.sections[3].height = 900
            })
        #expect(layout.boundaries == [0, 530, 960, 1460])
        let beyond = try Layout(
            Scene.shelf.with { scene in
                scene.viewport.height = 40
                scene.contentHeight = 2035
                scene.sections[2].height = 1000
                scene.sections[3].height = 10
                scene.sections.append(.init(id: "D", top: 2100, height: 10))
            })
        #expect(beyond.unmappedBoundaries == [0, 530, 960, 1960, 1970])
        #expect(beyond.boundaries == [0, 530, 960, 1960, 1970])
    }

    @Test func boundariesNeverFall() throws {
        // A gap, and a stack that grows within it: the second boundary would be before the first.
        let scene = Scene(
            contentHeight: 3000, viewport: .init(width: 390, height: 500),
            headers: [.init(id: "bar", mode: .fixed, top: 500, height: 200)],
            sections: [
                .init(id: "a", top: 0, height: 400), .init(id: "b", top: 450, height: 10),
                .init(id: "c", top: 800, height: 100),
            ])
        #expect(try Layout(scene).boundaries == [0, 400, 400])
    }
}
