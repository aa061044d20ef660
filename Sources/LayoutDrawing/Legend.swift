internal import StickyLayout

/// What the colours and signs mean: those modes that the page has.
struct Legend {
    let layout: Layout

    static let width = 560.0
    private static let swatch = 12.0

    func draw(from origin: (x: Double, y: Double), in writer: inout SVGWriter) {
        var x = origin.x
        let present = HeaderMode.allCases.filter { mode in layout.scene.headers.contains { $0.mode == mode } }
        for mode in present {
            writer.rectangle(
                Frame(x: x, y: origin.y - 10, width: Self.swatch, height: Self.swatch), "shown \(mode.name)", radius: 3)
            writer.label(mode.name, x: x + Self.swatch + 6, y: origin.y, "small quiet")
            x += 78
        }
        writer.rectangle(Frame(x: x, y: origin.y - 10, width: Self.swatch, height: Self.swatch), "natural")
        writer.label("natural place", x: x + Self.swatch + 6, y: origin.y, "small quiet")
        x += 108
        writer.label("● pinned   ↑ pushed off", x: x, y: origin.y, "small quiet")
    }
}
