internal import JSONWriting
internal import LayoutDrawing
internal import StickyLayout

extension LayoutQuestion {
    /// Writes the answer: one object, or for a range an object with a frame for each offset.
    func write(about subject: LayoutSubject, to writer: inout JSONWriter) throws(LayoutProblem) {
        let outcome = try outcome(about: subject)
        let answer = LayoutAnswer(
            layout: subject.layout, rule: spy ?? subject.rule, listing: listing, page: subject.page,
            toTop: subject.toTop)
        switch outcome {
        case .state(let state, let landing):
            answer.write(state, landing: landing, to: &writer)
        case .frames(let states):
            writer.object { writer in
                if let page = subject.page {
                    writer.key("page")
                    writer.string(page)
                }
                writer.key("frames")
                writer.array { writer in
                    for state in states { answer.write(state, to: &writer) }
                }
            }
        }
    }

    /// The answer as a picture, in SVG.
    func draw(about subject: LayoutSubject) throws(LayoutProblem) -> [UInt8] {
        let states: [ScrollState]
        switch try outcome(about: subject) {
        case .state(let state, _): states = [state]
        case .frames(let frames): states = frames
        }
        guard states.count <= LayoutPicture.mostStates else {
            throw LayoutProblem(
                "step",
                "\(place)step: a picture has room for \(LayoutPicture.mostStates) windows, and these are \(states.count); "
                    + "a longer step or a shorter range is allowed")
        }
        let title = subject.page.map { "The page \($0)" } ?? "A scene"
        return LayoutPicture(of: subject.layout, rule: spy ?? subject.rule, title: title).svg(of: states)
    }

    /// What a question comes to.
    private enum Outcome {
        /// Where the reader is, and the landing that was asked for.
        case state(ScrollState, landing: (section: String, landing: Landing)?)
        /// Where the reader is at each offset of a range.
        case frames([ScrollState])
    }

    private func outcome(about subject: LayoutSubject) throws(LayoutProblem) -> Outcome {
        let layout = subject.layout
        try checkReveal(in: layout)
        switch path {
        case .offset(let offset, let start):
            return .state(layout.state(after: .scroll(offset), from: Self.state(start, in: layout)), landing: nil)
        case .section(let id, let start):
            let index = try index(ofSection: id, of: subject, field: "section")
            let before = Self.state(start, in: layout)
            let landing = layout.landing(ofSection: index, from: before)
            return .state(
                layout.state(after: .jumpToSection(index), from: before), landing: landing.map { (id, $0) })
        case .trace(let steps):
            var state = layout.start
            for step in steps { state = layout.state(after: try self.step(step, of: subject), from: state) }
            return .state(state, landing: nil)
        case .range(let offsets):
            return .frames(offsets.map { layout.state(after: .scroll($0), from: layout.start) })
        }
    }

    /// Refuses more of the reverse header than there is of it.
    private func checkReveal(in layout: Layout) throws(LayoutProblem) {
        guard let reveal = path.start?.reveal else { return }
        let header = layout.scene.headers.first { $0.mode == .reverse }
        guard reveal > header?.height ?? 0 else { return }
        let allowed = header.map { "0 to \(JSONWriter.text($0.height)), the height of the reverse header, is allowed" }
        throw LayoutProblem(
            place + "reveal",
            "\(place)reveal: \(JSONWriter.text(reveal)) is out of range; "
                + (allowed ?? "0 is allowed, because there is no reverse header"))
    }

    /// Where the reader was: straight down from the top unless the question says otherwise.
    private static func state(_ start: Start?, in layout: Layout) -> ScrollState {
        start.map { layout.state(at: $0.offset, reveal: $0.reveal) } ?? layout.start
    }

    private func step(_ step: Step, of subject: LayoutSubject) throws(LayoutProblem) -> TraceStep {
        switch step {
        case .scroll(let offset): .scroll(offset)
        case .jump(let offset): .jump(offset)
        case .jumpToSection(let id): .jumpToSection(try index(ofSection: id, of: subject, field: "trace"))
        }
    }

    private func index(
        ofSection id: String, of subject: LayoutSubject, field: String
    ) throws(LayoutProblem) -> Int {
        if let index = subject.index(ofSection: id) { return index }
        throw .unknown(id, among: subject.layout.scene.sections.map(\.id), of: "section", in: place + field)
    }
}
