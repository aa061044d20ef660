import Testing

@testable import StickyLayout

@Suite struct LandingTests {
    static let calendar: [(section: Int, from: Double, reveal: Double?, Double)] = [
        (section: 1, from: 0, reveal: nil, 876),  // the way down hides the filter
        (section: 2, from: 0, reveal: nil, 1861),
        (section: 1, from: 1500, reveal: 0, 876),
        (section: 1, from: 1500, reveal: 52, 824),  // on the way up it stays
        (section: 1, from: 824, reveal: 52, 824),  // there already
        (section: 1, from: 823, reveal: 52, 876),
        (section: 0, from: 0, reveal: nil, 0),
    ]

    @Test(arguments: calendar) func aboveAndBelow(section: Int, from: Double, reveal: Double?, offset: Double) throws {
        let layout = try Layout(.calendar)
        let landing = layout.landing(ofSection: section, from: layout.state(at: from, reveal: reveal))
        #expect(landing == Landing(requested: offset, offset: offset, isReachable: true))
    }

    @Test func aSectionBeforeTheReverseHeaderIgnoresIt() throws {
        let layout = try Layout(.midway)
        let state = layout.state(at: 2000, reveal: 50)
        #expect(layout.landing(ofSection: 0, from: state)?.requested == 60)
        #expect(layout.landing(ofSection: 1, from: state)?.requested == 510)
    }

    @Test func beyondTheEndsIsNotReachable() throws {
        let scene = Scene.shelf.with { scene in
            scene.sections = [.init(id: "x", top: 10, height: 5), .init(id: "y", top: 2900, height: 100)]
        }
        let layout = try Layout(scene)
        #expect(
            layout.landing(ofSection: 0, from: layout.start) == Landing(requested: -30, offset: 0, isReachable: false))
        #expect(
            layout.landing(ofSection: 1, from: layout.start)
                == Landing(requested: 2830, offset: 2500, isReachable: false))
    }

    @Test func theOwnHeaderComesToItsLine() throws {
        let scene = Scene.shelf.with { $0.sections = [.init(id: "A1", top: 199.9921875, height: 100)] }
        #expect(try Layout(scene).landing(ofSection: 0, from: Layout(scene).start)?.requested == 130)
    }

    @Test(arguments: [-1, 3]) func noSuchSection(index: Int) throws {
        let layout = try Layout(.calendar)
        #expect(layout.landing(ofSection: index, from: layout.start) == nil)
    }
}
