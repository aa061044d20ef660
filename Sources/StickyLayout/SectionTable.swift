/// What a layout knows in advance about its sections, one entry a section in each list.
struct SectionTable: Sendable {
    /// Bottom of the pinned stack when the section's top arrives there, without the reverse header: ℓ(k).
    let lines: [Double]
    /// What a jump brings to the line: the top of the section's own header, or else its own.
    let landingTops: [Double]
    /// p(k) before the end of the content squeezes it. Never falls.
    let unmappedBoundaries: [Double]
    /// p(k): the offset from which on, half a pixel early, the section is the current one by turns. Never falls.
    private(set) var boundaries: [Double]
    /// The last offset at which enough shows of the section or of one before it. Never falls, so that the first section
    /// that shows is found by halving although the lines rise and fall.
    let lastShownUpTo: [Double]
    /// The first offset at which the section or one after it has reached the next one's line. Never falls.
    let reachedFrom: [Double]
}

extension SectionTable {
    init(scene: Scene, slots: [HeaderSlot]) {
        let sections = scene.sections
        let anchors = SectionAnchors(scene: scene, slots: slots)
        var lines: [Double] = []
        var landingTops: [Double] = []
        lines.reserveCapacity(sections.count)
        landingTops.reserveCapacity(sections.count)
        for section in sections {
            let (line, top) = anchors.lineAndTop(of: section)
            lines.append(line)
            landingTops.append(top)
        }
        let unmapped = Self.unmappedBoundaries(sections, lines)
        self.lines = lines
        self.landingTops = landingTops
        self.unmappedBoundaries = unmapped
        self.boundaries = unmapped
        (lastShownUpTo, reachedFrom) = Self.searchKeys(sections, lines)
    }

    private static func unmappedBoundaries(_ sections: [Scene.Section], _ lines: [Double]) -> [Double] {
        var boundaries: [Double] = []
        boundaries.reserveCapacity(sections.count)
        var last = 0.0
        for index in sections.indices {
            if index > 0 { last = max(last, sections[index - 1].bottom - lines[index]) }
            boundaries.append(last)
        }
        return boundaries
    }

    /// Share of the view below the stack that sections which cannot reach the top divide among them, at most.
    private static let endShare = 1.0 / 8

    /// Moves the boundaries near `end` and beyond it in between evenly: the rule for scroll markers of CSS Overflow 5,
    /// "scroll target focus".
    mutating func squeeze(below end: Double, viewportHeight: Double) {
        boundaries = unmappedBoundaries
        guard let last = boundaries.last, last > end else { return }
        let room = max(0, min((viewportHeight - (lines.last ?? 0)) * Self.endShare, end / 2))
        let start = end - room
        for index in boundaries.indices.reversed() {
            guard boundaries[index] > start else { return }  // they never fall
            boundaries[index] = start + (boundaries[index] - start) / (last - start) * room
        }
    }

    private static func searchKeys(
        _ sections: [Scene.Section], _ lines: [Double]
    ) -> (lastShownUpTo: [Double], reachedFrom: [Double]) {
        var lastShownUpTo = [Double](repeating: -.infinity, count: sections.count)
        var reachedFrom = [Double](repeating: .infinity, count: sections.count)
        var latest = -Double.infinity
        for (index, section) in sections.enumerated() {
            let line = lines[min(index + 1, lines.count - 1)]
            if section.height > 0 { latest = max(latest, section.bottom - line - section.noticeableHeight) }
            lastShownUpTo[index] = latest
        }
        var earliest = Double.infinity
        for index in sections.indices.reversed() {
            earliest = min(earliest, sections[index].top - lines[min(index + 1, lines.count - 1)])
            reachedFrom[index] = earliest
        }
        return (lastShownUpTo, reachedFrom)
    }
}

extension Scene.Section {
    private static let noticeableShare = 0.01
    private static let noticeablePixels = 1.0

    /// How much of it must show before it counts as visible: 1 %, at least 1 px, at most all of it.
    var noticeableHeight: Double { min(height, max(height * Self.noticeableShare, Self.noticeablePixels)) }
}
