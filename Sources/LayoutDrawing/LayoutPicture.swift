internal import DesignTokens
internal import JSONWriting
public import StickyLayout

/// A picture of what the layout engine says: the whole content with its sections and headers at their natural places and
/// the window that the reader sees of it, then that window larger with the headers as they are shown, and the numbers.
/// Heights are to scale, each part at its own scale, which it names.
public struct LayoutPicture: Sendable {
    /// What is drawn.
    let layout: Layout
    /// Which section counts as the current one.
    let rule: SpyRule
    /// What the picture is called.
    let title: String

    /// The most states that one picture shows.
    public static let mostStates = 24

    /// A picture of `layout`, called `title`, in which `rule` says which section is current.
    public init(of layout: Layout, rule: SpyRule, title: String) {
        self.layout = layout
        self.rule = rule
        self.title = title
    }

    /// The picture as SVG 2, in UTF-8: of each of `states`, 1 … ``mostStates``, a window, from left to right.
    public func svg(of states: [ScrollState]) -> [UInt8] {
        let windows = states.prefix(Self.mostStates)
        let strip = ContentStrip(layout: layout, rule: rule, origin: (Self.margin, Self.top))
        let window = WindowScale(viewport: layout.scene.viewport)
        var x = Self.margin + strip.width + Self.gap
        var writer = SVGWriter()
        var bottom = strip.bottom
        var body = SVGWriter()
        strip.draw(windows, in: &body)
        for state in windows {
            let drawing = WindowDrawing(layout: layout, rule: rule, state: state, scale: window, origin: (x, Self.top))
            drawing.draw(in: &body)
            bottom = max(bottom, drawing.bottom)
            x += drawing.width + Self.gap
        }
        Legend(layout: layout).draw(from: (Self.margin, bottom + 34), in: &body)
        let width = max(x - Self.gap + Self.margin, Legend.width + 2 * Self.margin)
        let height = bottom + 34 + Self.margin
        let size = [("width", SVGWriter.number(width)), ("height", SVGWriter.number(height))]
        let view = "0 0 \(SVGWriter.number(width)) \(SVGWriter.number(height))"
        let root = [("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", view), ("role", "img")] + size
        writer.element("svg", root) {
            $0.characters("\n")
            $0.element("title", []) { $0.characters(title) }
            $0.element("desc", []) { $0.characters(description(of: windows)) }
            $0.style(Self.style)
            $0.rectangle(Frame(x: 0, y: 0, width: width, height: height), "ground")
            $0.label(title, x: Self.margin, y: 34, "title")
            $0.append(body)
        }
        return Array(writer.text.utf8)
    }

    static let margin = 24.0
    static let gap = 40.0
    /// Where the drawings begin, below the title and their captions.
    static let top = 86.0

    /// What the picture shows, for those who do not see it.
    private func description(of states: ArraySlice<ScrollState>) -> String {
        states.map { state in
            let pinned = layout.shownHeaders(in: state).filter(\.isPinned).map { layout.scene.headers[$0.index].id }
            let current = layout.currentSection(in: state, rule: rule).map { layout.scene.sections[$0].id } ?? "none"
            let names = pinned.isEmpty ? "none" : pinned.joined(separator: ", ")
            return "At offset \(SVGWriter.number(state.offset)): current section \(current), pinned headers \(names)."
        }.joined(separator: " ")
    }

    /// The picture's style; it names every colour, for light and dark ground.
    public static let style: String = {
        let colors = { (ground: KeyPath<AdaptiveColor, SRGBColor>) in
            let css = { (color: AdaptiveColor) in color[keyPath: ground].css }
            let text = { (tint: NamedTint) in
                tint.color[keyPath: ground].readable(on: Role.ground.color[keyPath: ground]).css
            }
            // White text stands on these.
            let mode = { (tint: NamedTint) in tint.color[keyPath: ground].readable(on: .white).css }
            return ".ground{fill:\(css(Role.ground.color))}text{fill:\(css(Role.label.color))}"
                + ".quiet{fill:\(css(Role.secondaryLabel.color))}.paper,.odd{fill:\(css(Role.raisedGround.color))}"
                + ".even{fill:\(css(Role.fill.color))}.edge{stroke:\(css(Role.secondaryLabel.color))}"
                + ".natural{stroke:\(css(Role.secondaryLabel.color))}.current{fill:\(text(.indigo))}"
                + ".stack{stroke:\(text(.red))}.note{fill:\(text(.red))}"
                + ".window{stroke:\(css(NamedTint.indigo.color));fill:\(css(NamedTint.indigo.color))}"
                + ".fixed{fill:\(mode(.indigo))}.regular{fill:\(mode(.teal))}.reverse{fill:\(mode(.orange))}"
                + ".inline{fill:\(mode(.gray))}"
        }
        return
            "text{font:13px system-ui,sans-serif;font-variant-numeric:tabular-nums}.title{font-size:19px;font-weight:700}"
            + ".small{font-size:11px}.strong{font-weight:600}.end{text-anchor:end}.edge{fill:none;stroke-width:2}"
            + ".natural{fill:none;stroke-dasharray:3 3}.window{fill-opacity:.12;stroke-width:2}"
            + ".stack{stroke-width:1.5;stroke-dasharray:6 4}.on{fill:#fff!important}"
            + colors(\.light) + "@media (prefers-color-scheme:dark){\(colors(\.dark))}"
    }()
}
