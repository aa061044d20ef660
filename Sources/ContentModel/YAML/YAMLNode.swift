/// A piece of a YAML document as its author wrote it: no type is guessed, `no` and `17:30` are text.
struct YAMLNode: Equatable {
    /// How a text was written, which tells an empty value from an empty text.
    enum Style {
        /// Without quotes.
        case plain
        /// In quotes, or as a block after `|` or `>`.
        case quoted
    }

    /// What stands there.
    enum Content: Equatable {
        case text(String, Style)
        case list([YAMLNode])
        /// Keys are unique and in the order written.
        case mapping([YAMLEntry])
        /// Something that a finding has been written about already; readers pass over it in silence.
        case refused
    }

    /// What stands there.
    let content: Content
    /// The byte of the file where it starts.
    let offset: Int

    /// Whether nothing is meant: no text at all, or a plain `~` or `null`, as JSON writes it.
    var isAbsent: Bool {
        guard case .text(let text, .plain) = content else { return false }
        return text.isEmpty || text == "~" || text == "null"
    }
}

/// A key of a mapping with its value.
struct YAMLEntry: Equatable {
    /// The key's text.
    let key: String
    /// The byte of the file where the key starts.
    let offset: Int
    /// What the key stands for.
    let value: YAMLNode
}
