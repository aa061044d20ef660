import FileAccess
import Fonts
import Foundation
import TestFolders
import Testing

@testable import Site

struct PackedFontsTests {
    private let temporary: TemporaryFolder
    private static let path = "\(FontLibrary.systemFolder)/opentype/inter/Inter-Regular.otf"

    init() throws {
        temporary = try TemporaryFolder()
    }

    /// A font of 20 characters from that one on, which no other test asks for, or memory would have it.
    private func face(from first: UInt32) throws -> FontFace {
        let whole = try FontFace(FileSystem.contents(ofFile: Self.path), path: Self.path)
        let scalars = Set((first..<first + 20).compactMap(Unicode.Scalar.init))
        return try FontFace(whole.subset(to: scalars), path: Self.path)
    }

    @Test func whatWasMadeIsKeptInTheFolder() throws {
        let folder = temporary.path("cache/fonts")
        let made = try PackedFonts(folder: folder).woff2(of: face(from: 0x41))
        #expect(made.starts(with: "wOF2".utf8))
        let names = try FileSystem.fileNames(inFolder: folder)
        #expect(names.count == 1)
        #expect(try FileSystem.contents(ofFile: "\(folder)/\(names[0])") == made)
        // Another font is another file.
        let other = try PackedFonts(folder: folder).woff2(of: face(from: 0x42))
        #expect(other != made)
        #expect(try FileSystem.fileNames(inFolder: folder).count == 2)
    }

    /// A file that was cut or is no font is made anew; one that is whole is taken as it is.
    @Test func onlyWholeFilesAreTaken() throws {
        let folder = temporary.path("fonts")
        let made = try PackedFonts(folder: folder).woff2(of: face(from: 0x43))
        let name = try #require(try FileSystem.fileNames(inFolder: folder).first)
        let path = "\(folder)/\(name)"
        var marked = made
        marked[marked.count - 1] ^= 1
        for (bytes, taken) in [(Array(made.dropLast()), made), ([], made), ([1, 2, 3], made), (marked, marked)] {
            try FileSystem.replace(file: path, with: bytes)
            PackedFonts.forget()
            #expect(try PackedFonts(folder: folder).woff2(of: face(from: 0x43)) == taken)
        }
    }

    @Test(arguments: [nil, "/proc/none/fonts"])
    func whereNothingCanBeWrittenMemoryIsEnough(folder: String?) throws {
        let made = try PackedFonts(folder: folder).woff2(of: face(from: 0x44))
        #expect(try PackedFonts(folder: folder).woff2(of: face(from: 0x44)) == made)
    }
}
