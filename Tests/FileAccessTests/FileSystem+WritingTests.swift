import FileAccess
import Foundation
import TestFolders
import Testing

struct FileSystemWritingTests {
    private let temporary: TemporaryFolder

    init() throws {
        temporary = try TemporaryFolder()
    }

    @Test func makesAFileAndTheFoldersOnTheWay() throws {
        let path = temporary.path("a/b/file")
        try FileSystem.replace(file: path, with: Array("one".utf8))
        #expect(try FileSystem.contents(ofFile: path) == Array("one".utf8))
        let long = [UInt8](repeating: 7, count: 300_000)
        try FileSystem.replace(file: path, with: long)
        #expect(try FileSystem.contents(ofFile: path) == long)
        #expect(try FileSystem.fileNames(inFolder: temporary.path("a/b")) == ["file"])
    }

    /// A file that cannot be written is as if never tried.
    @Test func leavesNothingHalfDone() throws {
        try temporary.write("a file", to: "file")
        let error = #expect(throws: FileError.self) {
            try FileSystem.replace(file: temporary.path("file/inside"), with: [1])
        }
        #expect(error?.description == "cannot write \(temporary.path("file/inside")): Not a directory")
        try FileManager.default.createDirectory(atPath: temporary.path("folder"), withIntermediateDirectories: true)
        #expect(throws: FileError.self) { try FileSystem.replace(file: temporary.path("folder"), with: [1]) }
        #expect(try FileSystem.fileNames(inFolder: temporary.path) == ["file"])
        #expect(throws: FileError.self) { try FileSystem.replace(file: "/proc/none/file", with: [1]) }
    }

    @Test func keepsTheNewestFiles() throws {
        for name in ["a", "b", "c", "d"] {
            try temporary.write(name, to: name)
            let age = TimeInterval(["a": 30, "b": 10, "c": 40, "d": 20][name] ?? 0)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: temporary.path(name))
        }
        FileSystem.keepNewest(4, inFolder: temporary.path)
        #expect(try FileSystem.fileNames(inFolder: temporary.path) == ["a", "b", "c", "d"])
        FileSystem.keepNewest(2, inFolder: temporary.path)
        #expect(try FileSystem.fileNames(inFolder: temporary.path) == ["b", "d"])
        FileSystem.keepNewest(2, inFolder: "no-such")
    }
}
