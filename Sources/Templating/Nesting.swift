internal import Diagnostics

/// Which closing tag belongs to which opening tag.
struct Nesting {
    /// For each tag that opens, the index of the tag that closes it; as long as the tags, nil for the others.
    private(set) var partners: [Int?]
    private(set) var findings: [Finding] = []

    /// More than any page needs, and little enough for whatever walks the tags.
    static let deepest = 64

    private let file: SourceFile
    private let tags: [Tag]
    private var open: [Int] = []

    /// Matches `tags`, which stand in `file`.
    init(of tags: [Tag], in file: SourceFile) {
        self.file = file
        self.tags = tags
        self.partners = Array(repeating: nil, count: tags.count)
        for (index, tag) in tags.enumerated() {
            if tag.opens { push(index) }
            if case .close = tag.kind { close(with: index) }
        }
        for index in open {
            report("\(tags[index].noun) \"\(name(index))\" is never closed: add {{/\(name(index))}}", at: index)
        }
    }

    private mutating func push(_ index: Int) {
        open.append(index)
        if open.count == Self.deepest + 1 { report("tags nest more than \(Self.deepest) deep", at: index) }
    }

    private mutating func close(with index: Int) {
        guard let innermost = open.last else {
            return report("closes \"\(name(index))\", but nothing is open", at: index)
        }
        if name(innermost) == name(index) {
            partners[innermost] = index
            open.removeLast()
            return
        }
        guard findings.count < SourceFile.mostFindings else { return }
        let line = file.position(ofByte: tags[innermost].name.lowerBound).line
        report("closes \"\(name(index))\", but \"\(name(innermost))\" is open since line \(line)", at: index)
        // Go on as if the tags between were closed, when there is something to close at all.
        if let outer = open.lastIndex(where: { name($0) == name(index) }) { open.removeSubrange(outer...) }
    }

    private func name(_ index: Int) -> String {
        String(decoding: file.bytes[tags[index].name], as: UTF8.self)
    }

    private mutating func report(_ message: String, at index: Int) {
        guard findings.count < SourceFile.mostFindings else { return }
        findings.append(Finding(.error, message, in: file, atByte: tags[index].name.lowerBound))
    }
}
