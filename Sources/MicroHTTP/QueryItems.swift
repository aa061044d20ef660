/// The names and values of a query, decoded, in the order in which they stand there, duplicates kept.
///
/// Read as `application/x-www-form-urlencoded` (URL Standard, section 5.1), but strictly: a bad escape and bytes that
/// are not UTF-8 are errors. `+` is a space; a name without `=` has an empty value; empty pieces between `&` are
/// skipped.
public struct QueryItems: Sendable, Equatable {
    /// One name and its value.
    public struct Item: Sendable, Equatable {
        /// The decoded name.
        public let name: String
        /// The decoded value; empty without `=`.
        public let value: String

        /// An item called `name` with `value`.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Where and why a query cannot be decoded.
    public struct DecodingError: Error, Sendable, Equatable, CustomStringConvertible {
        /// The undecoded piece between two `&`.
        public let piece: String
        /// What is wrong with it.
        public let reason: PercentDecodingError

        /// What is wrong and where, in lower case and without a full stop.
        public var description: String { "query parameter \"\(piece)\": \(reason)" }
    }

    /// The items, in order.
    public let all: [Item]

    /// The items of `rawQuery`, the undecoded text after `?`; none for nil.
    public init(_ rawQuery: String?) throws(DecodingError) {
        var items: [Item] = []
        for piece in (rawQuery ?? "").utf8.split(separator: ASCII.ampersand) {
            let equals = piece.firstIndex(of: ASCII.equals) ?? piece.endIndex
            do throws(PercentDecodingError) {
                items.append(
                    Item(
                        name: try percentDecoded(piece[..<equals], plus: .space),
                        value: try percentDecoded(piece[equals...].dropFirst(), plus: .space)))
            } catch {
                throw DecodingError(piece: String(decoding: piece, as: UTF8.self), reason: error)
            }
        }
        all = items
    }
}
