import StickyLayout
import Testing

@Suite struct LayoutScrollingTests {
    static let steps: [(TraceStep, requested: Double, offset: Double)] = [
        (.scroll(120.5), requested: 120.5, offset: 120.5),
        (.scroll(-7), requested: -7, offset: 0),
        (.scroll(9000), requested: 9000, offset: 2210),
        (.scroll(.nan), requested: 300, offset: 300),
        (.scroll(.infinity), requested: 2210, offset: 2210),
        (.scroll(-.infinity), requested: 0, offset: 0),
        (.jump(120.5), requested: 120.5, offset: 120.5),
        (.jump(.nan), requested: 300, offset: 300),
        (.jump(.infinity), requested: 2210, offset: 2210),
        (.jumpToSection(1), requested: 876, offset: 876),
        (.jumpToSection(3), requested: 300, offset: 300),
        (.jumpToSection(-1), requested: 300, offset: 300),
        (.scroll(.greatestFiniteMagnitude), requested: .greatestFiniteMagnitude, offset: 2210),
        (.scroll(-.greatestFiniteMagnitude), requested: -.greatestFiniteMagnitude, offset: 0),
    ]

    @Test(arguments: steps) func oneStep(step: TraceStep, requested: Double, offset: Double) throws {
        let layout = try Layout(.calendar)
        let state = layout.state(after: step, from: layout.state(at: 300))
        #expect(state.requested == requested)
        #expect(state.offset == offset)
    }

    @Test func minusZeroIsZero() throws {
        let layout = try Layout(.calendar)
        for state in [layout.state(at: -0.0), layout.state(after: [.scroll(-0.0)])] {
            #expect(state.requested.sign == .plus)
            #expect(state.offset.sign == .plus)
        }
    }

    static let arrivals: [(Double, reveal: Double?, offset: Double, expected: Double)] = [
        (0, reveal: nil, offset: 0, expected: 52),
        (20, reveal: nil, offset: 20, expected: 32),
        (870, reveal: nil, offset: 870, expected: 0),
        (870, reveal: 30, offset: 870, expected: 30),
        (870, reveal: 99, offset: 870, expected: 52),
        (870, reveal: -5, offset: 870, expected: 0),
        (20, reveal: 0, offset: 20, expected: 32),  // shows by nature
        (.nan, reveal: .nan, offset: 0, expected: 52),
        (.infinity, reveal: .infinity, offset: 2210, expected: 52),
    ]

    @Test(arguments: arrivals) func givenPlace(at: Double, reveal: Double?, offset: Double, expected: Double) throws {
        let state = try Layout(.calendar).state(at: at, reveal: reveal)
        #expect(state.offset == offset)
        #expect(state.reveal == expected)
    }

    @Test func aJumpTargetIsKeptIfItExists() throws {
        let layout = try Layout(.calendar)
        #expect(layout.state(at: 0, jumpTarget: 2).jumpTarget == 2)
        #expect(layout.state(at: 0, jumpTarget: 3).jumpTarget == nil)
        #expect(layout.state(at: 0, jumpTarget: -1).jumpTarget == nil)
    }

    @Test func aJumpTargetLastsUntilTheNextStep() throws {
        let layout = try Layout(.calendar)
        let jumped = layout.state(after: [.jumpToSection(1)])
        #expect(jumped.jumpTarget == 1)
        #expect(layout.state(after: .scroll(jumped.offset), from: jumped).jumpTarget == nil)
        #expect(layout.state(after: .jump(jumped.offset), from: jumped).jumpTarget == nil)
        #expect(layout.state(after: .jumpToSection(2), from: jumped).jumpTarget == 2)
        #expect(layout.state(after: .jumpToSection(9), from: jumped) == jumped)
    }

    @Test func anEmptyTraceStaysAtTheTop() throws {
        let layout = try Layout(.calendar)
        #expect(layout.state(after: []) == layout.start)
        #expect(layout.start.offset == 0)
    }

    @Test func aPageThatFitsDoesNotScroll() throws {
        let layout = try Layout(Scene.calendar.with { $0.viewport.height = 5000 })
        #expect(layout.maximumOffset == 0)
        #expect(layout.state(after: [.scroll(200)]).offset == 0)
        #expect(layout.state(after: [.scroll(200)]).requested == 200)
    }

    @Test func aStateOfAnotherLayoutDoesNoHarm() throws {
        let foreign = try Layout(.calendar).state(after: [.scroll(2000), .jumpToSection(2)])
        for scene in [Scene.shelf, .plain(tops: [], contentHeight: 0, viewportHeight: 0)] {
            let layout = try Layout(scene)
            let known = scene.sections.indices.contains(2)
            #expect((layout.highlightedSection(in: foreign) == nil) == !known)
            #expect(layout.placements(in: foreign).count == scene.headers.count)
            #expect(layout.shownHeaders(in: foreign).count <= scene.headers.count)
            #expect(layout.state(after: .scroll(10), from: foreign).offset <= layout.maximumOffset)
        }
    }
}
