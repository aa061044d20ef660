internal import Diagnostics

/// Gives every public file its address. A script names other files as `"./engine.js"`; what it sends names them by their
/// addresses, so that a script's own address changes whenever anything it loads does.
struct AssetLinker {
    private let files: [String: SourceFile]
    private var linked: [String: Asset] = [:]
    private var open: [String] = []

    /// What was wrong with the files.
    private(set) var findings: [Finding] = []

    /// The assets of `files`, by name, and what is wrong with them.
    static func link(_ files: [String: SourceFile]) -> (assets: [String: Asset], findings: [Finding]) {
        var linker = AssetLinker(files: files)
        for name in files.keys.sorted() { _ = linker.asset(named: name) }
        return (linker.linked, linker.findings)
    }

    private init(files: [String: SourceFile]) {
        self.files = files
    }

    private mutating func asset(named name: String) -> Asset? {
        if let asset = linked[name] { return asset }
        guard let file = files[name] else { return nil }
        open.append(name)
        let asset = Self.isScript(name) ? script(file) : Asset(file)
        open.removeLast()
        linked[name] = asset
        return asset
    }

    /// Whether the file `name` may name others.
    static func isScript(_ name: String) -> Bool { name.hasSuffix(".js") }

    /// The one file that is no source: a fresh clone does not have it. Without it pages are as without scripts.
    private static let builtName = "engine.wasm"

    private func missing(_ name: String, in file: SourceFile, atByte offset: Int) -> Finding {
        let what = "there is no file \"\(name)\" beside it"
        guard name == Self.builtName else {
            let hint = Spelling.hint(for: name, among: files.keys.sorted())
            return Finding(.error, what + hint, in: file, atByte: offset)
        }
        return Finding(
            .warning, "\(what), so no chip is lit; run \"make browser-module\", which builds it", in: file,
            atByte: offset)
    }

    private static let mark = Array("\"./".utf8)

    /// `file` with the names in it replaced.
    private mutating func script(_ file: SourceFile) -> Asset {
        var bytes: [UInt8] = []
        var needs: [String] = []
        var rest = file.bytes[...]
        while let quote = rest.firstIndex(of: Self.mark[0]) {
            bytes += rest[..<quote]
            rest = rest[quote...]
            guard rest.starts(with: Self.mark), let end = rest.dropFirst().firstIndex(of: Self.mark[0]) else {
                bytes.append(rest.removeFirst())
                continue
            }
            let name = String(decoding: rest[(quote + Self.mark.count)..<end], as: UTF8.self)
            let named = asset(named: name, in: file, atByte: quote)
            for need in named.map({ [name] + $0.needs }) ?? [] where !needs.contains(need) { needs.append(need) }
            bytes += Self.mark + Array((named?.name ?? name).utf8)
            rest = rest[end...]
            bytes.append(rest.removeFirst())
        }
        return Asset(SourceFile(path: file.path, bytes: bytes + rest), needs: needs)
    }

    /// What the `file` names there, nil after a finding.
    private mutating func asset(named name: String, in file: SourceFile, atByte offset: Int) -> Asset? {
        guard !open.contains(name) else {
            let circle = open.drop { $0 != name } + [name]
            let message = "scripts must not name each other in a circle: \(circle.joined(separator: ", "))"
            findings.append(Finding(.error, message, in: file, atByte: offset))
            return nil
        }
        guard let asset = asset(named: name) else {
            findings.append(missing(name, in: file, atByte: offset))
            return nil
        }
        return asset
    }
}
