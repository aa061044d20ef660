import Foundation
import Site

/// A site of a test's own: the repository's templates and public files with a small content of its own, in folders that
/// vanish with it.
final class TemporarySite {
    let folders: SiteFolders
    private let root: String

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
        root = FileManager.default.temporaryDirectory.appendingPathComponent("carta-\(UUID())").path
        let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        folders = SiteFolders(
            content: "\(root)/Content", templates: "\(root)/Templates", publicFiles: "\(root)/Public")
        try FileManager.default.createDirectory(atPath: folders.content, withIntermediateDirectories: true)
        for name in ["Templates", "Public"] {
            try FileManager.default.copyItem(
                atPath: repository.appendingPathComponent(name).path, toPath: "\(root)/\(name)")
        }
        try write(Self.site, to: "Content/site.yaml")
        try write(Self.menu, to: "Content/menu.yaml")
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func write(_ text: String, to name: String) throws {
        try text.write(toFile: "\(root)/\(name)", atomically: true, encoding: .utf8)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: "\(root)/\(name)")
    }

    func text(of name: String) throws -> String {
        try String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)
    }

    /// A path in the site's folders as findings show it.
    func path(_ name: String) -> String { "\(root)/\(name)" }
}
