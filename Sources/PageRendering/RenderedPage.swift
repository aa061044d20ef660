internal import ContentDigest

/// A page ready to be sent.
public struct RenderedPage: Sendable, Equatable {
    /// The HTML in UTF-8.
    public let html: [UInt8]
    /// What the page may load and run, as the value of a Content-Security-Policy field: nothing inline but the style
    /// that the page itself brought, by its hash.
    public let contentSecurityPolicy: String

    /// What a page may show in frames.
    enum Frames: String {
        case none = "'none'"
        /// The site's own pages.
        case ownPages = "'self'"
    }

    init(html: [UInt8], style: InlineStyle, frames: Frames = .none) {
        self.html = html
        contentSecurityPolicy = [
            "default-src 'none'",
            "style-src 'self' 'sha256-\(style.digest.base64)'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "img-src 'self'",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "frame-src \(frames.rawValue)",
            "base-uri 'none'",
            "form-action 'none'",
            // The inspector's page is one of the site's own, and the only one that shows others.
            "frame-ancestors 'self'",
        ].joined(separator: "; ")
    }
}
