internal import ContentDigest
internal import ContentModel
internal import Diagnostics
internal import FileAccess

/// The bytes of all of a site's files, read once, so that everything made from them belongs together.
struct SiteFiles {
    /// The owner's files.
    let content: [SourceFile]
    /// The templates by name, without folder and ending.
    let templates: [String: SourceFile]
    /// The public files by name.
    let publicFiles: [String: SourceFile]

    private static let templateEnding = ".mustache"

    /// Reads the files in `folders`. Throws a finding for each that cannot be read.
    init(in folders: SiteFolders) throws(Findings) {
        var reader = FolderReader()
        content = reader.contentFiles(in: folders.content)
        let sources = reader.files(in: folders.templates) { $0.hasSuffix(Self.templateEnding) }
        templates = Dictionary(
            uniqueKeysWithValues: sources.map { (String($0.name.dropLast(Self.templateEnding.count)), $0) })
        publicFiles = Dictionary(
            uniqueKeysWithValues: reader.files(in: folders.publicFiles) { _ in true }.map { ($0.name, $0) })
        if !reader.findings.isEmpty { throw Findings(reader.findings) }
    }

    /// A name for exactly these files: changes when any byte or file name does.
    var version: String {
        var bytes: [UInt8] = []
        let files = content + templates.values.sorted(by: inOrder) + publicFiles.values.sorted(by: inOrder)
        for file in files {
            bytes += Array("\(file.path)\n\(file.bytes.count)\n".utf8)
            bytes += file.bytes
        }
        return SHA256(of: bytes).hexadecimal(first: 8)
    }

    private func inOrder(_ left: SourceFile, _ right: SourceFile) -> Bool { left.path < right.path }
}

/// Reads folders and gathers what goes wrong on the way.
struct FolderReader {
    private(set) var findings: [Finding] = []

    /// The files that the owner writes.
    mutating func contentFiles(in folder: String) -> [SourceFile] {
        files(in: folder) { name in ContentLoader.fileExtensions.contains { name.hasSuffix(".\($0)") } }
    }

    mutating func files(in folder: String, where isWanted: (String) -> Bool) -> [SourceFile] {
        let names: [String]
        do {
            names = try FileSystem.fileNames(inFolder: folder)
        } catch {
            findings.append(Finding(.error, "\(error)", path: folder))
            return []
        }
        var files: [SourceFile] = []
        for name in names where isWanted(name) {
            let path = "\(folder)/\(name)"
            do {
                files.append(SourceFile(path: path, bytes: try FileSystem.contents(ofFile: path)))
            } catch {
                findings.append(Finding(.error, "\(error)", path: path))
            }
        }
        return files
    }
}

extension SourceFile {
    /// The last component of its path.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
