/// Gives every section of a page its id. What the author wrote is taken first, so that a derived id never displaces a
/// written one that comes later in the file.
struct SectionNames {
    /// Ids of headers that pages have beside their sections; a script that asks for one must not get a section.
    static let reserved: Set<String> = ["chips", "filter", "tabs", "title"]

    private var taken = reserved
    /// The number to try next for a derived id that was taken, so that a thousand equal titles cost little.
    private var nextNumber: [String: Int] = [:]
    private let log: FindingLog
    private var places: [String: Int] = [:]

    /// Takes the ids that are written in the sections of `root`, a page, and reports those that stand twice.
    init(in root: YAMLNode, _ log: FindingLog) {
        self.log = log
        takeWritten(in: root)
    }

    /// What is wrong with a written id, as a message goes on after its name, or nil.
    static func fault(of id: String) -> String? {
        if reserved.contains(id) { return "is the name of another header of the page: choose another" }
        let isWellFormed = id.unicodeScalars.allSatisfy { $0.isWordPart || $0 == "-" || $0 == "_" }
        return isWellFormed ? nil : "may hold letters, digits, \"-\" and \"_\" only"
    }

    /// An id derived from `text`: its letters and digits in lower case with `-` between the words, and a number when
    /// that is taken: `wine`, `wine-2`.
    mutating func derived(from text: String?) -> String {
        let slug = Self.slug(of: text ?? "")
        let base = slug.isEmpty ? Self.nameless : slug
        if taken.insert(base).inserted { return base }
        var number = nextNumber[base, default: 2]
        while !taken.insert("\(base)-\(number)").inserted { number += 1 }
        nextNumber[base] = number + 1
        return "\(base)-\(number)"
    }

    private static let nameless = "section"

    /// The letters and digits of `text` in lower case with `-` between the words; empty when there are none.
    static func slug(of text: String) -> String {
        text.lowercased().unicodeScalars.split { !$0.isWordPart }.map(String.init).joined(separator: "-")
    }

    private mutating func takeWritten(in node: YAMLNode) {
        guard let list = node.value(of: SectionKey.sections.rawValue), case .list(let sections) = list.content else {
            return
        }
        for section in sections {
            if let node = section.value(of: SectionKey.id.rawValue), !node.isAbsent,
                case .text(let raw, _) = node.content, let id = try? TextRule.line.tidied(raw)
            {
                take(id, at: node.offset)
            }
            takeWritten(in: section)
        }
    }

    private mutating func take(_ id: String, at offset: Int) {
        if let first = places[id] {
            log.error(
                "\"id\" \(quoted(id)) is already taken in line \(log.line(ofByte: first)): choose another", at: offset)
        } else {
            places[id] = offset
            taken.insert(id)
        }
    }
}

extension YAMLNode {
    /// The value of `key` when this is a mapping that has it.
    func value(of key: String) -> YAMLNode? {
        guard case .mapping(let entries) = content else { return nil }
        return entries.first { $0.key == key }?.value
    }
}

extension Unicode.Scalar {
    /// Whether the character is part of a word in some script: a letter, a mark on one, or a digit.
    var isWordPart: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .decimalNumber:
            true
        default: false
        }
    }
}
