/// The keys of a section or subsection.
enum SectionKey: String, FieldKey {
    case id, title, chip, color, note, items, sections

    static let group = "a section"
}

/// The keys of an item.
enum ItemKey: String, FieldKey {
    case name, description, price

    static let group = "an item"
}

/// Reads sections of items.
struct SectionReader {
    /// What kind of page the sections are part of.
    enum Place {
        /// A menu: its sections may hold subsections, and its items have tiles.
        case menu
        /// A page under tabs: its sections hold items only, without tiles.
        case tabs
    }

    private let log: FindingLog
    private let place: Place
    private var names: SectionNames

    /// A reader of the page whose tree is `root`.
    init(in root: YAMLNode, _ log: FindingLog, of place: Place) {
        self.log = log
        self.place = place
        names = SectionNames(in: root, log)
    }

    /// The sections in the list at `key`, which must be given; nil when it is not.
    mutating func sections<Key>(at key: Key, of fields: FieldReader<Key>) -> [Section]? {
        fields.requiredEntries(key)?.compactMap { section(from: $0, .section) }
    }

    private enum Level {
        case section, subsection
    }

    private mutating func section(from node: YAMLNode, _ level: Level) -> Section? {
        guard let fields = FieldReader<SectionKey>(node, log) else { return nil }
        if level == .subsection {
            fields.refuse(.chip, "a subsection has no chip: delete \"chip\"")
            fields.refuse(.sections, "sections go one level deep: move these out of the subsection")
        } else if place == .tabs {
            fields.refuse(.sections, "the sections of this kind of page hold items only: move these out")
            fields.refuse(.color, "the items of this kind of page have no tiles: delete \"color\"")
        }
        let title = fields.text(.title, .line)
        let chip = fields.text(.chip, .line) ?? title
        let id = id(of: fields) ?? names.derived(from: chip)
        let items = fields.list(.items).compactMap(item)
        let mayNest = level == .section && place == .menu
        let sections = mayNest ? fields.list(.sections).compactMap { section(from: $0, .subsection) } : []
        if fields.node(.items) == nil, fields.node(.sections) == nil {
            log.warning("this section has no \"items\": it will show nothing", at: fields.offset)
        }
        return Section(
            id: id, title: title, chip: level == .section ? chip : nil,
            color: place == .menu ? fields.tint(.color) : nil,
            note: fields.text(.note, .paragraph), items: items, sections: sections)
    }

    private func id(of fields: FieldReader<SectionKey>) -> String? {
        guard let node = fields.node(.id), let id = fields.text(node, .id, .line) else { return nil }
        if let fault = SectionNames.fault(of: id) { log.error("\"id\" \(quoted(id)) \(fault)", at: node.offset) }
        return id
    }

    private func item(from node: YAMLNode) -> Item? {
        guard let fields = FieldReader<ItemKey>(node, log) else { return nil }
        let name = fields.requiredText(.name, .line)
        let description = fields.text(.description, .paragraph)
        let price = fields.text(.price, .line)
        return name.map { Item(name: $0, description: description, price: price) }
    }
}
