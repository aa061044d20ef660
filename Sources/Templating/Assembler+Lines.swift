internal import Diagnostics

extension Assembler {
    /// The line around a tag, or from the line on which it starts to the one on which it ends.
    struct Line {
        /// Where the space before the tag begins, or the tag itself.
        var start: Int
        /// After the line feed behind the tag, or the end of the tag.
        var end: Int
        /// Whether nothing but space stands before it.
        var isFirst: Bool
        /// Whether nothing but space stands behind it.
        var isLast: Bool

        var isAlone: Bool { isFirst && isLast }
    }

    func line(around tag: Range<Int>) -> Line {
        let bytes = file.bytes
        var start = tag.lowerBound
        while start > 0, Ascii.isBlank(bytes[start - 1]) { start -= 1 }
        let isFirst = start == firstByte || start > 0 && bytes[start - 1] == Ascii.lineFeed
        var end = tag.upperBound
        while end < bytes.count, Ascii.isBlank(bytes[end]) { end += 1 }
        if end + 1 < bytes.count, bytes[end] == Ascii.carriageReturn, bytes[end + 1] == Ascii.lineFeed { end += 1 }
        let isLast = end == bytes.count || bytes[end] == Ascii.lineFeed
        if isLast { end = min(end + 1, bytes.count) }
        return Line(
            start: isFirst ? start : tag.lowerBound, end: isLast ? end : tag.upperBound, isFirst: isFirst,
            isLast: isLast)
    }

    /// The space at the start of the line that begins at `start`.
    func indentation(at start: Int) -> Range<Int> {
        let end = file.bytes[start...].firstIndex { !Ascii.isBlank($0) } ?? file.bytes.count
        return start..<end
    }

    /// `space` without what its line loses anyway.
    func dedented(_ space: Range<Int>) -> [UInt8] {
        let space = file.bytes[space]
        return Array(space.dropFirst(zip(space, dedent).prefix { $0 == $1 }.count))
    }

    /// Compiles the text from the cursor up to `end`.
    mutating func appendText(upTo end: Int) {
        while cursor < end {
            if isLineStart(cursor) { skipDedent(upTo: end) }
            var lineEnd = end
            if !dedent.isEmpty, let feed = file.bytes[cursor..<end].firstIndex(of: Ascii.lineFeed) {
                lineEnd = feed + 1
            }
            appendLiteral(cursor..<lineEnd)
            cursor = lineEnd
        }
    }

    private mutating func skipDedent(upTo end: Int) {
        for byte in dedent {
            guard cursor < end, file.bytes[cursor] == byte else { return }
            cursor += 1
        }
    }

    private func isLineStart(_ offset: Int) -> Bool {
        offset == firstByte || file.bytes[offset - 1] == Ascii.lineFeed
    }

    private var firstByte: Int {
        file.bytes.starts(with: TagScanner.byteOrderMark) ? TagScanner.byteOrderMark.count : 0
    }

    private mutating func appendLiteral(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let start = program.literals.count
        program.literals += file.bytes[range]
        append(.text(start..<program.literals.count), at: range.lowerBound)
    }

    mutating func append(_ instruction: Instruction, at offset: Int) {
        program.instructions.append(instruction)
        program.origins.append(Origin(file: program.files.count - 1, offset: offset))
    }

    mutating func append(_ call: Call, at offset: Int) {
        append(.call(program.calls.count), at: offset)
        program.calls.append(call)
    }

    func name(of tag: Tag) -> String {
        String(decoding: file.bytes[tag.name], as: UTF8.self)
    }
}
