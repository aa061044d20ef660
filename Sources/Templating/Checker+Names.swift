internal import Diagnostics

extension Checker {
    /// What a path leads to.
    private struct Resolution {
        var shape: Shape
        /// The place in the context stack at which the path begins.
        var frame: Int
    }

    /// The shape that a tag writes, reported if nothing can be written so; nil when it is not known.
    mutating func resolveValue(_ path: Int, _ form: ValueForm, at index: Int) -> Shape? {
        guard let found = resolve(path, at: index)?.shape else { return nil }
        let name = program.paths[path].name
        if case .optional = found {
            report("\"\(name)\" may be missing: write it in {{#\(name)}}…{{/\(name)}}", at: index)
        }
        let shape = found.present
        switch (shape, form) {
        case (.flag, _), (.list, _), (.record, _):
            report("\"\(name)\" is \(shape.noun), which is not written: open a section over it", at: index)
            return nil
        case (.fragment, .escaped):
            report("\"\(name)\" is a trusted fragment: write {{{\(name)}}}", at: index)
        case (.text, .unescaped), (.url, .unescaped):
            report("\"\(name)\" is \(shape.noun), not a trusted fragment: write {{\(name)}}", at: index)
        case (.text, .escaped), (.url, .escaped), (.fragment, .unescaped), (.optional, _): break
        }
        return shape
    }

    /// Puts what a section shows on the context stack; gives whether it may show more than one thing. Within the
    /// section, what it is over is not missing.
    mutating func enterSection(over path: Int, at index: Int) -> Bool {
        guard let found = resolve(path, at: index) else {
            stack.append(nil)
            return false
        }
        if case .optional(let shape) = found.shape {
            stack[found.frame] = stack[found.frame]?.replacing(program.paths[path].parts[...], with: shape.present)
        }
        guard case .list(let item) = found.shape.present else {
            stack.append(found.shape.present)
            return false
        }
        stack.append(item)
        return true
    }

    /// Reports a section over the absence of something that is always there.
    mutating func checkInverted(_ path: Int, at index: Int) {
        guard let found = resolve(path, at: index)?.shape else { return }
        switch found {
        case .url, .record:
            report("\"\(program.paths[path].name)\" is \(found.noun), which is always there", at: index)
        case .text, .flag, .fragment, .list, .optional: break
        }
    }

    private mutating func resolve(_ path: Int, at index: Int) -> Resolution? {
        let parts = program.paths[path].parts
        guard let first = parts.first else {
            return stack[stack.count - 1].map { Resolution(shape: $0, frame: stack.count - 1) }
        }
        for frame in stack.indices.reversed() {
            guard case .record(let shapes)? = stack[frame], let shape = shapes[first] else { continue }
            return resolve(parts, from: shape, at: index).map { Resolution(shape: $0, frame: frame) }
        }
        // Where something is not known, any name may be in it.
        if !stack.contains(where: { $0 == nil }) { reportUnknown(first, among: namesInScope, at: index) }
        return nil
    }

    private mutating func resolve(_ parts: [String], from first: Shape, at index: Int) -> Shape? {
        var shape = first
        for (count, part) in parts.enumerated().dropFirst() {
            let name = parts[..<count].joined(separator: ".")
            if case .optional = shape {
                report("\"\(name)\" may be missing: write it in {{#\(name)}}…{{/\(name)}}", at: index)
                return nil
            }
            guard case .record(let shapes) = shape else {
                report("\"\(name)\" is \(shape.noun), which has no \"\(part)\"", at: index)
                return nil
            }
            guard let next = shapes[part] else {
                reportUnknown(part, in: " in \"\(name)\"", among: shapes.keys.sorted(), at: index)
                return nil
            }
            shape = next
        }
        return shape
    }

    private mutating func reportUnknown(_ key: String, in place: String = "", among keys: [String], at index: Int) {
        report("unknown key \"\(key)\"\(place)\(Spelling.hint(for: key, among: keys))", at: index)
    }

    /// All names that a tag could use here, those of the innermost record first.
    private var namesInScope: [String] {
        stack.reversed().flatMap { shape -> [String] in
            if case .record(let shapes)? = shape { shapes.keys.sorted() } else { [] }
        }
    }
}

extension Shape {
    /// This shape with `shape` at the end of `path`.
    fileprivate func replacing(_ path: ArraySlice<String>, with shape: Shape) -> Shape {
        guard let key = path.first else { return shape }
        guard case .record(var shapes) = self, let inner = shapes[key] else { return self }
        shapes[key] = inner.replacing(path.dropFirst(), with: shape)
        return .record(shapes)
    }
}
