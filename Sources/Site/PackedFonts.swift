internal import ContentDigest
internal import FileAccess
internal import Fonts
internal import Synchronization

/// Packs fonts for browsers, and keeps what was packed: a site is loaded anew with every edit, and to pack a font takes
/// longer than all else. It is kept in memory and, where a folder can be written, for the next start.
struct PackedFonts {
    /// Where they are kept; nil for nowhere but in memory.
    let folder: String?

    private static let inMemory = Mutex<[String: [UInt8]]>([:])
    /// The most that are kept, in memory and in the folder.
    private static let most = 64
    private static let largestFile = 32 * 1024 * 1024

    /// The font as WOFF2.
    func woff2(of face: FontFace) throws(FontError) -> [UInt8] {
        let key = SHA256(of: face.bytes).hexadecimal()
        if let bytes = Self.inMemory.withLock({ $0[key] }) { return bytes }
        let path = folder.map { "\($0)/\(key).woff2" }
        if let path, let bytes = try? FileSystem.contents(ofFile: path, limit: Self.largestFile), Self.isWhole(bytes) {
            Self.remember(bytes, key)
            return bytes
        }
        let bytes = try face.woff2()
        Self.remember(bytes, key)
        if let path, let folder {
            // A disk that is full or may not be written costs time at the next start, and nothing else.
            try? FileSystem.replace(file: path, with: bytes)
            FileSystem.keepNewest(Self.most, inFolder: folder)
        }
        return bytes
    }

    /// Whether a file holds all of a WOFF2 font, which begins with its signature, its flavour and its length.
    private static func isWhole(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 12, bytes.starts(with: "wOF2".utf8) else { return false }
        return bytes[8..<12].reduce(0) { $0 << 8 | Int($1) } == bytes.count
    }

    /// Empties the memory, as a new start does.
    static func forget() { inMemory.withLock { $0.removeAll() } }

    private static func remember(_ bytes: [UInt8], _ key: String) {
        inMemory.withLock { made in
            if made.count >= most { made.removeAll() }
            made[key] = bytes
        }
    }
}
