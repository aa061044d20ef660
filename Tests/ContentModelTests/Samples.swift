import Diagnostics

@testable import ContentModel

/// A site file without anything to find in it.
let plainSite = """
    restaurant:
      name: Marejada
    languages: [en]

    """

/// What loading a site with `page` as its only page comes to.
func load(page: String, site: String = plainSite) -> LoadedContent {
    ContentLoader.load([
        SourceFile(path: "Content/menu.yaml", text: page),
        SourceFile(path: "Content/site.yaml", text: site),
    ])
}

/// The findings as `carta check` prints them.
func report(page: String, site: String = plainSite) -> String {
    Findings(load(page: page, site: site).findings).description
}

/// `12:7: error: text` for each finding, without path, source line and caret, for tables.
func summary(_ findings: [Finding]) -> [String] {
    findings.map { finding in
        let place = finding.position.map { "\($0.line):\($0.column): " } ?? ""
        return "\(place)\(finding.severity.rawValue): \(finding.message)"
    }
}

/// The tree of `text`, and what was found on the way.
func read(_ text: String) -> (root: YAMLNode?, findings: [String]) {
    let log = SourceCheck.log(of: SourceFile(path: "page.yaml", text: text))
    let root = log.isEmpty ? YAMLReader.root(of: log) : nil
    return (root, summary(log.findings))
}

extension Page {
    /// The sections of a menu or under tabs; none on other pages.
    var sections: [Section] {
        switch content {
        case .menu(let menu): menu.sections
        case .tabs(let sections): sections
        case .stories, .contacts, .calendar: []
        }
    }
}
