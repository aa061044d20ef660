import BrowserModule
import LayoutCases
import StickyLayout
import Testing

/// The browser's engine as native code; in a real browser the module is held to the same cases.
struct PageEngineTests {
    @Test func answersEveryCase() throws {
        let cases = try LayoutCase.cases(in: LayoutCase.ownFile)
        try #require(!cases.isEmpty)
        for (number, layoutCase) in cases.enumerated() {
            for (query, answer) in zip(layoutCase.queries, layoutCase.answers) {
                let wrong = differences(from: answer, to: query, in: layoutCase.scene.value)
                #expect(wrong.isEmpty, "case \(number), trace \(query.trace): \(wrong.joined(separator: "; "))")
            }
        }
    }

    private func differences(from answer: LayoutCase.Answer, to query: LayoutCase.Query, in scene: Scene) -> [String] {
        var engine = PageEngine()
        guard engine.load(scene) else { return ["the scene is refused"] }
        for step in query.trace { engine.take(step.step(in: scene)) }
        var wrong = Differences()
        wrong.compare("offset", engine.offset, answer.offset.applied)
        wrong.compare("max", engine.maximumOffset, answer.offset.max)
        wrong.compare("reveal", engine.reveal, answer.reveal)
        let rule = query.spy == "firstVisible" ? 1 : 0
        let ids: [String?] = scene.sections.map(\.id)
        let current = engine.currentSection(rule: rule)
        wrong.compare("active", current < 0 ? nil : ids[current], answer.active)
        let highlighted = engine.highlightedSection(rule: rule)
        wrong.compare("highlighted", highlighted < 0 ? nil : ids[highlighted], answer.highlighted)
        for (index, header) in answer.headers.enumerated() {
            guard engine.place(ofHeader: index) else { return ["header \(index) is nowhere"] }
            wrong.compare("\(header.id).y", engine.numbers[0], header.y)
            wrong.compare("\(header.id).offset", engine.numbers[1], header.offset)
            wrong.compare("\(header.id).isPinned", engine.numbers[2] == 1, header.isPinned)
            let pusher = engine.numbers[3] < 0 ? nil : scene.headers[Int(engine.numbers[3])].id
            wrong.compare("\(header.id).pushedBy", pusher, header.pushedBy)
            wrong.compare("\(header.id).visibleHeight", engine.numbers[4], header.visibleHeight)
            wrong.compare("\(header.id).zIndex", engine.numbers[5], Double(header.zIndex))
        }
        return wrong.all
    }

    @Test func withoutAPageThereIsNothing() {
        var engine = PageEngine()
        engine.scroll(to: 100)
        #expect(engine.offset == 0)
        #expect(engine.currentSection(rule: 0) == -1)
        #expect(engine.landing(ofSection: 0) == 0)
        let isPlaced = engine.place(ofHeader: 0)
        #expect(!isPlaced)
    }

    /// Each entry spoils one number of a page of one header and one section.
    @Test(arguments: [(0, -1.0), (1, .nan), (4, 4), (4, 0.5), (5, .infinity), (7, 7), (7, 1.5), (8, 10), (9, -1)])
    func refusesNumbersThatMakeNoScene(_ index: Int, _ value: Double) {
        var engine = PageEngine()
        let scene = Scene(
            contentHeight: 2000, viewport: .init(width: 390, height: 800),
            headers: [.init(id: "a", mode: .regular, top: 0, height: 40, end: 500)],
            sections: [.init(id: "a", top: 0, height: 500)])
        let isLoaded = engine.load(scene)
        #expect(isLoaded)
        engine.scroll(to: 300)
        engine.numbers[index] = value
        let isLoadedAgain = engine.load(headers: 1, sections: 1)
        #expect(!isLoadedAgain)
        #expect(engine.offset == 300)
        #expect(engine.maximumOffset == 1200)
    }

    @Test func moreThanThereIsRoomForIsRefused() {
        var engine = PageEngine()
        engine.reserve(headers: 1, sections: 1)
        let loads = [engine.load(headers: 2, sections: 1), engine.load(headers: -1, sections: 1)]
        #expect(loads == [false, false])
    }

    @Test func theReaderStaysWhenThePageIsMeasuredAnew() {
        var engine = PageEngine()
        var scene = Scene(
            contentHeight: 3000, viewport: .init(width: 390, height: 800),
            headers: [.init(id: "bar", mode: .reverse, top: 0, height: 50)],
            sections: [.init(id: "a", top: 50, height: 1000), .init(id: "b", top: 1050, height: 1950)])
        _ = engine.load(scene)
        engine.scroll(to: 900)
        engine.scroll(to: 870)
        engine.jump(toSection: 1)
        let before = (engine.offset, engine.reveal)
        scene.contentHeight = 3100
        let isLoaded = engine.load(scene)
        #expect(isLoaded)
        #expect((engine.offset, engine.reveal) == before)
        #expect(engine.highlightedSection(rule: 0) == 1)
    }
}

extension PageEngine {
    /// Loads `scene` by its numbers, as the page's script does.
    fileprivate mutating func load(_ scene: Scene) -> Bool {
        reserve(headers: scene.headers.count, sections: scene.sections.count)
        var values = [scene.contentHeight, scene.viewport.width, scene.viewport.height, scene.topInset]
        for header in scene.headers {
            values += [
                Double(header.mode.rawValue), header.top, header.height, Double(header.level), header.end ?? .nan,
            ]
        }
        for section in scene.sections { values += [section.top, section.height] }
        for (index, value) in values.enumerated() { numbers[index] = value }
        return load(headers: scene.headers.count, sections: scene.sections.count)
    }

    fileprivate mutating func take(_ step: TraceStep) {
        switch step {
        case .scroll(let offset): scroll(to: offset)
        case .jump(let offset): jump(to: offset)
        case .jumpToSection(let index): jump(toSection: index)
        }
    }
}
