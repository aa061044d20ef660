/// The start tags of a page and its text, read by scalars as browsers do: no mark can hide a bracket.
struct Markup {
    struct Tag: Equatable {
        let name: String
        let attributes: [String: String]
        var classes: [String] { attributes["class"]?.split(separator: " ").map(String.init) ?? [] }
    }

    let html: String
    let tags: [Tag]
    /// Which of the tags each one stands in, by index; nil for those that stand in none.
    let parents: [Int?]
    /// What does not close, or closes what is not open.
    let faults: [String]

    init(_ bytes: [UInt8]) {
        html = String(decoding: bytes, as: UTF8.self)
        var tags: [Tag] = []
        var parents: [Int?] = []
        var faults: [String] = []
        var open: [Int] = []
        let tag = #/<(?<slash>\/?)(?<name>[!a-z][a-z0-9]*)(?<rest>[^>]*)>/#.matchingSemantics(.unicodeScalar)
        for match in html.matches(of: tag) {
            let name = String(match.name)
            if !match.slash.isEmpty {
                if open.last.map({ tags[$0].name }) == name { open.removeLast() } else { faults.append("</\(name)>") }
                continue
            }
            let pairs = String(match.rest).matches(
                of: #/(?<key>[a-zA-Z-]+)="(?<value>[^"]*)"/#.matchingSemantics(.unicodeScalar)
            )
            .map { (String($0.key), Self.text($0.value)) }
            parents.append(open.last)
            if !Self.void.contains(name), !match.rest.hasSuffix("/") { open.append(tags.count) }
            tags.append(Tag(name: name, attributes: Dictionary(pairs) { $1 }))
        }
        faults += open.map { "<\(tags[$0].name)>" }
        (self.tags, self.parents, self.faults) = (tags, parents, faults)
    }

    /// Elements that have no end (HTML, section 13.1.2).
    private static let void: Set = ["!", "meta", "link", "img", "input", "br"]

    /// The tags that the one at `index` stands in, the nearest first.
    func ancestors(of index: Int) -> [Tag] {
        Array(sequence(first: index) { parents[$0] }.dropFirst()).map { tags[$0] }
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
