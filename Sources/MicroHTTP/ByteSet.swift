/// A set of ASCII bytes that answers in two instructions.
struct ByteSet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// The bytes of `text` that are ASCII.
    init(_ text: StaticString) {
        text.withUTF8Buffer { bytes in
            for index in 0..<bytes.count { unsafe insert(bytes[index]) }
        }
    }

    private mutating func insert(_ byte: UInt8) {
        if byte < 64 {
            low |= 1 << UInt64(byte)
        } else if byte < 128 {
            high |= 1 << UInt64(byte - 64)
        }
    }

    /// Whether `byte` is one of them.
    func contains(_ byte: UInt8) -> Bool {
        switch byte {
        case ..<64: low >> UInt64(byte) & 1 == 1
        case ..<128: high >> UInt64(byte - 64) & 1 == 1
        default: false
        }
    }
}

extension ByteSet {
    /// `tchar` of RFC 9110, section 5.6.2: what methods and field names are made of.
    static let token = ByteSet("!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    /// What the value of `Host` is made of: `uri-host [ ":" port ]` of RFC 9110, section 7.2.
    static let authority = ByteSet(
        "-._~%!$&'()*+,;=:[]0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
}

extension UInt64 {
    /// The number that `digits`, nothing but digits, stand for; nil for anything else and for one too large.
    init?(decimal digits: String) {
        guard digits.utf8.allSatisfy(ASCII.isDigit) else { return nil }
        self.init(digits)
    }
}

/// The bytes with a name in the grammar of HTTP.
enum ASCII {
    static let nul: UInt8 = 0
    static let tab: UInt8 = 0x09
    static let space: UInt8 = 0x20
    static let quote = UInt8(ascii: "\"")
    static let numberSign = UInt8(ascii: "#")
    static let percent = UInt8(ascii: "%")
    static let ampersand = UInt8(ascii: "&")
    static let plus = UInt8(ascii: "+")
    static let comma = UInt8(ascii: ",")
    static let dot = UInt8(ascii: ".")
    static let slash = UInt8(ascii: "/")
    static let colon = UInt8(ascii: ":")
    static let equals = UInt8(ascii: "=")
    static let questionMark = UInt8(ascii: "?")
    static let at = UInt8(ascii: "@")
    static let delete: UInt8 = 0x7F

    /// Whether `byte` is a control character (`CTL` of RFC 5234).
    static func isControl(_ byte: UInt8) -> Bool { byte < space || byte == delete }

    /// Whether `byte` is one of `0` to `9`.
    static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    /// `byte`, an upper-case letter made lower-case.
    static func lowercase(_ byte: UInt8) -> UInt8 {
        byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
    }
}
