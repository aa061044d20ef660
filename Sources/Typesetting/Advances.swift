internal import Fonts
internal import Localization

/// How far a text has come at each of its offsets, as each engine sums it up.
///
/// Blink's advances are fractions of an em, which are multiplied by the size only when a ratio of device pixels is known;
/// Gecko rounds each glyph's advance to sixtieths of a CSS px.
struct Advances {
    /// A place on a line, or a distance between two.
    struct Place: Sendable, Hashable {
        /// In em.
        var blink: Double = 0
        /// In sixtieths of a CSS px.
        var gecko: Int = 0

        static func + (a: Self, b: Self) -> Self { Self(blink: a.blink + b.blink, gecko: a.gecko + b.gecko) }
        static func - (a: Self, b: Self) -> Self { Self(blink: a.blink - b.blink, gecko: a.gecko - b.gecko) }
    }

    /// The place at each offset of the text, its end among them.
    private(set) var places: [Place]
    /// Whether the text can be cut at each offset without being shaped otherwise.
    private(set) var isSafe: [Bool]
    /// Whether none of the fonts has some character.
    private(set) var isMissing = false

    private let units: [UInt16]
    /// As Blink shapes the text.
    private let runs: [FontRun]
    private let style: TextStyle

    init(_ units: [UInt16], style: TextStyle) {
        self.units = units
        self.style = style
        runs = FontRun.runs(in: units, style: style, engine: .blink)
        places = [Place](repeating: Place(), count: units.count + 1)
        isSafe = [Bool](repeating: false, count: units.count + 1)
        isSafe[units.count] = true
        let all = clusters(in: 0..<units.count)
        let sums = Self.sums(of: all, count: units.count)
        for cluster in all {
            isSafe[cluster.start] = !cluster.isUnsafeToBreak
            isMissing = isMissing || cluster.isMissing
        }
        let geckoRuns = FontRun.runs(in: units, style: style, engine: .gecko)
        let geckoSums =
            geckoRuns == runs
            ? sums : Self.sums(of: clusters(in: 0..<units.count, runs: geckoRuns), count: units.count)
        places = zip(sums, geckoSums).map { Place(blink: $0.blink, gecko: $1.gecko) }
    }

    /// How far the text has come at each of its offsets and at its end.
    private static func sums(of clusters: [Cluster], count: Int) -> [Place] {
        var sums = [Place](repeating: Place(), count: count + 1)
        var place = Place()
        for (index, cluster) in clusters.enumerated() {
            let end = index + 1 < clusters.count ? clusters[index + 1].start : count
            for offset in cluster.start..<end { sums[offset] = place }
            place = place + cluster.advance
        }
        sums[count] = place
        return sums
    }

    /// The place at which a line begins that begins at `offset`: in Blink earlier or later than the place there where the text,
    /// cut there, is shaped otherwise. Gecko shapes no text anew for its lines.
    func start(at offset: Int) -> Place {
        guard !isSafe[offset] else { return places[offset] }
        let next = isSafe[(offset + 1)...].firstIndex(of: true) ?? units.count
        return Place(blink: (places[next] - width(of: offset..<next)).blink, gecko: places[offset].gecko)
    }

    /// The place at which a line ends that ends at `offset`.
    func end(at offset: Int) -> Place {
        guard !isSafe[offset], offset > 0 else { return places[offset] }
        let last = isSafe[..<offset].lastIndex(of: true) ?? 0
        return Place(blink: (places[last] + width(of: last..<offset)).blink, gecko: places[offset].gecko)
    }

    /// The advance of a part of the text, shaped by itself.
    private func width(of range: Range<Int>) -> Place {
        clusters(in: range).reduce(Place()) { $0 + $1.advance }
    }
}

extension Advances {
    struct Cluster {
        let start: Int
        let advance: Place
        let isUnsafeToBreak: Bool
        let isMissing: Bool
    }

    private func clusters(in range: Range<Int>) -> [Cluster] { clusters(in: range, runs: runs) }

    private func clusters(in range: Range<Int>, runs: [FontRun]) -> [Cluster] {
        runs.filter { $0.range.overlaps(range) }.flatMap { run in
            let face = style.faces[run.face]
            let unitsPerEm = Double(face.unitsPerEm)
            let shaped = face.shape(
                units, run.range.clamped(to: range), script: run.script, isRightToLeft: run.isRightToLeft,
                features: style.features, language: style.language)
            return shaped.map { cluster in
                let pixels = cluster.advances.map { Double($0) * style.size * style.textScale / unitsPerEm }
                let place = Place(
                    blink: Double(cluster.advances.reduce(0, +)) / unitsPerEm,
                    gecko: pixels.reduce(0) { $0 + Int(($1 * 60).rounded()) })
                return Cluster(
                    start: cluster.start, advance: place, isUnsafeToBreak: cluster.isUnsafeToBreak,
                    isMissing: cluster.isMissing)
            }
        }
    }
}
