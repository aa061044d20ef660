/// The keys of the file of a page of contacts.
enum ContactsKey: String, PageFieldKey {
    case title, kind, tint, spy, toTop, groups

    static let group = "a page of contacts"
}

/// The keys of a group of contacts.
enum ContactGroupKey: String, FieldKey {
    case title, contacts

    static let group = "a group"
}

/// Reads a page of contacts.
enum ContactsReader {
    static func page(named name: String, from root: YAMLNode, _ log: FindingLog) -> Page? {
        guard let fields = FieldReader<ContactsKey>(root, log) else { return nil }
        let head = PageHead(fields)
        let spy = fields.choice(.spy, else: Page.Spy.distributed)
        var names = SectionNames(in: root, log)
        let groups = fields.requiredEntries(.groups)?.compactMap { group(from: $0, &names, log) }
        guard let title = head.title, let groups else { return nil }
        return Page(
            name: name, title: title, tint: head.tint, spy: spy, toTop: head.toTop, content: .contacts(groups))
    }

    private static func group(from node: YAMLNode, _ names: inout SectionNames, _ log: FindingLog) -> ContactGroup? {
        guard let fields = FieldReader<ContactGroupKey>(node, log) else { return nil }
        let title = fields.requiredText(.title, .line)
        let contacts = fields.requiredNode(.contacts) == nil ? [] : fields.texts(.contacts, .line)
        return title.map { ContactGroup(id: names.derived(from: $0), title: $0, names: contacts) }
    }
}
