internal import Diagnostics

/// The keys that a group in a content file may have, in the order in which messages name them.
protocol FieldKey: RawRepresentable<String>, CaseIterable, Hashable {
    /// What the group is, with its article, for instance `an item`.
    static var group: String { get }
}

/// Reads one group of `key: value` against the keys it may have. Whatever is wrong goes to the log, and reading goes
/// on: a nil answer means that the key is absent or that its finding is already written.
struct FieldReader<Key: FieldKey> {
    /// Where findings go.
    let log: FindingLog
    /// The byte where the group starts.
    let offset: Int
    private let values: [Key: YAMLNode]
    /// Keys that an unknown one probably stands for: that they are missing needs no finding of its own.
    private let misspelled: Set<Key>

    /// A reader of `node`, which must be a mapping; unknown keys are reported here.
    init?(_ node: YAMLNode, _ log: FindingLog) {
        guard case .mapping(let entries) = node.content else {
            if node.content != .refused {
                log.error(
                    "expected \(Key.group) with keys such as \(Self.exampleKey), found \(node.kind)", at: node.offset)
            }
            return nil
        }
        var values: [Key: YAMLNode] = [:]
        var misspelled: Set<Key> = []
        for entry in entries {
            if let key = Key(rawValue: entry.key) {
                values[key] = entry.value
                continue
            }
            let suggestion = Spelling.suggestion(for: entry.key, among: Self.names).flatMap(Key.init(rawValue:))
            if let suggestion { misspelled.insert(suggestion) }
            log.error("unknown key \(quoted(entry.key))\(Self.hint(suggestion))", at: entry.offset)
        }
        self.log = log
        self.offset = node.offset
        self.values = values
        self.misspelled = misspelled
    }

    /// What the file says for `key`; nil when it says nothing.
    func node(_ key: Key) -> YAMLNode? {
        guard let node = values[key], !node.isAbsent else { return nil }
        return node
    }

    /// What the file says for `key`; when it says nothing, that is reported.
    func requiredNode(_ key: Key) -> YAMLNode? {
        if let node = node(key) { return node }
        if let empty = emptyNode(key) {
            let hint = log.comment(after: empty) == nil ? "" : " (\"#\" starts a comment: put the text in quotes)"
            log.error("\(quoted(key.rawValue)) is empty: \(Key.group) needs it\(hint)", at: empty.offset)
        } else if !misspelled.contains(key) {
            log.error("\(quoted(key.rawValue)) is missing: \(Key.group) needs it", at: offset)
        }
        return nil
    }

    /// The value of `key` when the key stands there with nothing after it.
    func emptyNode(_ key: Key) -> YAMLNode? {
        values[key].flatMap { $0.isAbsent ? $0 : nil }
    }

    /// The entries of the list at `key`; none when there is none. An empty entry is reported and left out.
    func list(_ key: Key) -> [YAMLNode] {
        node(key).map { list($0, key) } ?? []
    }

    /// The entries of the list at `key`, which must be given.
    func requiredList(_ key: Key) -> [YAMLNode]? {
        requiredNode(key).map { list($0, key) }
    }

    /// The entries of the list at `key`, which must be given; an empty list earns a warning.
    func requiredEntries(_ key: Key) -> [YAMLNode]? {
        let nodes = requiredList(key)
        if nodes?.isEmpty == true, let node = node(key), case .list([]) = node.content {
            log.warning("\(quoted(key.rawValue)) is empty: the page will show nothing", at: node.offset)
        }
        return nodes
    }

    /// Reports that `key` must not stand here, if it does.
    func refuse(_ key: Key, _ message: String) {
        if let node = node(key) { log.error(message, at: node.offset) }
    }

    private func list(_ node: YAMLNode, _ key: Key) -> [YAMLNode] {
        guard case .list(let nodes) = node.content else {
            log.reportType(of: node, key.rawValue, expected: "a list (each entry after \"- \")")
            return []
        }
        return nodes.filter { entry in
            if entry.isAbsent { log.error("\(quoted(key.rawValue)) has an empty entry: delete it", at: entry.offset) }
            return !entry.isAbsent
        }
    }

    private static var exampleKey: String {
        enumerated(Key.allCases.prefix(2).map { quoted($0.rawValue + ":") }, last: "and")
    }

    private static var names: [String] { Key.allCases.map(\.rawValue) }

    private static func hint(_ suggestion: Key?) -> String {
        guard let suggestion else { return ": \(Key.group) can have \(enumerated(names, last: "and"))" }
        return " (did you mean \(quoted(suggestion.rawValue))?)"
    }
}

extension YAMLNode {
    /// What stands there, for a message.
    var kind: String {
        switch content {
        case .text: isAbsent ? "nothing" : "text"
        case .list: "a list"
        case .mapping: "a group of keys"
        case .refused: "something else"
        }
    }
}

extension FindingLog {
    /// The comment that follows an empty value, or one of `length` bytes, in its line, from its `#` to the end of the
    /// line; nil without one.
    func comment(after node: YAMLNode, length: Int = 0) -> String? {
        let rest = file.bytes[min(node.offset + length, file.bytes.count)...].drop { $0 == UInt8(ascii: " ") }
        guard rest.first == UInt8(ascii: "#") else { return nil }
        return String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }
}
