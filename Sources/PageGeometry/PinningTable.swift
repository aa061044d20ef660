internal import DesignTokens
public import StickyLayout

/// How a page's headers pin in windows of every size. All lengths are CSS px at the usual size of text: for a reader whose
/// text is twice as large, all are twice as much.
///
/// What is in here is a rule, which style sheets and geometry both follow: in which windows headings take so many lines is
/// known to within a fraction of a pixel, and what pins where follows from it.
public struct PinningTable: Sendable {
    /// What holds in windows that are neither wider nor higher than some.
    public struct State: Sendable {
        /// Which headers stay.
        public let arrangement: Arrangement
        /// The width of the widest such window.
        public let widest: Double
        /// The height of the highest.
        public let highest: Double
        /// The page's headers, with next to nothing between them.
        public let layout: Layout
        /// The most that pinned headers cover of the window.
        public let deepest: Double
    }

    /// In order: of those whose limits a window is within, the last one holds.
    public let states: [State]
}

/// In which windows which arrangement of a page holds.
struct ArrangementLimits: Sendable {
    private let limits: [(arrangement: Arrangement, widest: Double, highest: Double)]

    init(_ table: PinningTable) {
        limits = table.states.map { ($0.arrangement, $0.widest, $0.highest) }
    }

    /// The arrangement in a window of that size, for a reader whose text is `textScale` times as large as usual.
    func arrangement(in viewport: Scene.Size, textScale: Double) -> Arrangement {
        let (width, height) = (viewport.width / textScale, viewport.height / textScale)
        return limits.last { width <= $0.widest && height <= $0.highest }?.arrangement ?? .whole
    }
}

extension PinningTable {
    /// How many times as high as what is pinned a window has to be.
    private static let leastShare = 3.0
    /// Windows are whole numbers of px high, as a rule; what is told of them lies between.
    private static let offWholes = 0.25

    /// `headers` gives the scene of the page's headers alone, in a window of a width.
    init(_ headers: (Arrangement, Double) -> Scene) throws(SceneError) {
        let widths = Self.widths { headers(.whole, $0).headers.map(\.height) }
        var states: [State] = []
        var before: [Layout] = []
        for arrangement in Arrangement.allCases {
            var layouts: [Layout] = []
            for width in widths { layouts.append(try Layout(headers(arrangement, width.inside))) }
            guard layouts.first?.modes != before.first?.modes else { continue }
            for (index, layout) in layouts.enumerated() {
                let highest =
                    before.isEmpty ? .infinity : before[index].deepestPin * Self.leastShare - Self.offWholes
                states.append(
                    State(
                        arrangement: arrangement, widest: widths[index].widest, highest: highest, layout: layout,
                        deepest: layout.deepestPin))
            }
            before = layouts
        }
        self.states = states
    }

    /// Windows narrower than this are as this one.
    private static let narrowest = 140.0
    /// Windows wider than this are as this one: no heading is so long.
    private static let widest = 4_096.0
    /// The grain of widths, as browsers have it.
    private static let grain = 1.0 / 64

    /// Where `heights`, which nowhere grow with the width, change: from the widest windows to the narrowest, the width of
    /// the widest of them, which lies off any that a browser has, and one inside.
    private static func widths(of heights: (Double) -> [Double]) -> [(widest: Double, inside: Double)] {
        var changes: [Double] = []
        func find(_ narrow: Double, _ high: [Double], _ wide: Double, _ low: [Double]) {
            guard high != low else { return }
            guard wide - narrow > grain else {
                changes.append(narrow)
                return
            }
            let middle = ((narrow + wide) / 2 / grain).rounded() * grain
            let between = heights(middle)
            find(middle, between, wide, low)
            find(narrow, high, middle, between)
        }
        find(narrowest, heights(narrowest), widest, heights(widest))
        return [(.infinity, widest)] + changes.map { ($0 + grain / 2, $0) }
    }
}

extension Layout {
    fileprivate var modes: [HeaderMode] { scene.headers.map(\.mode) }

    /// The most that pinned headers cover of the window, the safe area apart.
    fileprivate var deepestPin: Double {
        let reverse = scene.headers.firstIndex { $0.mode == .reverse }
        let bottoms = scene.headers.indices.lazy.filter { scene.headers[$0].mode != .inline }.map { index in
            let band = reverse.map { $0 < index ? scene.headers[$0].height : 0 } ?? 0
            return (line(ofHeader: index) ?? 0) + band + scene.headers[index].height
        }
        return bottoms.max() ?? 0
    }
}
