/// A URL that is safe to follow from a page: `http`, `https`, `mailto`, `tel`, a path of this site, a query or a fragment.
///
/// Refused are all other schemes (`javascript:`, `data:` …), URLs that leave the site without saying so (`//host`),
/// a user name before the host, a backslash (browsers read it as a slash), and what RFC 3986 has percent-encoded:
/// control characters, spaces, `" < > ^ ` { | }` and `%` without two hexadecimal digits. Letters beyond ASCII may
/// stand as they are; invisible and private ones may not.
public struct CheckedURL: Sendable, Hashable {
    /// The URL as it was given.
    public let text: String

    /// The URL `text` if it may be followed; throws what is wrong with it.
    public init(_ text: String) throws(Problem) {
        guard !text.isEmpty else { throw .empty }
        try Self.checkCharacters(of: text.unicodeScalars)
        let firstSegment = text.utf8.prefix { !Self.segmentEnds.contains($0) }
        if let colon = firstSegment.firstIndex(of: UInt8(ascii: ":")) {
            let rest = text.utf8[text.utf8.index(after: colon)...]
            try Self.check(scheme: String(text[..<colon]), rest: rest)
        } else if text.utf8.starts(with: "//".utf8) {
            throw .leavesSite
        }
        self.text = text
    }

    /// What is wrong with a URL.
    public enum Problem: Error, Equatable {
        /// There is no text.
        case empty
        /// Only http, https, mailto, tel and relative URLs are followed; the scheme given.
        case scheme(String)
        /// Starts with `//`: another host, with the scheme left out.
        case leavesSite
        /// Nothing follows the scheme, or no host does.
        case incomplete
        /// A name or password stands before the host.
        case userInfo
        /// A character that must be percent-encoded.
        case character(Unicode.Scalar)
        /// `%` without two hexadecimal digits.
        case percent
    }

    /// The bytes that end the part of a URL in which a colon makes a scheme (RFC 3986, section 4.2).
    private static let segmentEnds = Array("/?#".utf8)
    private static let encoded = Set("\"<>\\^`{|}".unicodeScalars)

    private static func checkCharacters(of scalars: String.UnicodeScalarView) throws(Problem) {
        for index in scalars.indices {
            let scalar = scalars[index]
            if scalar == "%" {
                let digits = scalars[index...].dropFirst().prefix(2)
                guard digits.count == 2, digits.allSatisfy(\.isHexDigit) else { throw .percent }
            } else if encoded.contains(scalar) || !scalar.isVisible {
                throw .character(scalar)
            }
        }
    }

    private static func check(scheme: String, rest: Substring.UTF8View) throws(Problem) {
        switch scheme.lowercased() {
        case "http", "https":
            guard rest.starts(with: "//".utf8) else { throw .incomplete }
            let authority = rest.dropFirst(2).prefix { !segmentEnds.contains($0) }
            guard !authority.isEmpty, authority.first != UInt8(ascii: ":") else { throw .incomplete }
            guard !authority.contains(UInt8(ascii: "@")) else { throw .userInfo }
        case "mailto", "tel":
            guard !rest.isEmpty else { throw .incomplete }
        default:
            throw .scheme(scheme)
        }
    }
}

extension CheckedURL.Problem: CustomStringConvertible {
    /// What is wrong and what to write instead.
    public var description: String {
        switch self {
        case .empty: "the URL is empty"
        case .scheme(let scheme): "\"\(scheme):\" is not followed: use https, http, mailto, tel or a path of this site"
        case .leavesSite: "\"//\" leaves this site: write https:// before the host or a single slash"
        case .incomplete: "nothing follows the scheme: write it like https://example.com"
        case .userInfo: "a user name stands before the host: leave it out"
        case .character(let scalar): "\(scalar.name) must be percent-encoded"
        case .percent: "\"%\" needs two hexadecimal digits: write %25 for the sign itself"
        }
    }
}

extension Unicode.Scalar {
    /// Whether it can be seen: neither a control or format character, nor a space, nor unassigned or private.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
            .paragraphSeparator:
            false
        default: true
        }
    }

    fileprivate var isHexDigit: Bool {
        isASCII && properties.isASCIIHexDigit
    }

    /// The character in quotes, or its number where it cannot be seen.
    fileprivate var name: String {
        isVisible ? "\"\(self)\"" : "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }

    private var hex: String { String(value, radix: 16, uppercase: true) }
}
