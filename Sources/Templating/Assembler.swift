internal import Diagnostics

/// Compiles templates, one after the other, into one program.
///
/// A tag that stands alone on its line takes the line with it. The space before the tags of a block, or before the
/// first line of what is in it, is not written but kept as the block's indentation: it goes before each line of
/// whatever fills the block, as the specification's inheritance module wants.
struct Assembler {
    var program = Program()
    var findings: [Finding] = []
    /// Whether what the specification has ignored in a parent tag is reported.
    let reportsIgnored: Bool

    // Of the template at hand
    var file = SourceFile(path: "", bytes: [])
    var tags: [Tag] = []
    var partners: [Int?] = []
    /// How far the source is compiled.
    var cursor = 0
    /// The space that the lines at hand lose at their start.
    var dedent: [UInt8] = []
    var open: [Open] = []
    private var pathNumbers: [String: Int] = [:]

    /// A tag that waits for its closing tag.
    struct Open {
        var kind: Tag.Kind
        /// The instruction whose jump target is still to come; none for an argument.
        var instruction: Int?
        /// What `dedent` was outside.
        var dedent: [UInt8]
    }

    init(reportsIgnored: Bool) {
        self.reportsIgnored = reportsIgnored
    }

    /// Compiles `file` as the template `name`, or adds what is wrong with it to the findings.
    mutating func assemble(_ file: SourceFile, as name: String) {
        if let offset = file.firstInvalidByte {
            findings.append(Finding(.error, "not UTF-8: save the file in that encoding", in: file, atByte: offset))
            return
        }
        let scan = TagScanner.scan(file)
        let nesting = Nesting(of: scan.tags, in: file)
        findings += scan.findings + nesting.findings
        guard scan.findings.isEmpty, nesting.findings.isEmpty else { return }

        self.file = file
        tags = scan.tags
        partners = nesting.partners
        cursor = file.bytes.starts(with: TagScanner.byteOrderMark) ? TagScanner.byteOrderMark.count : 0
        dedent = []
        program.files.append(file)
        program.entries[name] = program.instructions.count
        var index = 0
        while index < tags.count {
            index = if case .parent = open.last?.kind { assembleInParent(index) } else { assembleTag(index) }
        }
        appendText(upTo: file.bytes.count)
        append(.end, at: file.bytes.count)
    }

    /// Compiles the tag at `index` and gives the next one to compile.
    private mutating func assembleTag(_ index: Int) -> Int {
        let tag = tags[index]
        if case .parent = tag.kind {
            beginParent(index)
            return index + 1
        }
        if case .block = tag.kind {
            beginBlock(index)
            return index + 1
        }
        let line = line(around: tag.range)
        let isAlone = tag.canStandAlone && line.isAlone || closesArgument(tag) && line.isFirst
        appendText(upTo: isAlone ? line.start : tag.range.lowerBound)
        cursor = isAlone ? line.end : tag.range.upperBound
        switch tag.kind {
        case .value(let form): append(.value(path(of: tag), form), at: tag.name.lowerBound)
        case .section: begin(.section(path(of: tag), end: 0), tag)
        case .inverted: begin(.inverted(path(of: tag), end: 0), tag)
        case .partial:
            let indentation = isAlone ? dedented(line.start..<tag.range.lowerBound) : nil
            let next = program.instructions.count + 1
            append(Call(template: name(of: tag), indentation: indentation, next: next), at: tag.name.lowerBound)
        case .close: close(tag)
        case .comment, .delimiters, .parent, .block: break
        }
        return index + 1
    }

    /// What follows an argument is never written, so its closing tag stands alone when only space is before it.
    private func closesArgument(_ tag: Tag) -> Bool {
        if case .close = tag.kind, let last = open.last { last.instruction == nil } else { false }
    }

    private mutating func begin(_ instruction: Instruction, _ tag: Tag) {
        open.append(Open(kind: tag.kind, instruction: program.instructions.count, dedent: dedent))
        append(instruction, at: tag.name.lowerBound)
    }

    private mutating func close(_ tag: Tag) {
        let opened = open.removeLast()
        dedent = opened.dedent
        guard let start = opened.instruction else {
            append(.end, at: tag.name.lowerBound)
            return
        }
        switch program.instructions[start] {
        case .section(let path, _):
            program.instructions[start] = .section(path, end: program.instructions.count)
            append(.endSection(start: start), at: tag.name.lowerBound)
        case .inverted(let path, _):
            program.instructions[start] = .inverted(path, end: program.instructions.count)
        case .block(let block, _):
            append(.end, at: tag.name.lowerBound)
            program.instructions[start] = .block(block, next: program.instructions.count)
        case .text, .value, .endSection, .call, .end: break
        }
    }

    private mutating func path(of tag: Tag) -> Int {
        let name = name(of: tag)
        if let number = pathNumbers[name] { return number }
        pathNumbers[name] = program.paths.count
        program.paths.append(Path(name))
        return program.paths.count - 1
    }
}

extension SourceFile {
    /// The offset of the first byte that does not belong to UTF-8.
    fileprivate var firstInvalidByte: Int? {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }
}
