import Foundation
import Site
import TestFolders

/// A site of a test's own: the repository's templates and public files with a small content of its own, in folders that
/// vanish with it.
final class TemporarySite {
    let folders: SiteFolders
    private let root: TemporaryFolder

    static let site = "restaurant: {name: Test}\nlanguages: [en]\n"
    static let menu = """
        title: Menu
        sections:
          - title: Starters
            items:
              - name: Soup
                price: 5.00
          - title: Mains
            items: [{name: Pie}, {name: Rice}]

        """

    init() throws {
        root = try TemporaryFolder()
        folders = SiteFolders(
            content: root.path("Content"), templates: root.path("Templates"), publicFiles: root.path("Public"))
        try FileManager.default.createDirectory(atPath: folders.content, withIntermediateDirectories: true)
        for name in ["Templates", "Public"] { try root.copy(name) }
        try write(Self.site, to: "Content/site.yaml")
        try write(Self.menu, to: "Content/menu.yaml")
    }

    func write(_ text: String, to name: String) throws {
        try root.write(text, to: name)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path(name))
    }

    func text(of name: String) throws -> String {
        try String(contentsOfFile: path(name), encoding: .utf8)
    }

    /// A path in the site's folders as findings show it.
    func path(_ name: String) -> String { root.path(name) }
}
