extension Checker {
    /// Checks a section, or a section and its opposite when one follows the other at once, since then exactly one of
    /// them is written; gives the instruction to go on with.
    mutating func checkBranches(at index: Int) -> Int {
        let before = html
        let next = checkBranch(at: index)
        let first = html
        html = before
        guard isOpposite(index, next) else {
            html = first
            join(with: before, orReport: "leads from \(before.description) to \(first.description)", at: index)
            return next
        }
        let end = checkBranch(at: next)
        let second = html.description
        join(with: first, orReport: "ends in \(first.description), its opposite in \(second)", at: index)
        return end
    }

    /// Goes on from here or from `other`, whichever was written, or reports that they differ.
    private mutating func join(with other: HTMLContext, orReport difference: String, at index: Int) {
        if let joined = html.joined(with: other) {
            html = joined
        } else if let path = path(at: index) {
            report("section \"\(program.paths[path].name)\" \(difference): keep to one place in the HTML", at: index)
        }
    }

    private func isOpposite(_ one: Int, _ other: Int) -> Bool {
        switch (program.instructions[one], program.instructions[other]) {
        case (.section, .inverted), (.inverted, .section): path(at: one) == path(at: other)
        default: false
        }
    }

    /// What the section at `index` is over.
    private func path(at index: Int) -> Int? {
        switch program.instructions[index] {
        case .section(let path, _), .inverted(let path, _): path
        default: nil
        }
    }

    private mutating func checkBranch(at index: Int) -> Int {
        let outer = stack
        defer { stack = outer }
        switch program.instructions[index] {
        case .section(let path, let end):
            let isRepeated = enterSection(over: path, at: index)
            let before = html
            walk(from: index + 1, to: end)
            if isRepeated, html != before {
                // The second time begins where the first has ended.
                let once = html
                walk(from: index + 1, to: end)
                join(
                    with: once, orReport: "leads from \(once.description) to \(html.description) the second time",
                    at: index)
            }
            return end + 1
        case .inverted(let path, let end):
            checkInverted(path, at: index)
            walk(from: index + 1, to: end)
            return end
        default: return index + 1
        }
    }
}
