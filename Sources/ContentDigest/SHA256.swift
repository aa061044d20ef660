internal import CNettle

/// The SHA-256 of some bytes (FIPS 180-4): names assets, tags entities and allows inline styles.
public struct SHA256: Sendable, Hashable {
    /// The 32 bytes.
    public let bytes: [UInt8]

    /// The digest of `content`.
    public init(of content: [UInt8]) {
        var context = sha256_ctx()
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
        unsafe nettle_sha256_init(&context)
        unsafe nettle_sha256_update(&context, content.count, content)
        unsafe nettle_sha256_digest(&context, digest.count, &digest)
        bytes = digest
    }

    /// Lower-case hexadecimal of the first `count` bytes (at most 32).
    public func hexadecimal(first count: Int = 32) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let text = bytes.prefix(count).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }

    /// Base64 with padding (RFC 4648 section 4), as a Content-Security-Policy wants it after `sha256-`.
    public var base64: String {
        let groups = (bytes.count + 2) / 3
        var text = [CChar](repeating: 0, count: groups * 4)
        unsafe nettle_base64_encode_raw(&text, bytes.count, bytes)
        return String(decoding: text.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
