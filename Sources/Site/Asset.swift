internal import ContentDigest
internal import Diagnostics
internal import MicroHTTP

/// A public file under an address that holds a hash of its bytes: it never changes there, and a changed file has another.
struct Asset {
    /// The last part of its address: the file's name with the hash before the ending.
    let name: String
    /// The path of its address.
    var path: String { "/assets/\(name)" }
    /// The names of the files that it loads, directly or not, each once.
    let needs: [String]
    /// The answer that sends it.
    let response: Response

    private static let hashBytes = 6
    private static let longLived = "public, max-age=31536000, immutable"

    init(_ file: SourceFile, needs: [String] = []) {
        self.needs = needs
        let digest = SHA256(of: file.bytes).hexadecimal()
        let dot = file.name.lastIndex(of: ".") ?? file.name.endIndex
        name = "\(file.name[..<dot]).\(digest.prefix(Self.hashBytes * 2))\(file.name[dot...])"
        response = Response(
            .ok,
            fields: [
                Field("Content-Type", MediaType.of(file.name)),
                Field("Cache-Control", Self.longLived),
                Field("X-Content-Type-Options", "nosniff"),
            ],
            content: ResponseContent(file.bytes),
            entityTag: EntityTag(opaque: digest))
    }
}
