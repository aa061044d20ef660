import ContentModel
import Diagnostics
import FileAccess
import Foundation
import PageGeometry
import Presentation
import Site
import TestFolders
import Testing

@testable import CartaCommands

struct SiteWatcherTests {
    private let temporary: TemporaryFolder
    private let site: LiveSite
    private let stamp: FolderStamp

    private var content: String { temporary.path("Content") }

    init() throws {
        temporary = try TemporaryFolder()
        try temporary.copy("Content")
        let folders = SiteFolders(
            content: temporary.path("Content"), templates: Repository.path("Templates"),
            publicFiles: Repository.path("Public"))
        stamp = FolderStamp(of: folders.all)
        site = try LiveSite(folders, mode: .watched)
    }

    private func edit(_ change: (String) -> String) throws {
        let path = "\(content)/menu.yaml"
        try change(String(contentsOfFile: path, encoding: .utf8)).write(toFile: path, atomically: true, encoding: .utf8)
    }

    @Test func reloadsOnceAfterAChange() throws {
        var watcher = SiteWatcher(site, loadedFrom: stamp)
        #expect(watcher.look() == .unchanged)
        try edit { $0.replacing("Garden salad", with: "Winter salad") }
        #expect(watcher.look() == .reloaded)
        #expect(site.snapshot.pages[0].page.sections[0].items[0].name == "Winter salad")
        #expect(watcher.look() == .unchanged)
    }

    @Test func keepsTheLastGoodVersion() throws {
        var watcher = SiteWatcher(site, loadedFrom: stamp)
        try edit { $0.replacing("title: Menu", with: "titel: Menu") }
        guard case .kept(let findings) = watcher.look() else {
            Issue.record("a bad edit was served")
            return
        }
        #expect(findings.contains { $0.message.hasPrefix("unknown key \"titel\" (did you mean \"title\"?)") })
        #expect(site.snapshot.pages[0].page.title == "Menu")
        try edit { $0.replacing("titel: Menu", with: "title: Menu") }
        #expect(watcher.look() == .reloaded)
        #expect(site.findings.isEmpty)
    }

    @Test func aFileThatVanishesOrAppearsIsAChange() throws {
        var watcher = SiteWatcher(site, loadedFrom: stamp)
        try "title: Wine\nsections: [{items: [{name: Red}]}]\n".write(
            toFile: "\(content)/wine.yaml", atomically: true, encoding: .utf8)
        #expect(watcher.look() == .reloaded)
        #expect(site.snapshot.pages.map(\.page.name) == ["menu", "wine"])
        try FileManager.default.removeItem(atPath: "\(content)/wine.yaml")
        #expect(watcher.look() == .reloaded)
        #expect(site.snapshot.pages.map(\.page.name) == ["menu"])
    }
}
