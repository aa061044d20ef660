extension Double {
    /// A finite decimal number such as `500`, `-7.25` or `1e3`, as JSON writes them but for leading zeros; nil for
    /// anything else, `nan`, `inf`, hexadecimal, a leading plus, a bare point (`.5`, `5.`) and white space among them.
    init?(plainDecimal text: String) {
        var digitsNeeded = true  // a number, and what follows a point, begins with a digit
        for byte in text.utf8.drop(while: { $0 == UInt8(ascii: "-") }) {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digitsNeeded = false
            case _ where digitsNeeded: return nil
            case UInt8(ascii: "."): digitsNeeded = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"): break
            default: return nil
            }
        }
        // Where exponents and signs may stand, the standard library knows.
        guard !digitsNeeded, let value = Double(text), value.isFinite else { return nil }
        self = value
    }
}
