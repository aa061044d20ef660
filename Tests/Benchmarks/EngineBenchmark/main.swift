// What one scroll event costs: the state after it, the headers on screen and the highlighted section, at offsets that
// never repeat. A table for each kind of page, a row for each number of headers.

import StickyLayout

/// Numbers that are the same on every run (SplitMix64).
struct RepeatableGenerator: RandomNumberGenerator {
    private var state: UInt64 = 1

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

enum Page: String, CaseIterable {
    case nested = "regular headers of three levels"
    case stacked = "the same, and 8 fixed headers and a reverse one"

    /// A page with `count` headers, each at the start of its section of 100 px, in a viewport of 800 px.
    func scene(count: Int) -> Scene {
        let extent = 100.0
        var headers: [Scene.Header] = []
        var sections: [Scene.Section] = []
        for index in 0..<count {
            let top = Double(index) * extent
            headers.append(
                Scene.Header(
                    id: "h\(index)", mode: mode(index, of: count), top: top, height: 30, level: level(index),
                    end: mode(index, of: count) == .regular ? top + extent * span(index) : nil))
            sections.append(Scene.Section(id: "s\(index)", top: top, height: extent))
        }
        return Scene(
            contentHeight: Double(count) * extent + 900, viewport: .init(width: 390, height: 800), headers: headers,
            sections: sections)
    }

    private func mode(_ index: Int, of count: Int) -> HeaderMode {
        guard self == .stacked else { return .regular }
        if index == 1 { return .reverse }
        return index % (count / 8 + 1) == 0 ? .fixed : .regular
    }

    /// Every hundredth header is a chapter, every tenth a section, the others are subsections.
    private func level(_ index: Int) -> Int { index % 100 == 0 ? 1 : index % 10 == 0 ? 2 : 3 }

    private func span(_ index: Int) -> Double { index % 100 == 0 ? 100 : index % 10 == 0 ? 10 : 1 }
}

struct Measurement {
    let buildMilliseconds, nanoseconds, shown, pinned: Double
}

func measure(_ scene: Scene) throws -> Measurement {
    let clock = ContinuousClock()
    let built = clock.now
    let layout = try Layout(scene)
    let buildTime = clock.now - built
    let queries = 200_000
    var generator = RepeatableGenerator()
    let offsets = (0..<queries).map { layout.maximumOffset * Double($0) / Double(queries) }.shuffled(using: &generator)
    var state = layout.start
    var (shown, pinned, current) = (0, 0, 0)
    let started = clock.now
    for offset in offsets {
        state = layout.state(after: .scroll(offset), from: state)
        layout.forEachShownHeader(in: state) { placement in
            shown += 1
            if placement.isPinned { pinned += 1 }
        }
        current &+= layout.highlightedSection(in: state) ?? 0
    }
    let time = clock.now - started
    precondition(current > 0)
    return Measurement(
        buildMilliseconds: buildTime / .milliseconds(1), nanoseconds: time / .nanoseconds(queries),
        shown: Double(shown) / Double(queries), pinned: Double(pinned) / Double(queries))
}

/// `number` with one digit after the point, at the right of a column. (`rounded()` would need the C maths library.)
func cell(_ number: Double) -> String {
    let tenths = Int(number * 10 + 0.5)
    let text = "\(tenths / 10).\(tenths % 10)"
    return String(repeating: " ", count: max(0, 12 - text.count)) + text
}

for page in Page.allCases {
    print("\n\(page.rawValue)")
    print("     headers    build ms    ns/query       shown      pinned")
    for count in [100, 1000, 10_000, 100_000, 1_000_000] {
        let result = try measure(page.scene(count: count))
        let cells = [Double(count), result.buildMilliseconds, result.nanoseconds, result.shown, result.pinned]
        print(cells.map(cell).joined())
    }
}
