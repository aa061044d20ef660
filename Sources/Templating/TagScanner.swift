internal import Diagnostics

/// Finds the tags of one source, following the delimiters that it sets.
struct TagScanner {
    private let file: SourceFile
    private var position: Int
    private var open = Array("{{".utf8)
    private var close = Array("}}".utf8)
    private(set) var tags: [Tag] = []
    private(set) var findings: [Finding] = []

    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The tags of `file`, and what is wrong with them.
    static func scan(_ file: SourceFile) -> (tags: [Tag], findings: [Finding]) {
        var scanner = TagScanner(file: file)
        while let start = scanner.find(scanner.open, from: scanner.position) { scanner.scanTag(at: start) }
        return (scanner.tags, scanner.findings)
    }

    private init(file: SourceFile) {
        self.file = file
        self.position = 0
    }

    private mutating func scanTag(at start: Int) {
        var contentStart = start + open.count
        while contentStart < file.bytes.count, Ascii.isSpace(file.bytes[contentStart]) { contentStart += 1 }
        let sigil = contentStart < file.bytes.count ? file.bytes[contentStart] : 0
        let kind = Self.kind(of: sigil)
        if Self.hasSigil(kind) { contentStart += 1 }
        let closer = Self.closingSigil(of: sigil) + close
        // A tag whose end was forgotten does not swallow the next one.
        let limit = mayHold(kind) ? nil : find(open, from: contentStart)
        guard let contentEnd = find(closer, from: contentStart, to: limit) else {
            report("unclosed tag: \"\(String(decoding: closer, as: UTF8.self))\" is missing", at: start)
            position = limit ?? file.bytes.count
            return
        }
        let name = trimmed(contentStart..<contentEnd)
        let tag = Tag(kind: kind, range: start..<contentEnd + closer.count, name: name)
        position = tag.range.upperBound
        switch kind {
        case .comment: tags.append(tag)
        case .delimiters: setDelimiters(tag)
        default: if isName(name, in: tag) { tags.append(tag) }
        }
    }

    /// Whether the opening delimiter may stand in a tag.
    private func mayHold(_ kind: Tag.Kind) -> Bool {
        switch kind {
        case .comment, .delimiters: true
        default: open == close
        }
    }

    private mutating func setDelimiters(_ tag: Tag) {
        let parts = file.bytes[tag.name].split(whereSeparator: Ascii.isSpace)
        guard parts.count == 2, !parts.joined().contains(UInt8(ascii: "=")) else {
            return report("delimiters are set like {{=<% %>=}}", at: tag.range.lowerBound)
        }
        open = Array(parts[0])
        close = Array(parts[1])
        tags.append(tag)
    }

    private mutating func isName(_ name: Range<Int>, in tag: Tag) -> Bool {
        if name.isEmpty {
            report("empty tag: a name is missing", at: tag.range.lowerBound)
            return false
        }
        let text = String(decoding: file.bytes[name], as: UTF8.self)
        if file.bytes[name].contains(where: Ascii.isSpace) {
            report("a name holds no spaces: \"\(text)\"", at: name.lowerBound)
            return false
        }
        switch tag.kind {
        case .value, .section, .inverted:
            if text != ".", Path(text).parts.contains("") {
                report("a name is missing beside a dot: \"\(text)\"", at: name.lowerBound)
                // A section keeps its closing tag company, so that the one mistake makes one finding.
            }
        default: break
        }
        return true
    }

    private mutating func report(_ message: String, at offset: Int) {
        guard findings.count < SourceFile.mostFindings else { return }
        findings.append(Finding(.error, message, in: file, atByte: offset))
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        guard let first = file.bytes[range].firstIndex(where: { !Ascii.isSpace($0) }),
            let last = file.bytes[range].lastIndex(where: { !Ascii.isSpace($0) })
        else { return range.lowerBound..<range.lowerBound }
        return first..<last + 1
    }

    private func find(_ pattern: [UInt8], from start: Int, to end: Int? = nil) -> Int? {
        let last = (end ?? file.bytes.count) - pattern.count
        var index = start
        while index <= last {
            if file.bytes[index] == pattern[0], file.bytes[index..<index + pattern.count].elementsEqual(pattern) {
                return index
            }
            index += 1
        }
        return nil
    }
}

extension TagScanner {
    private static func kind(of sigil: UInt8) -> Tag.Kind {
        switch sigil {
        case UInt8(ascii: "#"): .section
        case UInt8(ascii: "^"): .inverted
        case UInt8(ascii: "/"): .close
        case UInt8(ascii: ">"): .partial
        case UInt8(ascii: "<"): .parent
        case UInt8(ascii: "$"): .block
        case UInt8(ascii: "!"): .comment
        case UInt8(ascii: "="): .delimiters
        case UInt8(ascii: "&"), UInt8(ascii: "{"): .value(.unescaped)
        default: .value(.escaped)
        }
    }

    private static func hasSigil(_ kind: Tag.Kind) -> Bool {
        if case .value(.escaped) = kind { false } else { true }
    }

    /// What mirrors the sigil before the closing delimiter.
    private static func closingSigil(of sigil: UInt8) -> [UInt8] {
        switch sigil {
        case UInt8(ascii: "{"): [UInt8(ascii: "}")]
        case UInt8(ascii: "="): [sigil]
        default: []
        }
    }
}

extension SourceFile {
    /// How many mistakes of one kind are told of one file; nobody reads more, and each costs a look at the whole file.
    static let mostFindings = 100
}
