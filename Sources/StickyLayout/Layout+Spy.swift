/// How the current section is chosen.
public enum SpyRule: Sendable, CaseIterable {
    /// Every section has its turn, also short ones near the end that can never reach the top.
    case distributed
    /// The first section of which at least 1 % shows (at least 1 px, at most all of it).
    case firstVisible

    /// The name in queries, for instance `firstVisible`.
    public var name: String {
        switch self {
        case .distributed: "distributed"
        case .firstVisible: "firstVisible"
        }
    }
}

extension Layout {
    /// A section's turn comes this early, so that an offset rounded down by a browser still counts.
    private static let earliness = 0.5
    /// Offsets this close to the end count as the end, and pages that scroll no further as pages that do not scroll.
    private static let endTolerance = 1.0

    /// Whether the page scrolls and the reader is within 1 px of its end. Then the last section is the current one.
    public func isAtEnd(in state: ScrollState) -> Bool {
        maximumOffset > Self.endTolerance && state.offset >= maximumOffset - Self.endTolerance
    }

    /// The section that the reader is at; nil without sections.
    public func currentSection(in state: ScrollState, rule: SpyRule = .distributed) -> Int? {
        guard !scene.sections.isEmpty else { return nil }
        if isAtEnd(in: state) { return scene.sections.count - 1 }
        switch rule {
        case .distributed: return sectionInTurn(in: state)
        case .firstVisible: return firstVisibleSection(in: state)
        }
    }

    /// The section that navigation shows as chosen: the one jumped to, until the reader scrolls, else the current one.
    public func highlightedSection(in state: ScrollState, rule: SpyRule = .distributed) -> Int? {
        if let target = state.jumpTarget, scene.sections.indices.contains(target) { return target }
        return currentSection(in: state, rule: rule)
    }

    private func sectionInTurn(in state: ScrollState) -> Int {
        guard maximumOffset > Self.endTolerance else { return 0 }
        let position = state.offset + band(in: state) + Self.earliness
        return max(0, scene.sections.indices.firstIndex { sections.boundaries[$0] > position } - 1)
    }

    private func firstVisibleSection(in state: ScrollState) -> Int {
        let band = band(in: state)
        let position = state.offset + band
        let first = scene.sections.indices.firstIndex { sections.lastShownUpTo[$0] >= position }
        // If too little of this one shows above the viewport's bottom, then even less does of those after it.
        if first < scene.sections.count {
            let section = scene.sections[first]
            let room = scene.viewport.height - max(section.top - state.offset, band + lineAfter(first))
            if room >= section.noticeableHeight { return first }
        }
        return max(0, scene.sections.indices.firstIndex { sections.reachedFrom[$0] > position + tolerance } - 1)
    }

    /// ℓ(k + 1): where the part of section `index` that shows begins; the last one's own line for the last one.
    private func lineAfter(_ index: Int) -> Double {
        sections.lines[min(index + 1, sections.lines.count - 1)]
    }
}

extension Layout {
    /// The sections that reach into the viewport, also under the pinned headers: O(log n).
    public func visibleSections(in state: ScrollState) -> Range<Int> {
        let all = scene.sections.indices
        let first = all.firstIndex { scene.sections[$0].bottom > state.offset }
        let viewEnd = state.offset + scene.viewport.height
        return first..<(first..<all.upperBound).firstIndex { scene.sections[$0].top >= viewEnd }
    }

    /// How much of the section at `index` shows below the pinned stack, in CSS px; 0 without such a section.
    public func visibleHeight(ofSection index: Int, in state: ScrollState) -> Double {
        guard scene.sections.indices.contains(index) else { return 0 }
        let section = scene.sections[index]
        let start = max(section.top, state.offset + band(in: state) + lineAfter(index))
        return max(0, min(section.bottom, state.offset + scene.viewport.height) - start)
    }

    /// ℓ(k): where the pinned stack ends when the section at `index` arrives there, in screen coordinates; nil without
    /// such a section.
    public func line(ofSection index: Int) -> Double? {
        sections.lines.indices.contains(index) ? sections.lines[index] : nil
    }

    /// p(k): the offset at which each section's turn comes by the rule `distributed`. Never falls.
    public var boundaries: [Double] { sections.boundaries }

    /// p(k) before those that lie beyond the end of the page are moved in. Never falls.
    public var unmappedBoundaries: [Double] { sections.unmappedBoundaries }
}
