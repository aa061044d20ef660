internal import JSONWriting
internal import StickyLayout

extension LayoutQuestion {
    /// Writes the answer: one object, or for a range an object with a frame for each offset.
    func write(
        with layout: Layout, page: String?, rule: SpyRule, to writer: inout JSONWriter
    ) throws(LayoutProblem) {
        let answer = LayoutAnswer(layout: layout, rule: spy ?? rule, listing: listing, page: page)
        switch path {
        case .offset(let offset, let start):
            let state = layout.state(after: .scroll(offset), from: Self.state(start, in: layout))
            answer.write(state, to: &writer)
        case .section(let id, let start):
            let index = try index(ofSection: id, in: layout, field: "section")
            let before = Self.state(start, in: layout)
            let landing = layout.landing(ofSection: index, from: before)
            answer.write(
                layout.state(after: .jumpToSection(index), from: before), landing: landing.map { (id, $0) }, to: &writer
            )
        case .trace(let steps):
            var state = layout.start
            for step in steps { state = layout.state(after: try self.step(step, in: layout), from: state) }
            answer.write(state, to: &writer)
        case .range(let offsets):
            writer.object { writer in
                if let page {
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

    /// Where the reader was: straight down from the top unless the question says otherwise.
    private static func state(_ start: Start?, in layout: Layout) -> ScrollState {
        start.map { layout.state(at: $0.offset, reveal: $0.reveal) } ?? layout.start
    }

    private func step(_ step: Step, in layout: Layout) throws(LayoutProblem) -> TraceStep {
        switch step {
        case .scroll(let offset): .scroll(offset)
        case .jump(let offset): .jump(offset)
        case .jumpToSection(let id): .jumpToSection(try index(ofSection: id, in: layout, field: "trace"))
        }
    }

    private func index(
        ofSection id: String, in layout: Layout, field: String
    ) throws(LayoutProblem) -> Int {
        let sections = layout.scene.sections
        if let index = sections.firstIndex(where: { $0.id.utf8.elementsEqual(id.utf8) }) { return index }
        throw .unknown(id, among: sections.map(\.id), of: "section", in: place + field)
    }
}
