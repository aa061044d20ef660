import SeededNumbers
import StickyLayout
import Testing

/// Whatever the numbers: a scene is refused or answered, and answers name headers and sections that exist.
@Suite struct RobustnessTests {
    private static let extremes: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -1,
        1e300, 1e16, 0,
    ]

    @Test func oneWildNumberInAScene() {
        for number in 0..<400 {
            var random = RandomScene(number: number)
            var scene = random.scene()
            let wild = Self.extremes.randomElement(using: &random.generator) ?? 0
            switch Int.random(in: 0...6, using: &random.generator) {
            case 0: scene.contentHeight = wild
            case 1: scene.viewport.height = wild
            case 2: scene.topInset = wild
            case 3: change(&scene.headers, &random) { $0.top = wild }
            case 4: change(&scene.headers, &random) { $0.height = wild }
            case 5: change(&scene.headers, &random) { $0.end = wild }
            default: change(&scene.sections, &random) { $0.height = wild }
            }
            expectSoundAnswers(scene, wild, number)
        }
    }

    @Test(arguments: [Int.min, -1, 0, 7, Int.max]) func wildLevels(level: Int) {
        #expect(throws: SceneError(.header(2, .level), .levelOutOfRange(got: level))) {
            try Layout(Scene.shelf.with { $0.headers[2].level = level })
        }
    }

    @Test(arguments: [1e16, 1e100, 1e300]) func hugePages(scale: Double) throws {
        let scene = Scene.shelf.with { scene in
            scene.contentHeight *= scale
            scene.viewport.height *= scale
            for index in scene.headers.indices {
                scene.headers[index].top *= scale
                scene.headers[index].height *= scale
                scene.headers[index].end = scene.headers[index].end.map { $0 * scale }
            }
            scene.sections = []
        }
        let layout = try Layout(scene)
        #expect(layout.shownHeaders(in: layout.state(at: 520 * scale)).map(\.index) == [0, 2, 3, 4, 5])
    }

    private func change<Element>(
        _ list: inout [Element], _ random: inout RandomScene, _ change: (inout Element) -> Void
    ) {
        guard let index = list.indices.randomElement(using: &random.generator) else { return }
        change(&list[index])
    }

    private func expectSoundAnswers(_ scene: Scene, _ wild: Double, _ number: Int) {
        let layout: Layout
        do {
            layout = try Layout(scene)
        } catch {
            #expect(!error.description.isEmpty)
            return
        }
        let steps: [TraceStep] = [
            .scroll(wild), .jump(wild), .jumpToSection(0), .scroll(100), .jumpToSection(scene.sections.count),
            .jump(50),
        ]
        var state = layout.start
        for step in steps {
            state = layout.state(after: step, from: state)
            let current = SpyRule.allCases.compactMap { layout.currentSection(in: state, rule: $0) }
            let isSound =
                state.offset >= 0 && state.offset <= layout.maximumOffset && state.requested.isFinite
                && current.allSatisfy(scene.sections.indices.contains)
                && layout.visibleSections(in: state).clamped(to: scene.sections.indices)
                    == layout.visibleSections(in: state)
                && layout.placements(in: state).allSatisfy { !$0.y.isNaN && $0.visibleHeight >= 0 }
            if !isSound {
                Issue.record("CARTA_SEED=\(SeededGenerator.seed) scene \(number): \(state) in \(scene)")
                return
            }
            _ = layout.shownHeaders(in: state)
        }
    }
}
