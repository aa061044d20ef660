internal import Diagnostics

extension Checker {
    /// Checks the template that a partial or parent tag calls, with the tag's arguments.
    mutating func check(call number: Int, at index: Int) {
        let call = program.calls[number]
        guard let entry = program.entries[call.template] else {
            let hint = Spelling.hint(for: call.template, among: program.entries.keys.sorted())
            return report("unknown template \"\(call.template)\"\(hint)", at: index)
        }
        // The shapes of a context are finite, so a template that calls itself would not end.
        guard !active.contains(call.template) else {
            let ring = (active.drop { $0 != call.template } + [call.template]).joined(separator: " > ")
            return report("template \"\(call.template)\" calls itself: \(ring)", at: index)
        }
        let outer = (active: active, current: current)
        overrides.append(Override(call: number, outer: current, active: active))
        current = overrides.count - 1
        active.append(call.template)
        walk(from: entry)
        active = outer.active
        current = outer.current
        reportUnmet(overrides.removeLast())
    }

    /// Checks what fills a block: the outermost argument of its name, or else its default.
    mutating func check(block number: Int, at index: Int) {
        let name = program.blocks[number].name
        let outer = (active: active, current: current)
        var body = index + 1
        var candidate = current
        while let override = candidate {
            overrides[override].met.insert(name)
            candidate = overrides[override].outer
            if let argument = program.calls[overrides[override].call].arguments[name] {
                body = argument.body
                current = candidate
                active = overrides[override].active
            }
        }
        walk(from: body)
        active = outer.active
        current = outer.current
    }

    /// Reports arguments for blocks that the called template does not have.
    private mutating func reportUnmet(_ override: Override) {
        let call = program.calls[override.call]
        for (name, argument) in call.arguments.sorted(by: { $0.key < $1.key }) where !override.met.contains(name) {
            let hint = Spelling.hint(for: name, among: override.met.sorted())
            report("template \"\(call.template)\" has no block \"\(name)\"\(hint)", at: argument.origin)
        }
    }
}
