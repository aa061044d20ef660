internal import Diagnostics

extension Renderer {
    /// The value at a path: its first part is looked for in the records of the context stack from the innermost out, the
    /// others each in the value before, as the specification has it.
    func resolve(_ number: Int, at index: Int) throws(Finding) -> Value {
        let parts = program.paths[number].parts
        guard let first = parts.first else { return contexts[contexts.count - 1] }
        var depth = contexts.count
        while depth > 0 {
            depth -= 1
            guard case .record(let values) = contexts[depth], var value = values[first] else { continue }
            for part in parts.dropFirst() {
                guard case .record(let values) = value, let next = values[part] else {
                    return try valueOfMissing(number, at: index)
                }
                value = next
            }
            return value
        }
        return try valueOfMissing(number, at: index)
    }

    private func valueOfMissing(_ number: Int, at index: Int) throws(Finding) -> Value {
        switch missing {
        case .isEmpty: return .null
        case .isError: throw program.finding("\"\(program.paths[number].name)\" is not in the context", at: index)
        }
    }
}
