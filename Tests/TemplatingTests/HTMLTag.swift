/// A tag as a browser would see it, read by a tokenizer that shares nothing with what it tests.
struct HTMLTag: Equatable {
    var name: String
    var attributes: [String: String]

    init(_ name: String, _ attributes: [String: String] = [:]) {
        self.name = name
        self.attributes = attributes
    }

    /// The tags in `html`, in order. Character references of attribute values are resolved, those that this project
    /// writes. Goes by byte, as browsers do.
    static func all(in html: [UInt8]) -> [HTMLTag] {
        var tags: [HTMLTag] = []
        var rest = html[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[(start + 1)...]
            let isEnd = rest.first == UInt8(ascii: "/")
            if isEnd { rest = rest.dropFirst() }
            guard let first = rest.first, isLetter(first) || first == UInt8(ascii: "!") else { continue }
            var tag = HTMLTag((isEnd ? "/" : "") + take(&rest) { !" \n\r\t/>".utf8.contains($0) })
            while let byte = rest.first, byte != UInt8(ascii: ">") {
                if " \n\r\t/".utf8.contains(byte) {
                    rest = rest.dropFirst()
                } else {
                    let attribute = take(&rest) { !" \n\r\t/>=".utf8.contains($0) }
                    tag.attributes[attribute] = value(&rest)
                }
            }
            tags.append(tag)
        }
        return tags
    }

    private static func value(_ rest: inout ArraySlice<UInt8>) -> String {
        guard rest.first == UInt8(ascii: "=") else { return "" }
        rest = rest.dropFirst()
        guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return take(&rest) { !" \n\r\t>".utf8.contains($0) }
        }
        rest = rest.dropFirst()
        let text = take(&rest) { $0 != quote }
        rest = rest.dropFirst()
        return resolved(text)
    }

    private static func take(_ rest: inout ArraySlice<UInt8>, while isPart: (UInt8) -> Bool) -> String {
        let part = rest.prefix(while: isPart)
        rest = rest[part.endIndex...]
        return String(decoding: part, as: UTF8.self)
    }

    /// `text` with the five references resolved, scalar by scalar, so that no mark hides one.
    private static func resolved(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        scan: while let byte = rest.first {
            for (reference, character) in references where rest.starts(with: reference.utf8) {
                bytes.append(character)
                rest = rest.dropFirst(reference.utf8.count)
                continue scan
            }
            bytes.append(byte)
            rest = rest.dropFirst()
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let references = [
        ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
        ("&quot;", UInt8(ascii: "\"")), ("&#39;", UInt8(ascii: "'")),
    ]

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
}
