internal import DesignTokens
internal import Diagnostics

extension FieldReader {
    /// The text at `key`, tidied by `rule`; an empty one in quotes only earns a warning, as if nothing were given.
    func text(_ key: Key, _ rule: TextRule) -> String? {
        node(key).flatMap { text($0, key, rule, ifEmpty: .warning) }
    }

    /// The text at `key`, which must be given, tidied by `rule`.
    func requiredText(_ key: Key, _ rule: TextRule) -> String? {
        requiredNode(key).flatMap { text($0, key, rule) }
    }

    /// The texts at `key`: a list of them or a single one; none when nothing is given.
    func texts(_ key: Key, _ rule: TextRule) -> [String] {
        textNodes(key).compactMap { text($0, key, rule) }
    }

    /// The nodes at `key`: those of a list, or a single text as a list of one; none when nothing is given.
    func textNodes(_ key: Key) -> [YAMLNode] {
        guard let node = node(key) else { return [] }
        if case .text = node.content { return [node] }
        return list(key)
    }

    /// The text of `node`, tidied by `rule`, or nil after a finding that names `key`.
    func text(
        _ node: YAMLNode, _ key: Key, _ rule: TextRule, ifEmpty severity: Finding.Severity = .error
    ) -> String? {
        log.text(of: node, key.rawValue, rule, ifEmpty: severity)
    }

    /// The one of `choices` that `key` names, or `fallback` when nothing is given or what is given is reported.
    func choice<Choice>(_ key: Key, among choices: [Choice] = Array(Choice.allCases), else fallback: Choice) -> Choice
    where Choice: RawRepresentable<String> & CaseIterable {
        guard let node = node(key), let word = text(node, key, .line) else { return fallback }
        if let choice = choices.first(where: { $0.rawValue == word }) { return choice }
        log.reportValue(word, of: node, key.rawValue, among: choices.map(\.rawValue))
        return fallback
    }

    /// The colour at `key`.
    func tint(_ key: Key) -> Tint? {
        guard let node = node(key) else {
            reportUnquotedColor(key)
            return nil
        }
        guard let word = text(node, key, .line) else { return nil }
        if let tint = Tint(word) { return tint }
        log.reportValue(word, of: node, key.rawValue, among: NamedTint.allCases.map(\.rawValue) + ["\"#rrggbb\""])
        return nil
    }

    /// YAML takes a `#3366cc` without quotes for a comment, and the colour would be lost without a word.
    private func reportUnquotedColor(_ key: Key) {
        guard let empty = emptyNode(key), let comment = log.comment(after: empty),
            Tint(String(comment.prefix { !$0.isWhitespace })) != nil
        else { return }
        log.error(
            "\(quoted(key.rawValue)) is empty, for \"#\" starts a comment: put the colour in quotes", at: empty.offset)
    }

    /// The length at `key` in CSS px, a plain decimal number in `range`; nil when it is reported.
    func length(_ key: Key, in range: ClosedRange<Double>) -> Double? {
        guard let node = node(key), let word = text(node, key, .line) else { return nil }
        let isPlain = word.utf8.allSatisfy { $0 == UInt8(ascii: ".") || ("0"..."9").contains(Unicode.Scalar($0)) }
        if isPlain, let length = Double(word), range.contains(length) { return length }
        log.error(
            "\(quoted(key.rawValue)) cannot be \(quoted(word)): write a number of pixels from "
                + "\(Int(range.lowerBound)) to \(Int(range.upperBound))", at: node.offset)
        return nil
    }
}

extension FindingLog {
    /// The text of `node`, tidied by `rule`, or nil after a finding that names the key `name`.
    func text(
        of node: YAMLNode, _ name: String, _ rule: TextRule, ifEmpty severity: Finding.Severity = .error
    ) -> String? {
        guard case .text(let raw, let style) = node.content else {
            reportType(of: node, name, expected: "text")
            return nil
        }
        if style == .plain { reportLostNumber(after: node, raw) }
        do {
            return try rule.tidied(raw)
        } catch {
            add(error == .empty ? severity : .error, "\(quoted(name)) \(error.message)", at: node.offset)
            return nil
        }
    }

    /// YAML takes `#1` in `Soup #1` for a comment. Comments have a space after the sign; what has none was probably meant
    /// to be read.
    private func reportLostNumber(after node: YAMLNode, _ raw: String) {
        guard let comment = comment(after: node, length: raw.utf8.count),
            let second = comment.unicodeScalars.dropFirst().first, second != " ", second != "#"
        else { return }
        warning(
            "what follows \"#\" is a comment: put the whole text in quotes if \(quoted(comment)) belongs to it",
            at: node.offset)
    }

    /// Reports a value of the wrong type, unless that has been done already.
    func reportType(of node: YAMLNode, _ name: String, expected: String) {
        guard node.content != .refused else { return }
        error("\(quoted(name)): expected \(expected), found \(node.kind)", at: node.offset)
    }

    /// Reports a `word` that is none of the values that the key `name` may have.
    func reportValue(_ word: String, of node: YAMLNode, _ name: String, among values: [String]) {
        let hint = Spelling.hint(for: word, among: values)
        let choices = enumerated(values, last: "or")
        error("\(quoted(name)) cannot be \(quoted(word))\(hint): write \(choices)", at: node.offset)
    }
}
