extension Shape {
    /// The first way in which `value` has not this shape, such as `sections[2].price is missing`; nil when it has it.
    /// Keys are looked at in alphabetical order, so that the answer is always the same.
    public func mismatch(with value: Value) -> String? {
        mismatch(with: value, at: "")
    }

    private func mismatch(with value: Value, at place: String) -> String? {
        switch (self, value) {
        case (.text, .text), (.flag, .flag), (.url, .url), (.fragment, .fragment), (.optional, .null):
            return nil
        case (.optional(let shape), _):
            return shape.mismatch(with: value, at: place)
        case (.list(let shape), .list(let items)):
            for (index, item) in items.enumerated() {
                // The place is only put together when there is something to say.
                if shape.accepts(item) { continue }
                return shape.mismatch(with: item, at: "\(place)[\(index)]")
            }
            return nil
        case (.record(let shapes), .record(let values)):
            return mismatch(of: values, with: shapes, at: place)
        default:
            return "\(place.isEmpty ? "the context" : place) is \(value.noun), not \(present.noun)"
        }
    }

    private func mismatch(of values: [String: Value], with shapes: [String: Shape], at place: String) -> String? {
        if shapes.allSatisfy({ $1.accepts(values[$0]) }), values.keys.allSatisfy({ shapes[$0] != nil }) { return nil }
        for key in Set(shapes.keys).union(values.keys).sorted() {
            let name = place.isEmpty ? key : place + "." + key
            guard let shape = shapes[key] else { return "\(name) is not in the shape" }
            if shape.accepts(values[key]) { continue }
            guard let value = values[key] else { return "\(name) is missing" }
            return shape.mismatch(with: value, at: name)
        }
        return nil
    }

    /// Whether there is no mismatch, without saying which.
    private func accepts(_ value: Value?) -> Bool {
        switch (self, value) {
        case (.text, .text), (.flag, .flag), (.url, .url), (.fragment, .fragment): true
        case (.optional, .null?): true
        case (.optional(let shape), let value?): shape.accepts(value)
        case (.list(let shape), .list(let items)): items.allSatisfy(shape.accepts)
        case (.record(let shapes), .record(let values)):
            shapes.allSatisfy { $1.accepts(values[$0]) } && values.keys.allSatisfy { shapes[$0] != nil }
        default: false
        }
    }
}

extension Value {
    /// What it is, in a message: `price is …`.
    fileprivate var noun: String {
        switch self {
        case .null: "nothing"
        case .flag: "a flag"
        case .text: "text"
        case .url: "a URL"
        case .fragment: "a trusted fragment"
        case .list: "a list"
        case .record: "a record"
        }
    }
}
