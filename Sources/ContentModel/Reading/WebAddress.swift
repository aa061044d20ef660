/// Checks of absolute web addresses, as strict as a link's target needs (RFC 3986 in its ASCII form).
enum WebAddress {
    /// Whether `text` is an http or https URL with a host, without user or password, in characters that RFC 3986
    /// allows.
    static func isWellFormed(_ text: String) -> Bool {
        guard text.utf8.allSatisfy(isAllowed), let end = endOfScheme(text) else { return false }
        let authority = text[end...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let host = authority.prefix { $0 != ":" }
        return !host.isEmpty && !authority.contains("@")
    }

    private static func endOfScheme(_ text: String) -> String.Index? {
        for scheme in ["https://", "http://"] where text.lowercased().hasPrefix(scheme) {
            return text.index(text.startIndex, offsetBy: scheme.count)
        }
        return nil
    }

    private static let forbidden = Set("\"<>\\^`{|}".utf8)

    private static func isAllowed(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "!")...UInt8(ascii: "~")).contains(byte) && !forbidden.contains(byte)
    }
}
