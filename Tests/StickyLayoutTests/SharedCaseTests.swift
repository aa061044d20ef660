import Foundation
import LayoutCases
import StickyLayout
import Testing

/// The scenes and answers that were worked out independently of the engine. The environment variable
/// CARTA_LAYOUT_CASES names the file; without it, it is looked for beside the package.
@Suite struct SharedCaseTests {
    @Test func answersAreTheSharedOnes() throws {
        let isNamed = ProcessInfo.processInfo.environment["CARTA_LAYOUT_CASES"] != nil
        guard FileManager.default.fileExists(atPath: LayoutCase.sharedFile.path) else {
            Issue.record(
                "SHARED LAYOUT CASES NOT COMPARED: no file at \(LayoutCase.sharedFile.path); set CARTA_LAYOUT_CASES to it",
                severity: isNamed ? .error : .warning)
            return
        }
        try compare(LayoutCase.cases(in: LayoutCase.sharedFile))
    }

    @Test func answersAreOurOwn() throws {
        try compare(LayoutCase.cases(in: LayoutCase.ownFile))
    }

    private func compare(_ cases: [LayoutCase]) throws {
        try #require(!cases.isEmpty)
        for (number, shared) in cases.enumerated() {
            let layout = try Layout(shared.scene.value)
            try #require(shared.queries.count == shared.answers.count)
            for (query, answer) in zip(shared.queries, shared.answers) {
                let wrong = query.differences(from: answer, in: layout)
                #expect(wrong.isEmpty, "case \(number), trace \(query.trace): \(wrong.joined(separator: "; "))")
            }
        }
    }
}

extension LayoutCase.Query {
    /// What the engine answers otherwise than `answer`.
    fileprivate func differences(from answer: LayoutCase.Answer, in layout: Layout) -> [String] {
        let scene = layout.scene
        let state = layout.state(after: trace.map { $0.step(in: scene) })
        let rule = SpyRule.allCases.first { $0.name == spy }
        guard let rule else { return ["unknown rule \(spy)"] }
        var wrong = Differences()
        wrong.compare("requested", state.requested, answer.offset.requested)
        wrong.compare("applied", state.offset, answer.offset.applied)
        wrong.compare("max", layout.maximumOffset, answer.offset.max)
        wrong.compare("reveal", state.reveal, answer.reveal)
        wrong.compare("isAtEnd", layout.isAtEnd(in: state), answer.isAtEnd)
        let active = layout.currentSection(in: state, rule: rule).map { scene.sections[$0].id }
        wrong.compare("active", active, answer.active)
        let highlighted = layout.highlightedSection(in: state, rule: rule).map { scene.sections[$0].id }
        wrong.compare("highlighted", highlighted, answer.highlighted)
        wrong.compare("headers", scene.headers.map(\.id), answer.headers.map(\.id))
        for (placement, header) in zip(layout.placements(in: state), answer.headers) {
            wrong.compare(header.id + ".y", placement.y, header.y)
            wrong.compare(header.id + ".offset", placement.offset, header.offset)
            wrong.compare(header.id + ".isPinned", placement.isPinned, header.isPinned)
            wrong.compare(header.id + ".pushedBy", placement.pushedBy.map { scene.headers[$0].id }, header.pushedBy)
            wrong.compare(header.id + ".visibleHeight", placement.visibleHeight, header.visibleHeight)
            wrong.compare(header.id + ".zIndex", placement.zIndex, header.zIndex)
        }
        return wrong.all
    }
}
