/// The start tags of a page and its text, read by scalars as browsers do: no mark can hide a bracket.
struct Markup {
    struct Tag: Equatable {
        let name: String
        let attributes: [String: String]
        var classes: [String] { attributes["class"]?.split(separator: " ").map(String.init) ?? [] }
    }

    let html: String
    let tags: [Tag]

    init(_ bytes: [UInt8]) {
        html = String(decoding: bytes, as: UTF8.self)
        tags = html.matches(of: #/<(?<name>[!a-z][a-z0-9]*)(?<rest>[^>]*)>/#.matchingSemantics(.unicodeScalar)).map {
            tag in
            let pairs = String(tag.rest).matches(
                of: #/(?<key>[a-zA-Z-]+)="(?<value>[^"]*)"/#.matchingSemantics(.unicodeScalar)
            )
            .map { (String($0.key), Self.text($0.value)) }
            return Tag(name: String(tag.name), attributes: Dictionary(pairs) { $1 })
        }
    }

    /// The tags that have an attribute.
    func tags(with attribute: String) -> [Tag] { tags.filter { $0.attributes[attribute] != nil } }

    /// What stands in each element of that name, which must not nest.
    func contents(of name: String) -> [String] {
        html.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
            .filter { $0.starts(with: name.utf8) }
            .compactMap { part in
                part.firstIndex(of: UInt8(ascii: ">")).map { String(Substring(part[$0...].dropFirst())) }
            }
    }

    private static let references = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]

    private static func text(_ escaped: Substring) -> String {
        var bytes = Array(escaped.utf8)
        for (reference, character) in references {
            bytes = bytes.replacing(Array(reference.utf8), with: Array(character.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
