import ContentModel
import Diagnostics
import FileAccess
import Foundation
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
        stamp = FolderStamp(of: folders.edited)
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

    @Test func waitsForWhoIsStillWriting() throws {
        var watcher = SiteWatcher(site, loadedFrom: stamp, alarm: ChangeAlarm(for: [content]))
        let path = "\(content)/menu.yaml"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.truncate(atOffset: 0)
        handle.write(Data("title: Menu\nsections: [{items: [{name: Half}]}]\n".utf8))
        // The rest follows only after the files have looked the same for longer than the watcher would wait.
        let writer = Thread {
            Thread.sleep(forTimeInterval: 0.3)
            try? handle.truncate(atOffset: 0)
            try? handle.seek(toOffset: 0)
            handle.write(Data(text.utf8))
            try? handle.close()
        }
        writer.start()
        #expect(watcher.look() == .reloaded)
        #expect(site.snapshot.pages[0].page.sections[0].items[0].name == "Garden salad")
    }

    @Test func loadsOnlyOnceWhenTold() {
        var watcher = SiteWatcher(site, loadedFrom: stamp)
        #expect(watcher.reload() == .reloaded)
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
        let shipped = site.snapshot.pages.map(\.page.name)
        try "title: Wine\nsections: [{items: [{name: Red}]}]\n".write(
            toFile: "\(content)/wine.yaml", atomically: true, encoding: .utf8)
        #expect(watcher.look() == .reloaded)
        #expect(site.snapshot.pages.map(\.page.name) == shipped + ["wine"])
        try FileManager.default.removeItem(atPath: "\(content)/wine.yaml")
        #expect(watcher.look() == .reloaded)
        #expect(site.snapshot.pages.map(\.page.name) == shipped)
    }
}
