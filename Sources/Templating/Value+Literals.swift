extension Value: ExpressibleByStringLiteral {
    /// The text `value`.
    public init(stringLiteral value: String) {
        self = .text(value)
    }
}

extension Value: ExpressibleByBooleanLiteral {
    /// The flag `value`.
    public init(booleanLiteral value: Bool) {
        self = .flag(value)
    }
}

extension Value: ExpressibleByNilLiteral {
    /// Nothing.
    public init(nilLiteral: ()) {
        self = .null
    }
}

extension Value: ExpressibleByArrayLiteral {
    /// The list of `elements`.
    public init(arrayLiteral elements: Value...) {
        self = .list(elements)
    }
}

extension Value: ExpressibleByDictionaryLiteral {
    /// The record of `elements`; naming a key twice is a programming error.
    public init(dictionaryLiteral elements: (String, Value)...) {
        self = .record(Dictionary(uniqueKeysWithValues: elements))
    }
}
