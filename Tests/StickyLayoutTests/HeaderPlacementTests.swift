import Testing

@testable import StickyLayout

/// Every mode, worked out by hand.
@Suite struct HeaderPlacementTests {
    static let modes: [(Double, HeaderPlacement)] = [
        (0, .init(0, y: 0, offset: 0, visible: 40, z: 100)),
        (25, .init(0, y: 0, offset: 25, pinned: true, visible: 40, z: 100)),
        (10, .init(1, y: 30, offset: 0, visible: 10, z: 0)),  // half under the title
        (30, .init(1, y: 10, offset: 0, visible: 0, z: 0)),
        (60, .init(2, y: 40, offset: 0, visible: 30, z: 50)),  // at its line, not yet held
        (61, .init(2, y: 40, offset: 1, pinned: true, visible: 30, z: 50)),
        (300, .init(3, y: 70, offset: 170, pinned: true, visible: 20, z: 49)),  // below A
        (510, .init(3, y: 70, offset: 380, pinned: true, visible: 20, z: 49)),
        (520, .init(3, y: 60, offset: 380, pinned: true, pushedBy: 4, visible: 10, z: 49)),
        (530, .init(3, y: 50, offset: 380, visible: 0, z: 49)),  // gone
        (950, .init(2, y: 20, offset: 870, pinned: true, pushedBy: 5, visible: 10, z: 50)),  // its end is B's top
        (950, .init(4, y: 30, offset: 380, visible: 0, z: 49)),
        (1440, .init(5, y: 30, offset: 470, pinned: true, visible: 20, z: 50)),  // pushed by its end alone
        (1515, .init(6, y: 485, offset: 0, visible: 15, z: 7)),
        (2500, .init(6, y: 40, offset: 540, pinned: true, visible: 30, z: 7)),
    ]

    @Test(arguments: modes) func modeByMode(offset: Double, expected: HeaderPlacement) throws {
        let layout = try Layout(.shelf)
        #expect(layout.placement(of: expected.index, in: layout.state(at: offset)) == expected)
    }

    @Test func theCalendarOfTheContract() throws {
        let layout = try Layout(.calendar)
        let state = layout.state(after: [.scroll(0), .scroll(900), .scroll(870)])
        #expect(state.requested == 870)
        #expect(state.offset == 870)
        #expect(layout.maximumOffset == 2210)
        #expect(state.reveal == 30)
        #expect(layout.band(in: state) == 30)
        #expect(layout.currentSection(in: state) == 1)
        #expect(layout.highlightedSection(in: state) == 1)
        #expect(!layout.isAtEnd(in: state))
        let expected: [HeaderPlacement] = [
            .init(0, y: 0, offset: 870, pinned: true, visible: 48, z: 200),
            .init(1, y: 26, offset: 848, pinned: true, visible: 30, z: 150),
            .init(2, y: 78, offset: 848, pinned: true, visible: 45, z: 100),
            .init(3, y: 123, offset: 24, pinned: true, visible: 45, z: 100),
        ]
        #expect(layout.shownHeaders(in: state) == expected)
        #expect(layout.visibleSections(in: state) == 0..<2)
        #expect(layout.visibleHeight(ofSection: 0, in: state) == 0)
        #expect(layout.visibleHeight(ofSection: 1, in: state) == 676)
    }

    @Test func aHeaderThatPushesWithoutTouchingTheEndIsTheOneNamed() throws {
        let layout = try Layout(Scene.shelf.with { $0.headers[5].end = 2000.5 })
        let state = layout.state(at: 1940)
        #expect(
            layout.placement(of: 5, in: state)
                == .init(5, y: 30, offset: 970, pinned: true, pushedBy: 6, visible: 20, z: 50))
    }

    @Test func aTallerHeaderThanTheViewportIsCutOff() throws {
        let layout = try Layout(Scene.shelf.with { $0.viewport.height = 50 })
        let state = layout.state(at: 300)
        #expect(
            layout.placement(of: 2, in: state) == .init(2, y: 40, offset: 240, pinned: true, visible: 10, z: 50))
        #expect(
            layout.placement(of: 3, in: state) == .init(3, y: 70, offset: 170, pinned: true, visible: 0, z: 49))
    }

    @Test(arguments: [-1, 7, .min, .max]) func noSuchHeader(index: Int) throws {
        let layout = try Layout(.shelf)
        #expect(layout.placement(of: index, in: layout.start) == nil)
    }
}

extension HeaderPlacement {
    /// A placement as a test writes it.
    fileprivate init(
        _ index: Int, y: Double, offset: Double, pinned: Bool = false, pushedBy: Int? = nil, visible: Double, z: Int
    ) {
        self.init(
            index: index, y: y, offset: offset, isPinned: pinned, pushedBy: pushedBy, visibleHeight: visible, zIndex: z)
    }
}
