extension Scene {
    /// What rounding may add to top + height before touching counts as overlapping, in CSS px: 0.1 + 0.2 > 0.3.
    private static let roundingAllowance = 1e-6
    private static let levels = 1...6

    /// Checks the size of the scrollport.
    func checkViewport() throws(SceneError) {
        try Self.check(viewport.width, .viewportWidth)
        try Self.check(viewport.height, .viewportHeight)
    }

    /// Checks all numbers, in document order.
    func checkGeometry() throws(SceneError) {
        try Self.check(contentHeight, .contentHeight)
        try checkViewport()
        try Self.check(topInset, .topInset)
        var firstReverse: Int?
        var previous: (top: Double, bottom: Double)?
        for (index, header) in headers.enumerated() {
            try checkExtent(top: header.top, height: header.height, after: previous) { .header(index, $0) }
            previous = (header.top, header.bottom)
            try checkLevelAndEnd(of: header, at: index)
            guard header.mode == .reverse else { continue }
            if let firstReverse { throw SceneError(.header(index, .mode), .secondReverse(after: firstReverse)) }
            firstReverse = index
        }
        previous = nil
        for (index, section) in sections.enumerated() {
            try checkExtent(top: section.top, height: section.height, after: previous) { .section(index, $0) }
            previous = (section.top, section.bottom)
        }
    }

    private func checkExtent(
        top: Double, height: Double, after previous: (top: Double, bottom: Double)?,
        field: (SceneError.Property) -> SceneError.Field
    ) throws(SceneError) {
        try Self.check(top, field(.top))
        try Self.check(height, field(.height))
        guard (top + height).isFinite else { throw SceneError(field(.height), .bottomNotFinite) }
        guard top >= topInset else { throw SceneError(field(.top), .aboveInset(inset: topInset, got: top)) }
        guard let previous else { return }
        guard top >= previous.top, top >= previous.bottom - Self.roundingAllowance else {
            throw SceneError(field(.top), .aboveBottomOfPrevious(bottom: previous.bottom, got: top))
        }
    }

    private func checkLevelAndEnd(of header: Header, at index: Int) throws(SceneError) {
        guard Self.levels.contains(header.level) else {
            throw SceneError(.header(index, .level), .levelOutOfRange(got: header.level))
        }
        let earliestEnd = header.bottom - Self.roundingAllowance
        if let end = header.end {
            try Self.check(end, .header(index, .end))
            guard end >= earliestEnd else {
                throw SceneError(.header(index, .end), .endAboveBottom(bottom: header.bottom, got: end))
            }
        } else if header.mode == .regular, contentHeight < earliestEnd {
            throw SceneError(
                .header(index, .end), .contentEndsAboveBottom(bottom: header.bottom, contentHeight: contentHeight))
        }
    }

    private static func check(_ length: Double, _ field: SceneError.Field) throws(SceneError) {
        guard length.isFinite else { throw SceneError(field, .notFinite) }
        guard length >= 0 else { throw SceneError(field, .negative(got: length)) }
    }
}

extension Scene {
    /// Checks that ids are unique among the headers and among the sections.
    func checkIdentifiers() throws(SceneError) {
        if let twins = Self.firstTwins(headers.map { $0.id }) {
            throw SceneError(.header(twins.second, .id), .duplicate(of: twins.first))
        }
        if let twins = Self.firstTwins(sections.map { $0.id }) {
            throw SceneError(.section(twins.second, .id), .duplicate(of: twins.first))
        }
    }

    /// The earliest id that was there before, and where. Sorted rather than hashed: no input makes it slow.
    private static func firstTwins(_ ids: [String]) -> (first: Int, second: Int)? {
        let order = ids.indices.sorted { left, right in
            let leftBytes = ids[left].utf8
            let rightBytes = ids[right].utf8
            if leftBytes.lexicographicallyPrecedes(rightBytes) { return true }
            if rightBytes.lexicographicallyPrecedes(leftBytes) { return false }
            return left < right
        }
        var twins: (first: Int, second: Int)?
        for (first, second) in zip(order, order.dropFirst())
        where second < twins?.second ?? .max && ids[first].utf8.elementsEqual(ids[second].utf8) {
            twins = (first, second)
        }
        return twins
    }
}
