import SeededNumbers
import LayoutCases
import StickyLayout
import Testing

/// The engine against the definitions on random scenes.
@Suite struct LiteralLayoutTests {
    private static let scenes = 300

    @Test func answersAreTheDefinitions() throws {
        for number in 0..<Self.scenes {
            var random = RandomScene(number: number)
            let scene = random.scene()
            let layout = try Layout(scene)
            for _ in 0..<5 {
                let trace = random.trace(in: scene)
                let wrong = differences(layout, trace)
                if !wrong.isEmpty {
                    Issue.record(
                        "CARTA_SEED=\(SeededGenerator.seed) scene \(number): \(wrong) after \(trace) in \(scene)")
                    return
                }
            }
        }
    }

    private func differences(_ layout: Layout, _ trace: [TraceStep]) -> [String] {
        let scene = layout.scene
        var literal = LiteralLayout(scene)
        for step in trace { literal.take(step) }
        let state = layout.state(after: trace)
        var wrong = Differences()
        wrong.compare("requested", state.requested, literal.requested)
        wrong.compare("offset", state.offset, literal.s)
        wrong.compare("reveal", state.reveal, literal.r)
        wrong.compare("target", state.jumpTarget, literal.target)
        wrong.compare("band", layout.band(in: state), literal.band())
        wrong.compare("isAtEnd", layout.isAtEnd(in: state), literal.isAtEnd)
        for rule in SpyRule.allCases {
            wrong.compare("\(rule)", layout.currentSection(in: state, rule: rule), literal.current(rule))
            wrong.compare("\(rule) chosen", layout.highlightedSection(in: state, rule: rule), literal.highlighted(rule))
        }
        for (index, p) in literal.boundaries().enumerated() where index < scene.sections.count {
            wrong.compare("p(\(index))", layout.boundaries[index], p)
            wrong.compare("line \(index)", layout.line(ofSection: index) ?? .nan, literal.sectionLine(index))
            let landing = layout.landing(ofSection: index, from: state)
            wrong.compare("landing \(index)", landing?.requested ?? .nan, literal.landing(index))
            let visible = layout.visibleHeight(ofSection: index, in: state)
            wrong.compare("section \(index)", visible, max(0, literal.visibleHeight(index)))
            let section = scene.sections[index]
            let reachesIn =
                section.top + section.height > state.offset && section.top < state.offset + scene.viewport.height
            if section.height > 0 {
                wrong.compare("in view \(index)", layout.visibleSections(in: state).contains(index), reachesIn)
            }
        }
        compareHeaders(layout, state, literal, &wrong)
        return wrong.all
    }

    private func compareHeaders(
        _ layout: Layout, _ state: ScrollState, _ literal: LiteralLayout, _ wrong: inout Differences
    ) {
        var shown: [Int] = []
        for index in layout.scene.headers.indices {
            let expected = literal.placement(index)
            if expected.isPinned || expected.visibleHeight > 0 { shown.append(index) }
            guard let actual = layout.placement(of: index, in: state) else {
                wrong.compare("placement \(index)", false, true)
                continue
            }
            wrong.compare("y \(index)", actual.y, expected.y)
            wrong.compare("offset \(index)", actual.offset, expected.offset)
            wrong.compare("visible \(index)", actual.visibleHeight, expected.visibleHeight)
            wrong.compare("pinned \(index)", actual.isPinned, expected.isPinned)
            wrong.compare("pushed \(index)", actual.pushedBy, expected.pushedBy)
            wrong.compare("z \(index)", actual.zIndex, expected.zIndex)
        }
        wrong.compare("shown", layout.shownHeaders(in: state).map(\.index), shown)
    }
}
