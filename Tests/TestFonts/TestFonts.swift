public import Fonts
internal import Glibc

/// The fonts of Debian's packages that tests shape with.
public enum TestFonts {
    /// Inter, regular (fonts-inter).
    public static func inter() throws -> FontFace { try face("/usr/share/fonts/opentype/inter/Inter-Regular.otf") }
    /// Noto Sans Hebrew (fonts-noto-core).
    public static func hebrew() throws -> FontFace {
        try face("/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf")
    }

    private static func face(_ path: String) throws -> FontFace { try FontFace(bytes(of: path), path: path) }

    private static func bytes(of path: String) -> [UInt8] {
        guard let file = fopen(path, "rb") else { return [] }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part.prefix(count) }
        return bytes
    }
}
