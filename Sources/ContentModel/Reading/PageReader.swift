/// What every page's file may say, whatever its kind.
protocol PageFieldKey: FieldKey {
    static var title: Self { get }
    static var kind: Self { get }
    static var tint: Self { get }
    static var toTop: Self { get }
}

/// A page without its content: what is the same for all kinds.
struct PageHead {
    let title: String?
    let tint: Tint
    let toTop: Double?

    /// The head that `fields` describe; `toTop` is what a page of this kind has when the file says nothing.
    init<Key: PageFieldKey>(_ fields: FieldReader<Key>, toTop standard: Double? = nil) {
        title = fields.requiredText(.title, .line)
        tint = fields.tint(.tint) ?? .standard
        toTop = fields.node(.toTop) == nil ? standard : fields.length(.toTop, in: 0...100_000)
    }
}

/// Reads a page from the tree of its file.
enum PageReader {
    /// The page `name` as far as it can be read; nil when not even its title or kind can. Findings go to `log`.
    static func page(named name: String, from root: YAMLNode, _ log: FindingLog) -> Page? {
        guard let kind = kind(of: root, log) else { return nil }
        switch kind {
        case .menu: return MenuReader.page(named: name, from: root, log)
        case .stories: return StoriesReader.page(named: name, from: root, log)
        case .contacts: return ContactsReader.page(named: name, from: root, log)
        case .tabs: return TabsReader.page(named: name, from: root, log)
        case .calendar: return CalendarReader.page(named: name, from: root, log)
        }
    }

    /// The kind comes first: it decides which other keys there are.
    private static func kind(of root: YAMLNode, _ log: FindingLog) -> PageContent.Kind? {
        let name = MenuKey.kind.rawValue
        guard let node = root.value(of: name), !node.isAbsent else { return .menu }
        guard let word = log.text(of: node, name, .line) else { return nil }
        if let kind = PageContent.Kind(rawValue: word) { return kind }
        log.reportValue(word, of: node, name, among: PageContent.Kind.allCases.map(\.rawValue))
        return nil
    }
}
