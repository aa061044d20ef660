internal import JSONWriting
internal import StickyLayout

extension LayoutQuestion {
    /// Writes the answer: one object, or for a range an object with a frame for each offset.
    func write(about subject: LayoutSubject, to writer: inout JSONWriter) throws(LayoutProblem) {
        let layout = subject.layout
        try checkReveal(in: layout)
        let answer = LayoutAnswer(
            layout: layout, rule: spy ?? subject.rule, listing: listing, page: subject.page, toTop: subject.toTop)
        switch path {
        case .offset(let offset, let start):
            let state = layout.state(after: .scroll(offset), from: Self.state(start, in: layout))
            answer.write(state, to: &writer)
        case .section(let id, let start):
            let index = try index(ofSection: id, of: subject, field: "section")
            let before = Self.state(start, in: layout)
            let landing = layout.landing(ofSection: index, from: before)
            answer.write(
                layout.state(after: .jumpToSection(index), from: before), landing: landing.map { (id, $0) }, to: &writer
            )
        case .trace(let steps):
            var state = layout.start
            for step in steps { state = layout.state(after: try self.step(step, of: subject), from: state) }
            answer.write(state, to: &writer)
        case .range(let offsets):
            writer.object { writer in
                if let page = subject.page {
                    writer.key("page")
                    writer.string(page)
                }
                writer.key("frames")
                writer.array { writer in
                    for offset in offsets {
                        answer.write(layout.state(after: .scroll(offset), from: layout.start), to: &writer)
                    }
                }
            }
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
