internal import JSONWriting
internal import LayoutDrawing
internal import StickyLayout

extension LayoutQuestion {
    /// Writes the answer: one object, or for a range an object with a frame for each offset.
    func write(about subject: LayoutSubject, to writer: inout JSONWriter) throws(LayoutProblem) {
        let outcome = try outcome(about: subject)
        let answer = LayoutAnswer(subject: subject, rule: spy ?? subject.rule, listing: listing)
        switch outcome {
        case .stop(let stop, let landing):
            answer.write(stop, landing: landing, to: &writer)
        case .frames(let stops):
            writer.object { writer in
                if let page = subject.page {
                    writer.key("page")
                    writer.string(page)
                }
                writer.key("frames")
                writer.array { writer in
                    for stop in stops { answer.write(stop, to: &writer) }
                }
            }
        }
    }

    /// The answer as a picture, in SVG.
    func draw(about subject: LayoutSubject) throws(LayoutProblem) -> [UInt8] {
        let states: [ScrollState]
        switch try outcome(about: subject) {
        case .stop(let stop, _): states = [stop.state]
        case .frames(let stops): states = stops.map(\.state)
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
        case stop(Stop, landing: (section: String, landing: Landing)?)
        /// Where the reader is at each offset of a range.
        case frames([Stop])
    }

    private func outcome(about subject: LayoutSubject) throws(LayoutProblem) -> Outcome {
        let layout = subject.layout
        let rule = spy ?? subject.rule
        try checkReveal(in: layout)
        let top = Stop(at: layout.start, of: subject, rule: rule)
        switch path {
        case .offset(let offset, let start):
            let before = start.map { Stop(at: layout.state(at: $0.offset, reveal: $0.reveal), of: subject, rule: rule) }
            return .stop((before ?? top).after(.scroll(offset), of: subject, rule: rule), landing: nil)
        case .section(let id, let start):
            let index = try index(ofSection: id, of: subject, field: "section")
            let before =
                start.map { Stop(at: layout.state(at: $0.offset, reveal: $0.reveal), of: subject, rule: rule) } ?? top
            let landing = layout.landing(ofSection: index, from: before.state)
            return .stop(
                before.after(.jumpToSection(index), of: subject, rule: rule), landing: landing.map { (id, $0) })
        case .trace(let steps):
            var stop = top
            for step in steps { stop = stop.after(try self.step(step, of: subject), of: subject, rule: rule) }
            return .stop(stop, landing: nil)
        case .range(let offsets):
            return .frames(offsets.map { top.after(.scroll($0), of: subject, rule: rule) })
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
