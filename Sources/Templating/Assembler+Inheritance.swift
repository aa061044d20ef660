internal import Diagnostics

extension Assembler {
    /// Begins a parent tag. It stands alone when only space is before it and behind its closing tag.
    mutating func beginParent(_ index: Int) {
        let tag = tags[index]
        let line = line(around: tag.range)
        let isAlone = line.isFirst && isLastOnLine(partnerOf: index)
        appendText(upTo: isAlone ? line.start : tag.range.lowerBound)
        cursor = tag.range.upperBound
        open.append(Open(kind: .parent, instruction: program.instructions.count, dedent: dedent))
        let indentation = isAlone ? dedented(line.start..<tag.range.lowerBound) : nil
        append(Call(template: name(of: tag), indentation: indentation, next: 0), at: tag.name.lowerBound)
    }

    /// Compiles the tag at `index`, directly in a parent tag, and gives the next one: only blocks count there.
    mutating func assembleInParent(_ index: Int) -> Int {
        let tag = tags[index]
        reportText(before: tag)
        cursor = tag.range.upperBound
        switch tag.kind {
        case .block: beginArgument(index)
        case .close: endParent(tag)
        case .comment, .delimiters: break
        case .value, .section, .inverted, .parent, .partial:
            reportIgnored("a tag in a parent tag, but in no block, is never written", at: tag.range.lowerBound)
            guard let partner = partners[index] else { break }
            cursor = tags[partner].range.upperBound
            return partner + 1
        }
        return index + 1
    }

    private mutating func endParent(_ tag: Tag) {
        let opened = open.removeLast()
        guard let start = opened.instruction, case .call(let call) = program.instructions[start] else { return }
        let line = line(around: tag.range)
        if program.calls[call].indentation != nil { cursor = line.end }
        program.calls[call].next = program.instructions.count
    }

    private mutating func beginArgument(_ index: Int) {
        let tag = tags[index]
        let line = line(around: tag.range)
        let argument = name(of: tag)
        if let start = open.last?.instruction, case .call(let call) = program.instructions[start] {
            if program.calls[call].arguments[argument] != nil {
                findings.append(
                    Finding(.error, "block \"\(argument)\" is given twice", in: file, atByte: tag.name.lowerBound))
            }
            let origin = Origin(file: program.files.count - 1, offset: tag.name.lowerBound)
            program.calls[call].arguments[argument] = Argument(body: program.instructions.count, origin: origin)
        }
        open.append(Open(kind: .block, instruction: nil, dedent: dedent))
        guard line.isLast else { return }
        cursor = line.end
        dedent = Array(file.bytes[indentation(at: cursor)])
    }

    /// Begins a block outside of a parent tag.
    mutating func beginBlock(_ index: Int) {
        let tag = tags[index]
        let line = line(around: tag.range)
        let outer = dedent
        let own = line.start..<tag.range.lowerBound
        var space = own
        if line.isAlone {
            appendText(upTo: line.start)
            cursor = line.end
            if !isClosedAtOnce(index) { space = indentation(at: cursor) }
        } else {
            appendText(upTo: tag.range.lowerBound)
            cursor = tag.range.upperBound
        }
        let block = Block(name: name(of: tag), indentation: dedented(space))
        if line.isFirst { dedent = Array(file.bytes[space]) }
        open.append(Open(kind: .block, instruction: program.instructions.count, dedent: outer))
        append(.block(program.blocks.count, next: 0), at: tag.name.lowerBound)
        program.blocks.append(block)
    }

    /// Whether the block at `index` is closed on the line after its own.
    private func isClosedAtOnce(_ index: Int) -> Bool {
        guard let partner = partners[index] else { return false }
        return partner == index + 1 && line(around: tags[partner].range).start == line(around: tags[index].range).end
    }

    private func isLastOnLine(partnerOf index: Int) -> Bool {
        guard let partner = partners[index] else { return false }
        return line(around: tags[partner].range).isLast
    }

    private mutating func reportText(before tag: Tag) {
        guard let first = file.bytes[cursor..<tag.range.lowerBound].firstIndex(where: { !Ascii.isSpace($0) }) else {
            return
        }
        reportIgnored("text in a parent tag, but in no block, is never written", at: first)
    }

    private mutating func reportIgnored(_ message: String, at offset: Int) {
        guard reportsIgnored else { return }
        findings.append(Finding(.error, message, in: file, atByte: offset))
    }
}
