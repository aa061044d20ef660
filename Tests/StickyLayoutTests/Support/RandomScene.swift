import SeededNumbers
import StickyLayout

/// Valid scenes of every kind: fractional lengths, empty and touching things, nested levels, tiny and huge viewports.
struct RandomScene {
    /// Lengths are multiples of it. Powers of two add up exactly, so that touching is touching for every program; tenths
    /// do not.
    let unit: Double
    var generator: SeededGenerator
    private var top = 0.0

    /// Within and beyond what still counts as the top of a section (0.01), and powers of two.
    private static let nudges = [1.0 / 128, 1.0 / 64]

    init(number: Int, units: [Double] = [1, 0.25, 1.0 / 64]) {
        generator = SeededGenerator(number)
        unit = units.randomElement(using: &generator) ?? 1
    }

    /// A length of 0 … `limit`.
    mutating func length(_ limit: Double) -> Double {
        Double(Int.random(in: 0...Int(limit / unit), using: &generator)) * unit
    }

    /// A scene in which sections start anywhere, most with a header.
    mutating func scene() -> Scene {
        let inset = generator.once(in: 3) ? length(60) : 0
        top = inset + (generator.once(in: 3) ? length(100) : 0)
        var headers: [Scene.Header] = []
        var sections: [Scene.Section] = []
        let reverseAt = generator.once(in: 2) ? Int.random(in: 0...6, using: &generator) : -1
        for index in 0..<Int.random(in: 0...14, using: &generator) {
            let sectionTop = top
            if generator.once(in: 4) { top += Self.nudges.randomElement(using: &generator) ?? 0 }
            if !generator.once(in: 6) || index == reverseAt {
                headers.append(header(index, isReverse: index == reverseAt))
            }
            if !generator.once(in: 5) { top += length(generator.once(in: 3) ? 40 : 500) }
            if !generator.once(in: 5) {
                sections.append(.init(id: "s\(index)", top: sectionTop, height: top - sectionTop))
            }
            if generator.once(in: 4) { top += length(30) }
        }
        let content = top + (generator.once(in: 2) ? length(400) : 0)
        for index in headers.indices where headers[index].mode == .regular {
            headers[index].end = end(of: headers[index], in: sections, content)
        }
        return Scene(
            contentHeight: content, viewport: .init(width: 390, height: viewportHeight(content)), topInset: inset,
            headers: headers, sections: sections)
    }

    private mutating func header(_ index: Int, isReverse: Bool) -> Scene.Header {
        let modes: [HeaderMode] = [.regular, .regular, .regular, .regular, .fixed, .inline]
        let height = generator.once(in: 10) ? 0 : length(generator.once(in: 20) ? 900 : 60)
        defer { top += height }
        return Scene.Header(
            id: "h\(index)", mode: isReverse ? .reverse : modes.randomElement(using: &generator) ?? .regular, top: top,
            height: height, level: Int.random(in: 1...(generator.once(in: 3) ? 6 : 2), using: &generator),
            zIndex: generator.once(in: 8) ? Int.random(in: -5...500, using: &generator) : nil)
    }

    private mutating func end(of header: Scene.Header, in sections: [Scene.Section], _ content: Double) -> Double? {
        let bottom = header.top + header.height
        switch Int.random(in: 0...4, using: &generator) {
        case 0: return nil
        case 1: return bottom + length(800)
        default:
            let ends = sections.map { $0.top + $0.height }.filter { $0 >= bottom }
            return ends.prefix(3).randomElement(using: &generator)
        }
    }

    private mutating func viewportHeight(_ content: Double) -> Double {
        switch Int.random(in: 0...9, using: &generator) {
        case 0: 0
        case 1: length(80)
        case 2: content + length(500)
        case 3: max(0, content - length(3))
        default: length(1000)
        }
    }

    /// An offset, sometimes outside the page or where something is about to happen.
    mutating func offset(in scene: Scene) -> Double {
        let edges = scene.headers.map(\.top) + scene.sections.map(\.top)
        if generator.once(in: 3), let edge = edges.randomElement(using: &generator) { return edge - length(120) }
        return length(scene.contentHeight + 200) - 100 * unit
    }

    /// Up to six steps of every kind.
    mutating func trace(in scene: Scene) -> [TraceStep] {
        (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            switch Int.random(in: 0...5, using: &generator) {
            case 0: .jump(offset(in: scene))
            case 1: .jumpToSection(Int.random(in: 0...max(0, scene.sections.count - 1), using: &generator))
            default: .scroll(offset(in: scene))
            }
        }
    }
}
