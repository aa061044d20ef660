/// One field of a message, such as `Vary: Accept-Language` (RFC 9110, section 5).
public struct Field: Sendable, Equatable {
    /// The name, a token; compared without regard to case.
    public let name: String
    /// The value, without line ends.
    public let value: String

    /// The field `name: value`.
    ///
    /// - Precondition: `name` is a token and `value` has no control characters but the tab.
    public init(_ name: String, _ value: String) {
        precondition(Field.isValid(name: name, value: value), "field \"\(name)\" cannot be sent")
        self.name = name
        self.value = value
    }

    /// Whether a field of this name and value can stand in a message.
    public static func isValid(name: String, value: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy(ByteSet.token.contains)
            && value.utf8.allSatisfy { $0 == ASCII.tab || !ASCII.isControl($0) }
    }

    /// Whether this field is called `other`, without regard to case.
    public func isNamed(_ other: String) -> Bool {
        Field.areSame(name.utf8, other.utf8)
    }

    /// Whether `a` and `b` are the same name, without regard to case.
    static func areSame(_ a: some Collection<UInt8>, _ b: some Collection<UInt8>) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { ASCII.lowercase($0) == ASCII.lowercase($1) }
    }
}
