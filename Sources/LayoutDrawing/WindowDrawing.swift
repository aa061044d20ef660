internal import StickyLayout

/// How large a window is drawn.
struct WindowScale {
    let factor: Double

    private static let mostWidth = 300.0
    private static let mostHeight = 640.0

    init(viewport: Scene.Size) {
        factor = min(0.75, Self.mostWidth / max(viewport.width, 1), Self.mostHeight / max(viewport.height, 1))
    }
}

/// The reader's window with what it shows.
struct WindowDrawing {
    let layout: Layout
    let rule: SpyRule
    let state: ScrollState
    let scale: WindowScale
    let origin: (x: Double, y: Double)

    private static let sideWidth = 132.0
    private static let leastWidth = 120.0
    /// Above and below the middle of a section's name.
    private static let labelRoom = 12.0

    private var screen: Frame {
        let viewport = layout.scene.viewport
        return Frame(
            x: origin.x, y: origin.y, width: max(viewport.width * scale.factor, Self.leastWidth),
            height: viewport.height * scale.factor)
    }

    var width: Double { screen.width + 12 + Self.sideWidth }
    var bottom: Double { screen.bottom }

    func draw(in writer: inout SVGWriter) {
        let viewport = layout.scene.viewport
        writer.label("Window at \(SVGWriter.number(state.offset))", x: origin.x, y: origin.y - 28, "strong")
        writer.label(
            "of \(SVGWriter.number(layout.maximumOffset)) · \(SVGWriter.number(viewport.width)) × "
                + "\(SVGWriter.number(viewport.height)) px",
            x: origin.x, y: origin.y - 12, "quiet small")
        let inner = [
            ("x", SVGWriter.number(screen.x)), ("y", SVGWriter.number(screen.y)),
            ("width", SVGWriter.number(screen.width)), ("height", SVGWriter.number(screen.height)),
        ]
        writer.element("svg", inner) { writer in
            drawSections(in: &writer)
            for placement in layout.shownHeaders(in: state).sorted(by: { $0.zIndex < $1.zIndex }) {
                draw(placement, in: &writer)
            }
        }
        drawStack(in: &writer)
        writer.rectangle(
            Frame(x: screen.x - 1, y: screen.y - 1, width: screen.width + 2, height: screen.height + 2), "edge",
            radius: 4)
        drawFacts(in: &writer)
    }

    /// Inside, the window's top left corner is the origin.
    private func frame(y: Double, height: Double) -> Frame {
        Frame(x: 0, y: y * scale.factor, width: screen.width, height: height * scale.factor)
    }

    private func drawSections(in writer: inout SVGWriter) {
        writer.rectangle(Frame(x: 0, y: 0, width: screen.width, height: screen.height), "paper")
        let current = layout.currentSection(in: state, rule: rule)
        let stack = stack ?? 0
        let headers = layout.shownHeaders(in: state).map {
            frame(y: $0.y, height: layout.scene.headers[$0.index].height)
        }
        for index in layout.visibleSections(in: state) {
            let section = layout.scene.sections[index]
            let frame = frame(y: section.top - state.offset, height: section.height)
            writer.rectangle(frame, index.isMultiple(of: 2) ? "even" : "odd")
            if index == current {
                writer.rectangle(Frame(x: 0, y: frame.y, width: 4, height: frame.height), "current")
            }
            // The name at the middle of what can be seen, where no header lies over it.
            let middle = (max(frame.y, stack * scale.factor) + min(frame.bottom, screen.height)) / 2
            let isFree = !headers.contains { $0.y - Self.labelRoom < middle && middle < $0.bottom + Self.labelRoom }
            guard isFree, middle + Self.labelRoom < min(frame.bottom, screen.height) else { continue }
            writer.label(
                section.id, x: screen.width - 12, y: middle + 4, index == current ? "end strong current" : "end quiet")
        }
    }

    private func draw(_ placement: HeaderPlacement, in writer: inout SVGWriter) {
        let header = layout.scene.headers[placement.index]
        if placement.offset > 0 {
            var natural = frame(y: header.top - state.offset, height: header.height)
            natural.x = 1
            natural.width -= 2
            writer.rectangle(natural, "natural")
        }
        let shown = frame(y: placement.y, height: header.height)
        writer.rectangle(shown, "shown \(header.mode.name)")
        guard shown.height >= 12 else { return }
        let base = shown.y + shown.height / 2 + 4
        writer.label(header.id, x: 12, y: base, "on small strong")
        let sign = placement.pushedBy != nil ? " ↑" : placement.isPinned ? " ●" : ""
        writer.label(SVGWriter.number(placement.y) + sign, x: screen.width - 12, y: base, "on small end")
    }

    /// The bottom of the lowest header that is pinned; nil when none is.
    private var stack: Double? {
        layout.shownHeaders(in: state).filter(\.isPinned).map { $0.y + layout.scene.headers[$0.index].height }.max()
    }

    private func drawStack(in writer: inout SVGWriter) {
        guard let stack else { return }
        let y = screen.y + stack * scale.factor
        writer.line((screen.x - 8, y), (screen.x + screen.width + 10, y), "stack")
        writer.label("stack \(SVGWriter.number(stack))", x: screen.x + screen.width + 14, y: y + 4, "note small")
    }

    private func drawFacts(in writer: inout SVGWriter) {
        let name = { (index: Int?) in index.map { String(layout.scene.sections[$0].id.prefix(18)) } ?? "none" }
        let facts = [
            ("current", name(layout.currentSection(in: state, rule: rule))),
            ("highlighted", name(layout.highlightedSection(in: state, rule: rule))),
            ("reveal", SVGWriter.number(state.reveal)),
        ]
        let x = screen.x + screen.width + 14
        for (row, fact) in facts.enumerated() {
            let y = screen.bottom - Double(facts.count - row) * 34 + 22
            writer.label(fact.0, x: x, y: y - 14, "quiet small")
            writer.label(fact.1, x: x, y: y, "strong")
        }
    }
}
