/// The keys of a menu's file.
enum MenuKey: String, PageFieldKey {
    case title, kind, tint, spy, toTop, headers, sections

    static let group = "a menu"
}

/// The keys under a menu's `headers`.
enum HeaderKey: String, FieldKey {
    case chips, sections, subsections

    static let group = "the headers"
}

/// Reads a menu.
enum MenuReader {
    static func page(named name: String, from root: YAMLNode, _ log: FindingLog) -> Page? {
        guard let fields = FieldReader<MenuKey>(root, log) else { return nil }
        let head = PageHead(fields)
        let spy = fields.choice(.spy, else: Page.Spy.distributed)
        let headers = fields.node(.headers).map { headerModes(from: $0, log) } ?? HeaderModes()
        var reader = SectionReader(in: root, log, of: .menu)
        let sections = reader.sections(at: .sections, of: fields)
        guard let title = head.title, let sections else { return nil }
        return Page(
            name: name, title: title, tint: head.tint, spy: spy, toTop: head.toTop,
            content: .menu(Menu(headers: headers, sections: sections)))
    }

    private static func headerModes(from node: YAMLNode, _ log: FindingLog) -> HeaderModes {
        let standard = HeaderModes()
        guard let fields = FieldReader<HeaderKey>(node, log) else { return standard }
        return HeaderModes(
            chips: fields.choice(.chips, among: chipBarModes, else: standard.chips),
            sections: fields.choice(.sections, among: headingModes, else: standard.sections),
            subsections: fields.choice(.subsections, among: headingModes, else: standard.subsections)
        )
    }

    /// What a menu can do with its chip bar and with its headings: a bar that the first heading would push off, or
    /// headings that pile up, would leave no room for dishes.
    private static let chipBarModes: [HeaderModes.Mode] = [.fixed, .inline]
    private static let headingModes: [HeaderModes.Mode] = [.regular, .inline]
}
