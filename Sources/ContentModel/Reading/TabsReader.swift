/// The keys of the file of a page under tabs.
enum TabsKey: String, PageFieldKey {
    case title, kind, tint, spy, toTop, sections

    static let group = "a page under tabs"
}

/// Reads a page under tabs.
enum TabsReader {
    static func page(named name: String, from root: YAMLNode, _ log: FindingLog) -> Page? {
        guard let fields = FieldReader<TabsKey>(root, log) else { return nil }
        let head = PageHead(fields)
        let spy = fields.choice(.spy, else: Page.Spy.distributed)
        var reader = SectionReader(in: root, log, of: .tabs)
        let sections = reader.sections(at: .sections, of: fields)
        guard let title = head.title, let sections else { return nil }
        return Page(
            name: name, title: title, tint: head.tint, spy: spy, toTop: head.toTop, content: .tabs(sections))
    }
}
