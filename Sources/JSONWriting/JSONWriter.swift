/// Writes JSON (RFC 8259) as bytes, in the order it is told and without white space. Commas come by themselves; brackets
/// are closed by the closures that fill them.
public struct JSONWriter: Sendable {
    /// What was written so far.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// A writer with room for `capacity` bytes before it has to grow.
    public init(capacity: Int = 2048) {
        bytes.reserveCapacity(capacity)
    }

    /// An object, whose members `fill` writes.
    public mutating func object(_ fill: (inout Self) -> Void) {
        bracket("{", "}", fill)
    }

    /// An array, whose elements `fill` writes.
    public mutating func array(_ fill: (inout Self) -> Void) {
        bracket("[", "]", fill)
    }

    /// The key of the value that is written next.
    public mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// A number in its shortest form that reads back as the same double: `870`, `0.5`, `1e21`, never `-0`. One that is
    /// not finite becomes `null`, because JSON has no word for it.
    public mutating func number(_ value: Double) {
        guard value.isFinite else { return null() }
        separate()
        if let whole = Int32(exactly: value) {
            integer(whole)
        } else {
            decimal(value)
        }
        needsComma = true
    }

    /// A string, escaped only where JSON demands it.
    public mutating func string(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20: bytes += Array("\\u00".utf8) + [Self.hex(byte >> 4), Self.hex(byte & 15)]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    /// A key with a number.
    public mutating func member(_ name: StaticString, _ value: Double) {
        key(name)
        number(value)
    }

    /// `value` as ``number(_:)`` writes it, for messages.
    public static func text(_ value: Double) -> String {
        var writer = Self(capacity: 24)
        writer.number(value)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// `true` or `false`.
    public mutating func bool(_ value: Bool) {
        literal(value ? "true" : "false")
    }

    /// `null`.
    public mutating func null() {
        literal("null")
    }

    /// A string, or null without one.
    public mutating func string(_ text: String?) {
        if let text { string(text) } else { null() }
    }

    private mutating func literal(_ text: StaticString) {
        separate()
        text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
        needsComma = true
    }

    private mutating func bracket(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ fill: (inout Self) -> Void) {
        separate()
        bytes.append(UInt8(ascii: open))
        needsComma = false
        fill(&self)
        bytes.append(UInt8(ascii: close))
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = false
    }

    /// Most numbers of a layout are small and whole; writing their digits here is several times cheaper than `description`.
    private mutating func integer(_ value: Int32) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        let start = bytes.count
        var rest = value.magnitude
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    /// Swift's shortest digits without what JSON can do without: the `.0` of a large whole number, an exponent's plus and
    /// leading zero.
    private mutating func decimal(_ value: Double) {
        let text = Array(value.description.utf8)
        guard let exponent = text.firstIndex(of: UInt8(ascii: "e")) else {
            bytes += text.suffix(2).elementsEqual(".0".utf8) ? text.dropLast(2) : text[...]
            return
        }
        bytes += text[...exponent]
        let sign = text[(exponent + 1)...].prefix { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        bytes += sign.filter { $0 == UInt8(ascii: "-") }
        bytes += text[sign.endIndex...].drop { $0 == UInt8(ascii: "0") }
    }

    private static func hex(_ nibble: UInt8) -> UInt8 {
        nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10
    }
}
