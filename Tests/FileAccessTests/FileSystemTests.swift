import FileAccess
import Foundation
import TestFolders
import Testing

struct FileSystemTests {
    private let temporary: TemporaryFolder
    private var folder: String { temporary.path }

    init() throws {
        temporary = try TemporaryFolder()
    }

    private func write(_ text: String, to name: String) throws {
        try temporary.write(text, to: name)
    }

    @Test func readsAFileOfAnySize() throws {
        let text = String(repeating: "0123456789", count: 20_000)
        try write(text, to: "large")
        try write("", to: "empty")
        #expect(try FileSystem.contents(ofFile: "\(folder)/large") == Array(text.utf8))
        #expect(try FileSystem.contents(ofFile: "\(folder)/empty") == [])
    }

    @Test func holdsTheLimit() throws {
        try write("12345", to: "five")
        #expect(try FileSystem.contents(ofFile: "\(folder)/five", limit: 5).count == 5)
        let error = #expect(throws: FileError.self) { try FileSystem.contents(ofFile: "\(folder)/five", limit: 4) }
        #expect(error?.reason == .tooLarge(limit: 4))
    }

    @Test func saysWhatIsMissing() {
        let error = #expect(throws: FileError.self) { try FileSystem.contents(ofFile: "no-such/menu.yaml") }
        #expect(error?.description == "cannot read no-such/menu.yaml: No such file or directory")
        let listing = #expect(throws: FileError.self) { try FileSystem.fileNames(inFolder: "no-such") }
        #expect(listing?.description == "cannot list no-such: No such file or directory")
    }

    @Test(.timeLimit(.minutes(1))) func refusesFoldersAndPipes() throws {
        #expect(throws: FileError.self) { try FileSystem.contents(ofFile: folder) }
        #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
        let error = #expect(throws: FileError.self) { try FileSystem.contents(ofFile: "\(folder)/pipe") }
        #expect(error?.description == "cannot read \(folder)/pipe: it is not a regular file")
    }

    @Test func aStampTellsEveryChange() throws {
        try write("a: 1", to: "menu.yaml")
        let path = "\(folder)/menu.yaml"
        var before = FolderStamp(of: [folder, "no-such"])
        #expect(FolderStamp(of: [folder, "no-such"]) == before)

        // An edit of the same length whose time was set back, as some copying programs do.
        let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
        let handle = try #require(FileHandle(forWritingAtPath: path))
        handle.write(Data("b: 2".utf8))
        try handle.close()
        try FileManager.default.setAttributes([.modificationDate: try #require(time)], ofItemAtPath: path)
        #expect(FolderStamp(of: [folder, "no-such"]) != before)

        before = FolderStamp(of: [folder, "no-such"])
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        #expect(FolderStamp(of: [folder, "no-such"]) != before)
    }

    @Test func anAlarmKnowsWhoIsWriting() throws {
        try write("a", to: "menu.yaml")
        let alarm = ChangeAlarm(for: [folder, "no-such"])
        #expect(!alarm.isSomethingBeingWritten)
        let handle = try #require(FileHandle(forWritingAtPath: "\(folder)/menu.yaml"))
        handle.write(Data("half".utf8))
        #expect(alarm.isSomethingBeingWritten)
        try handle.close()
        #expect(!alarm.isSomethingBeingWritten)
    }

    @Test func listsByBytesWithoutHiddenNames() throws {
        for name in ["b", "a", ".hidden", "Z", "é"] { try write("", to: name) }
        try FileManager.default.createDirectory(atPath: "\(folder)/inner", withIntermediateDirectories: true)
        #expect(try FileSystem.fileNames(inFolder: folder) == ["Z", "a", "b", "é"])
    }
}
