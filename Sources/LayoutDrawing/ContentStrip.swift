internal import StickyLayout

/// The whole content from top to bottom, with the windows that are seen of it.
struct ContentStrip {
    let layout: Layout
    let rule: SpyRule
    let origin: (x: Double, y: Double)

    private static let mostHeight = 640.0
    private static let mostScale = 0.5
    private static let stripWidth = 76.0
    private static let labelWidth = 110.0
    /// The least room a section's name needs.
    private static let labelHeight = 13.0

    var width: Double { Self.stripWidth + 10 + Self.labelWidth }
    var bottom: Double { origin.y + extent * scale }

    /// What is drawn: the content, and the scrollport where that is taller.
    private var extent: Double { max(layout.scene.contentHeight, layout.scene.viewport.height, 1) }
    private var scale: Double { min(Self.mostScale, Self.mostHeight / extent) }

    private func frame(top: Double, height: Double) -> Frame {
        Frame(x: origin.x, y: origin.y + top * scale, width: Self.stripWidth, height: height * scale)
    }

    func draw(_ states: ArraySlice<ScrollState>, in writer: inout SVGWriter) {
        writer.label("Content", x: origin.x, y: origin.y - 28, "strong")
        writer.label(
            "\(SVGWriter.number(layout.scene.contentHeight)) px · 1 : \(SVGWriter.number((10 / scale).rounded() / 10))",
            x: origin.x, y: origin.y - 12, "quiet small")
        writer.rectangle(frame(top: 0, height: layout.scene.contentHeight), "paper")
        drawSections(current: states.first.flatMap { layout.currentSection(in: $0, rule: rule) }, in: &writer)
        for header in layout.scene.headers where header.height * scale >= 0.5 {
            writer.rectangle(frame(top: header.top, height: header.height), "shown \(header.mode.name)")
        }
        for state in states {
            var window = frame(top: state.offset, height: layout.scene.viewport.height)
            window.x -= 5
            window.width += 10
            writer.rectangle(window, "window", radius: 6)
        }
    }

    private func drawSections(current: Int?, in writer: inout SVGWriter) {
        var free = origin.y
        for (index, section) in layout.scene.sections.enumerated() {
            let frame = frame(top: section.top, height: section.height)
            writer.rectangle(frame, index.isMultiple(of: 2) ? "even" : "odd")
            if index == current {
                writer.rectangle(
                    Frame(x: frame.x - 10, y: frame.y, width: 3, height: frame.height), "current", radius: 1.5)
            }
            // A name stands beside its section's top, unless the one above needs the room; the current one always does.
            guard frame.y >= free || index == current else { continue }
            let classes = index == current ? "small strong current" : "small quiet"
            let name = String(section.id.prefix(18))
            writer.label(name, x: origin.x + Self.stripWidth + 12, y: frame.y + 11, classes)
            free = frame.y + Self.labelHeight
        }
    }
}
