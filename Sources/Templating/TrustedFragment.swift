/// HTML that a template writes without escaping, by `{{{name}}}` and only in element content.
///
/// Making one is a promise that only Swift code can give: that the bytes are UTF-8 and whole elements or text (every
/// tag, comment and attribute that begins in them ends in them), and that nothing a person typed is in them unescaped.
/// An inline script or style is in a fragment with its element, so that the page can list its hash in its
/// Content-Security-Policy.
public struct TrustedFragment: Sendable, Hashable {
    /// The HTML as it will be written, in UTF-8.
    public let bytes: [UInt8]

    /// The fragment `bytes`, which keep the promise above.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The fragment `html`, which keeps the promise above.
    public init(_ html: StaticString) {
        self.bytes = Array("\(html)".utf8)
    }
}
