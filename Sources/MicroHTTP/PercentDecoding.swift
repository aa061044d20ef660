/// What is wrong with a percent-encoded text (RFC 3986, section 2.1).
public enum PercentDecodingError: Error, Sendable, Equatable, CustomStringConvertible {
    /// `%` without two hexadecimal digits after it, at this byte of the text.
    case badEscape(offset: Int)
    /// The decoded bytes are not UTF-8.
    case invalidUTF8

    /// What is wrong and where, in lower case and without a full stop.
    public var description: String {
        switch self {
        case .badEscape(let offset): "bad percent escape at byte \(offset)"
        case .invalidUTF8: "percent escapes that are not UTF-8"
        }
    }
}

/// How a `+` is read: as itself in paths, as a space in form-encoded queries.
enum PlusSign {
    case itself
    case space
}

/// The text that `encoded` stands for.
func percentDecoded(
    _ encoded: some Collection<UInt8>, plus: PlusSign
) throws(PercentDecodingError) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(encoded.count)
    var index = encoded.startIndex
    var offset = 0
    while index != encoded.endIndex {
        let byte = encoded[index]
        encoded.formIndex(after: &index)
        switch byte {
        case ASCII.percent:
            guard let value = hexadecimalByte(encoded, &index) else { throw .badEscape(offset: offset) }
            decoded.append(value)
            offset += 3
            continue
        case ASCII.plus where plus == .space: decoded.append(ASCII.space)
        default: decoded.append(byte)
        }
        offset += 1
    }
    guard let text = String(validating: decoded, as: UTF8.self) else { throw .invalidUTF8 }
    return text
}

/// The byte that the two hexadecimal digits at `index` stand for, and `index` moved past them; nil without them.
func hexadecimalByte<Bytes: Collection<UInt8>>(_ bytes: Bytes, _ index: inout Bytes.Index) -> UInt8? {
    var value: UInt8 = 0
    for _ in 0..<2 {
        guard index != bytes.endIndex, let digit = hexadecimalDigit(bytes[index]) else { return nil }
        value = value << 4 | digit
        bytes.formIndex(after: &index)
    }
    return value
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}
