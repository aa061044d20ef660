/// One Mustache tag as it stands in a source.
struct Tag {
    enum Kind {
        case value(ValueForm)
        case section, inverted, parent, block
        case close
        case partial
        case comment
        case delimiters
    }

    var kind: Kind
    /// The whole tag with its delimiters, in bytes of the source.
    var range: Range<Int>
    /// What it names, without the space around it.
    var name: Range<Int>

    /// Whether the tag needs a closing tag.
    var opens: Bool {
        switch kind {
        case .section, .inverted, .parent, .block: true
        default: false
        }
    }

    /// Whether a line that holds nothing but the tag is left out with it.
    var canStandAlone: Bool {
        if case .value = kind { false } else { true }
    }

    /// What it opens, in a message.
    var noun: String {
        switch kind {
        case .parent: "parent"
        case .block: "block"
        default: "section"
        }
    }
}

/// ASCII as templates use it.
enum Ascii {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        isBlank(byte) || byte == lineFeed || byte == carriageReturn || byte == formFeed
    }

    private static let formFeed: UInt8 = 0x0C
}
