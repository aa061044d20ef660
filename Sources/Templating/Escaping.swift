/// The one place where text becomes HTML.
enum Escaping {
    /// Appends `text` to `output` with the five characters that mean something to HTML escaped, in element content and
    /// in quoted attribute values alike. It goes by byte: a mark that combines with a quote or an angle bracket makes one
    /// Swift `Character` of both, and that would no longer compare equal to the character that it hides.
    static func append(_ text: String, to output: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): output += ampersand
            case UInt8(ascii: "<"): output += less
            case UInt8(ascii: ">"): output += greater
            case UInt8(ascii: "\""): output += quote
            case UInt8(ascii: "'"): output += apostrophe
            default: output.append(byte)
            }
        }
    }

    private static let ampersand = Array("&amp;".utf8)
    private static let less = Array("&lt;".utf8)
    private static let greater = Array("&gt;".utf8)
    private static let quote = Array("&quot;".utf8)
    private static let apostrophe = Array("&#39;".utf8)
}
