internal import Fonts
internal import Synchronization

/// The smaller fonts that were made, for a site is loaded anew with every edit, and to pack one takes as long as all else.
enum FontSubsets {
    private struct Key: Hashable {
        let path: String
        let scalars: Set<Unicode.Scalar>
    }

    private static let made = Mutex<[Key: [UInt8]]>([:])
    private static let most = 64

    /// The font with these characters only, as WOFF2.
    static func woff2(of face: FontFace, scalars: Set<Unicode.Scalar>) throws(FontError) -> [UInt8] {
        let key = Key(path: face.path, scalars: scalars)
        if let bytes = made.withLock({ $0[key] }) { return bytes }
        let bytes = try face.woff2Subset(to: scalars)
        made.withLock { made in
            if made.count >= most { made.removeAll() }
            made[key] = bytes
        }
        return bytes
    }
}
