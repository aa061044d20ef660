/// A strong entity tag (RFC 9110, section 8.8.3): equal tags mean equal bytes.
public struct EntityTag: Sendable, Equatable {
    /// The tag as it stands in a field, quotes included.
    public let text: String

    /// The tag `"opaque"`.
    ///
    /// - Precondition: `opaque` has no quotes, spaces or control characters.
    public init(opaque: String) {
        precondition(opaque.utf8.allSatisfy(EntityTag.isOpaque), "\"\(opaque)\" cannot be an entity tag")
        text = "\"\(opaque)\""
    }

    private static func isOpaque(_ byte: UInt8) -> Bool {
        byte > ASCII.space && byte != ASCII.quote && byte != ASCII.delete
    }

    /// Whether `list`, the value of an `If-None-Match` field, names this tag.
    ///
    /// `*` names every tag; tags are compared weakly, `W/` aside (RFC 9110, section 13.1.2). A list that breaks the
    /// grammar is read up to the break.
    public func isNamed(inIfNoneMatch list: String) -> Bool {
        var rest = list.utf8[...]
        skipBlanks(&rest)
        if rest.first == UInt8(ascii: "*") {
            rest.removeFirst()
            skipBlanks(&rest)
            return rest.isEmpty
        }
        while true {
            while let byte = rest.first, byte == ASCII.comma || byte == ASCII.space || byte == ASCII.tab {
                rest.removeFirst()
            }
            if rest.starts(with: "W/".utf8) { rest.removeFirst(2) }
            guard rest.first == ASCII.quote else { return false }
            guard let end = rest.dropFirst().firstIndex(where: { !EntityTag.isOpaque($0) }), rest[end] == ASCII.quote
            else { return false }
            if rest[...end].elementsEqual(text.utf8) { return true }
            rest = rest[rest.index(after: end)...]
        }
    }

    private func skipBlanks(_ rest: inout Substring.UTF8View) {
        while let byte = rest.first, byte == ASCII.space || byte == ASCII.tab { rest.removeFirst() }
    }
}
