import StickyLayout

extension LiteralLayout {
    func own(_ index: Int) -> Int? {
        scene.headers.indices.first {
            let header = scene.headers[$0]
            return (header.mode == .regular || header.mode == .fixed)
                && abs(header.top - scene.sections[index].top) <= 0.01
        }
    }

    func sectionLine(_ index: Int) -> Double {
        if let own = own(index) { return line(own) }
        let top = scene.sections[index].top
        let before = scene.headers.filter { $0.top < top }.count
        return base(before) + enclosing(before: before, level: 7, top: top)
    }

    func nextLine(_ index: Int) -> Double { sectionLine(min(index + 1, scene.sections.count - 1)) }

    var isAtEnd: Bool { end > 1 && s >= end - 1 }

    func current(_ rule: SpyRule) -> Int? {
        if scene.sections.isEmpty { return nil }
        if isAtEnd { return scene.sections.count - 1 }
        switch rule {
        case .distributed:
            if end <= 1 { return 0 }
            return boundaries().lastIndex { $0 <= s + band() + 0.5 } ?? 0
        case .firstVisible:
            let indices = scene.sections.indices
            if let first = indices.first(where: isVisible) { return first }
            return indices.last { scene.sections[$0].top <= s + band() + nextLine($0) } ?? 0
        }
    }

    func visibleHeight(_ index: Int) -> Double {
        let section = scene.sections[index]
        return min(section.top + section.height, s + viewHeight) - max(section.top, s + band() + nextLine(index))
    }

    private func isVisible(_ index: Int) -> Bool {
        let height = scene.sections[index].height
        return height > 0 && visibleHeight(index) >= min(height, max(height * 0.01, 1))
    }

    func boundaries() -> [Double] {
        var p = [0.0]
        for index in scene.sections.indices.dropFirst() {
            let previous = scene.sections[index - 1]
            p.append(max(p[index - 1], previous.top + previous.height - sectionLine(index)))
        }
        guard let last = p.last, last > end else { return p }
        let d = max(0, min((viewHeight - sectionLine(p.count - 1)) / 8, end / 2))
        return p.map { $0 <= end - d ? $0 : end - d + d * (($0 - (end - d)) / (last - (end - d))) }
    }

    func highlighted(_ rule: SpyRule) -> Int? { target ?? current(rule) }
}
