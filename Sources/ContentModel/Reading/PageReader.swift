/// The keys of a page's file.
enum PageKey: String, FieldKey {
    case title, kind, tint, spy, headers, sections

    static let group = "a page"
}

/// The keys under a page's `headers`.
enum HeaderKey: String, FieldKey {
    case chips, sections, subsections

    static let group = "the headers"
}

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

/// Reads a page from the tree of its file.
struct PageReader {
    private let log: FindingLog
    private var names: SectionNames

    /// The page `name` as far as it can be read; nil when not even its title can. Findings go to `log`.
    static func page(named name: String, from root: YAMLNode, _ log: FindingLog) -> Page? {
        var reader = PageReader(log: log, names: SectionNames(in: root, log))
        return reader.page(named: name, from: root)
    }

    private init(log: FindingLog, names: SectionNames) {
        self.log = log
        self.names = names
    }

    private mutating func page(named name: String, from root: YAMLNode) -> Page? {
        guard let fields = FieldReader<PageKey>(root, log) else { return nil }
        let title = fields.requiredText(.title, .line)
        let kind = fields.choice(.kind, else: Page.Kind.menu)
        let tint = fields.tint(.tint) ?? .standard
        let spy = fields.choice(.spy, else: Page.Spy.distributed)
        let headers = fields.node(.headers).map(headers) ?? HeaderModes()
        let nodes = fields.requiredList(.sections)
        if let nodes, nodes.isEmpty, let node = fields.node(.sections), case .list([]) = node.content {
            log.warning("\"sections\" is empty: the page will show nothing", at: node.offset)
        }
        let sections = nodes?.compactMap { section(from: $0, .section) }
        guard let title, let sections else { return nil }
        return Page(
            name: name, title: title, kind: kind, tint: tint, spy: spy, headers: headers, sections: sections)
    }

    private func headers(from node: YAMLNode) -> HeaderModes {
        let standard = HeaderModes()
        guard let fields = FieldReader<HeaderKey>(node, log) else { return standard }
        return HeaderModes(
            chips: fields.choice(.chips, among: Self.chipBarModes, else: standard.chips),
            sections: fields.choice(.sections, among: Self.headingModes, else: standard.sections),
            subsections: fields.choice(.subsections, among: Self.headingModes, else: standard.subsections)
        )
    }

    /// What a menu page can do with its chip bar and with its headings: a bar that the first heading would push off, or
    /// headings that pile up, would leave no room for dishes.
    private static let chipBarModes: [HeaderModes.Mode] = [.fixed, .inline]
    private static let headingModes: [HeaderModes.Mode] = [.regular, .inline]

    private enum Level {
        case section, subsection
    }

    private mutating func section(from node: YAMLNode, _ level: Level) -> Section? {
        guard let fields = FieldReader<SectionKey>(node, log) else { return nil }
        if level == .subsection {
            fields.refuse(.chip, "a subsection has no chip: delete \"chip\"")
            fields.refuse(.sections, "sections go one level deep: move these out of the subsection")
        }
        let title = fields.text(.title, .line)
        let chip = fields.text(.chip, .line) ?? title
        let id = id(of: fields) ?? names.derived(from: chip)
        let items = fields.list(.items).compactMap(item)
        let sections =
            level == .section ? fields.list(.sections).compactMap { section(from: $0, .subsection) } : []
        if fields.node(.items) == nil, fields.node(.sections) == nil {
            log.warning("this section has no \"items\": it will show nothing", at: fields.offset)
        }
        return Section(
            id: id, title: title, chip: level == .section ? chip : nil, color: fields.tint(.color),
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
