internal import JSONWriting
internal import PageGeometry
internal import StickyLayout

/// Writes what the engine says of one state, in the contract's form.
struct LayoutAnswer {
    /// The page or scene that is asked about.
    let subject: LayoutSubject
    /// Which section counts as the current one.
    let rule: SpyRule
    /// Which headers and sections to list.
    let listing: LayoutQuestion.Listing

    private var layout: Layout { subject.layout }

    /// One object: the answer for `stop`, with `landing` where a jump to a section was asked for.
    func write(_ stop: Stop, landing: (section: String, landing: Landing)? = nil, to writer: inout JSONWriter) {
        let state = stop.state
        writer.object { writer in
            writePage(to: &writer)
            writeOffset(of: state, to: &writer)
            writeCurrent(in: state, to: &writer)
            if let landing { write(landing, to: &writer) }
            writeHeaders(in: state, to: &writer)
            writeSections(in: state, to: &writer)
            if let chips = subject.chips { write(chips.row, offset: stop.barOffset, to: &writer) }
            if let toTop = subject.toTop { write(toTop, in: state, to: &writer) }
        }
    }

    private func writePage(to writer: inout JSONWriter) {
        let scene = layout.scene
        if let page = subject.page {
            writer.key("page")
            writer.string(page)
        }
        writer.key("viewport")
        writer.object { writer in
            writer.member("width", scene.viewport.width)
            writer.member("height", scene.viewport.height)
        }
        writer.key("content")
        writer.object { $0.member("height", scene.contentHeight) }
        if let certainty = subject.certainty {
            writer.key("geometry")
            writer.string(certainty.rawValue)
        }
        if let doubt = subject.doubt {
            writer.key("why")
            writer.string(doubt)
        }
    }

    private func writeOffset(of state: ScrollState, to writer: inout JSONWriter) {
        let maximum = layout.maximumOffset
        writer.key("offset")
        writer.object { writer in
            writer.member("requested", state.requested)
            writer.member("applied", state.offset)
            writer.member("max", maximum)
        }
        // Four decimals: a share to show, not a number to compute with.
        writer.member("progress", maximum > 0 ? (state.offset / maximum * 10_000).rounded() / 10_000 : 0)
        writer.member("reveal", state.reveal)
    }

    private func writeCurrent(in state: ScrollState, to writer: inout JSONWriter) {
        let sections = layout.scene.sections
        writer.key("active")
        writer.string(layout.currentSection(in: state, rule: rule).map { sections[$0].id })
        writer.key("highlighted")
        writer.string(layout.highlightedSection(in: state, rule: rule).map { sections[$0].id })
        writer.key("isAtEnd")
        writer.bool(layout.isAtEnd(in: state))
    }

    private func write(_ jump: (section: String, landing: Landing), to writer: inout JSONWriter) {
        writer.key("landing")
        writer.object { writer in
            writer.key("section")
            writer.string(jump.section)
            writer.member("offset", jump.landing.offset)
            writer.key("isReachable")
            writer.bool(jump.landing.isReachable)
        }
    }

    private func writeHeaders(in state: ScrollState, to writer: inout JSONWriter) {
        writer.key("headers")
        writer.array { writer in
            switch listing {
            case .visible: for placement in layout.shownHeaders(in: state) { write(placement, to: &writer) }
            case .all: for placement in layout.placements(in: state) { write(placement, to: &writer) }
            }
        }
    }

    private func write(_ placement: HeaderPlacement, to writer: inout JSONWriter) {
        let header = layout.scene.headers[placement.index]
        writer.object { writer in
            writer.key("id")
            writer.string(header.id)
            writer.key("mode")
            writer.string(header.mode.name)
            writer.member("level", Double(header.level))
            writer.member("top", header.top)
            writer.member("height", header.height)
            writer.member("y", placement.y)
            writer.member("offset", placement.offset)
            writer.key("isPinned")
            writer.bool(placement.isPinned)
            writer.key("pushedBy")
            writer.string(placement.pushedBy.map { layout.scene.headers[$0].id })
            writer.member("visibleHeight", placement.visibleHeight)
            writer.member("zIndex", Double(placement.zIndex))
        }
    }

    private func writeSections(in state: ScrollState, to writer: inout JSONWriter) {
        let sections = layout.scene.sections
        writer.key("sections")
        writer.array { writer in
            for index in listing == .all ? sections.indices : layout.visibleSections(in: state) {
                writer.object { writer in
                    writer.key("id")
                    writer.string(sections[index].id)
                    writer.member("top", sections[index].top)
                    writer.member("height", sections[index].height)
                    writer.member("visibleHeight", layout.visibleHeight(ofSection: index, in: state))
                    if subject.sectionCertainties.indices.contains(index) {
                        writer.key("geometry")
                        writer.string(subject.sectionCertainties[index].rawValue)
                    }
                }
            }
        }
    }

    private func write(_ row: ChipRow, offset: Double, to writer: inout JSONWriter) {
        writer.key("chips")
        writer.object { writer in
            writer.member("offset", offset)
            writer.member("max", row.bar.maximumOffset)
            writer.key("geometry")
            writer.string(row.certainty.rawValue)
            writer.key("items")
            writer.array { writer in
                for (id, chip) in zip(row.ids, row.chips) {
                    writer.object { writer in
                        writer.key("id")
                        writer.string(id)
                        writer.member("x", chip.x)
                        writer.member("width", chip.width)
                    }
                }
            }
        }
    }

    private func write(_ button: ScrollToTop, in state: ScrollState, to writer: inout JSONWriter) {
        writer.key("scrollToTop")
        writer.object { writer in
            writer.key("isVisible")
            writer.bool(button.isVisible(at: state.offset))
            writer.member("threshold", button.threshold)
        }
    }
}
