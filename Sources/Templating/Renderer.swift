internal import Diagnostics

/// Writes one page: runs a program over a context, step by step and without recursion.
struct Renderer {
    /// What a name that is not in the context, or a template that is not in the library, means.
    enum Missing {
        /// Nothing is written, as the specification has it.
        case isEmpty
        /// The page is not written.
        case isError
    }

    let program: Program
    let missing: Missing
    private var output = IndentedOutput()
    var contexts: [Value]
    private var loops: [Loop] = []
    private var returns: [Return] = []
    private var overrides: [Override] = []
    private var current: Int?

    /// Templates and blocks that call each other deeper than this call themselves.
    static let deepestCall = 256

    /// The rest of what a section shows.
    private struct Loop {
        var items: [Value] = []
        var next = 0
    }

    /// Where a call goes on, and what was in force around it.
    private struct Return {
        var next: Int
        var current: Int?
        var overrideCount: Int
        var indentation: IndentedOutput.Indentation
    }

    /// The arguments of a parent tag. Those further out are by templates that derive from this one, and win.
    private struct Override {
        var call: Int
        var outer: Int?
    }

    init(program: Program, missing: Missing, context: Value) {
        self.program = program
        self.missing = missing
        self.contexts = [context]
    }

    /// Runs the instructions from `index` to the `end` that belongs to them, and gives what they wrote.
    mutating func run(from index: Int) throws(Finding) -> [UInt8] {
        var index = index
        while true {
            switch program.instructions[index] {
            case .text(let range):
                output.write(program.literals[range])
                index += 1
            case .value(let path, let form):
                output.begin()
                write(try resolve(path, at: index), form)
                index += 1
            case .section(let path, let end):
                index = enter(try resolve(path, at: index)) ? index + 1 : end + 1
            case .endSection(let start):
                index = enterNext() ? start + 1 : index + 1
            case .inverted(let path, let end):
                index = try resolve(path, at: index).isShown ? end : index + 1
            case .call(let call):
                index = try enter(call: call, at: index)
            case .block(let block, let next):
                index = try enter(block: block, at: index, next: next)
            case .end:
                guard let next = leave() else { return output.bytes }
                index = next
            }
        }
    }
}

extension Renderer {
    private mutating func write(_ value: Value, _ form: ValueForm) {
        switch value {
        case .null, .list, .record: break
        case .flag(let flag): output.bytes += (flag ? "true" : "false").utf8
        case .url(let url): Escaping.append(url.text, to: &output.bytes)
        case .fragment(let fragment):
            switch form {
            case .unescaped: output.bytes += fragment.bytes
            case .escaped: Escaping.append(String(decoding: fragment.bytes, as: UTF8.self), to: &output.bytes)
            }
        case .text(let text):
            switch (form, missing) {
            case (.unescaped, .isEmpty): output.bytes += text.utf8
            // Checked templates write nothing but fragments unescaped, whatever they ask for.
            case (.unescaped, .isError), (.escaped, _): Escaping.append(text, to: &output.bytes)
            }
        }
    }
}

extension Renderer {
    /// Begins a section over `value`; false when it shows nothing.
    private mutating func enter(_ value: Value) -> Bool {
        guard value.isShown else { return false }
        if case .list(let items) = value {
            loops.append(Loop(items: items, next: 1))
            contexts.append(items[0])
        } else {
            loops.append(Loop())
            contexts.append(value)
        }
        return true
    }

    private mutating func enterNext() -> Bool {
        contexts.removeLast()
        let loop = loops.count - 1
        guard loops[loop].next < loops[loop].items.count else {
            loops.removeLast()
            return false
        }
        contexts.append(loops[loop].items[loops[loop].next])
        loops[loop].next += 1
        return true
    }

    private mutating func enter(call number: Int, at index: Int) throws(Finding) -> Int {
        let call = program.calls[number]
        guard let entry = program.entries[call.template] else {
            guard missing == .isError else { return call.next }
            throw program.finding("unknown template \"\(call.template)\"", at: index)
        }
        if call.indentation == nil { output.begin() }
        try push(next: call.next, for: call.template, at: index)
        if let indentation = call.indentation {
            output.indent(by: indentation)
            output.beginLine()
        } else {
            output.indentNoMore()
        }
        if !call.arguments.isEmpty {
            overrides.append(Override(call: number, outer: current))
            current = overrides.count - 1
        }
        return entry
    }

    /// Begins what fills a block: the outermost argument of its name, or else its default.
    private mutating func enter(block number: Int, at index: Int, next: Int) throws(Finding) -> Int {
        let block = program.blocks[number]
        var body = index + 1
        var outerOfBody = current
        var candidate = current
        while let override = candidate {
            candidate = overrides[override].outer
            if let argument = program.calls[overrides[override].call].arguments[block.name] {
                body = argument.body
                outerOfBody = candidate
            }
        }
        try push(next: next, for: block.name, at: index)
        current = outerOfBody
        output.indent(by: block.indentation)
        return body
    }

    private mutating func push(next: Int, for name: String, at index: Int) throws(Finding) {
        guard returns.count < Self.deepestCall else {
            throw program.finding(
                "templates and blocks call each other more than \(Self.deepestCall) deep: does \"\(name)\" call itself?",
                at: index)
        }
        let indentation = output.indentation
        returns.append(
            Return(next: next, current: current, overrideCount: overrides.count, indentation: indentation))
    }

    /// Ends a template, an argument or a default, and gives the instruction to go on with; nil at the end of the page.
    private mutating func leave() -> Int? {
        guard let frame = returns.popLast() else { return nil }
        current = frame.current
        overrides.removeLast(overrides.count - frame.overrideCount)
        output.indentation = frame.indentation
        return frame.next
    }
}
