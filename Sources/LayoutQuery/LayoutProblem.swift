internal import JSONWriting

/// Why a question about the layout cannot be answered, as problem details (RFC 9457).
public struct LayoutProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// The status to answer with: 400, or 413 for a scene that is too large.
    public let status: Int
    /// The parameter or the field of the scene that is at fault, for instance `offset` or `scene.headers[3].end`; nil
    /// when it is the question as a whole.
    public let parameter: String?
    /// What is wrong, what was got and what is allowed.
    public let detail: String

    /// A problem with `parameter`, or with the whole question when nil.
    public init(_ parameter: String?, _ detail: String, status: Int = 400) {
        self.status = status
        self.parameter = parameter
        self.detail = detail
    }

    /// The detail, for people.
    public var description: String { detail }

    /// The problem as `application/problem+json`.
    public var json: [UInt8] {
        var writer = JSONWriter(capacity: 512)
        writer.object { writer in
            writer.key("type")
            writer.string("about:blank")
            writer.key("title")
            writer.string(status == 413 ? "Content Too Large" : "Bad Request")
            writer.key("status")
            writer.number(Double(status))
            writer.key("detail")
            writer.string(detail)
            if let parameter {
                writer.key("parameter")
                writer.string(parameter)
            }
        }
        return writer.bytes
    }

    /// `text` between quotes, cut when long.
    static func quoted(_ text: String) -> String { "\"\(shortened(text))\"" }

    /// `text`, cut when long: what was got may be hostile.
    static func shortened(_ text: String) -> String {
        let scalars = text.unicodeScalars
        return scalars.count <= longestQuotation ? text : String(scalars.prefix(longestQuotation)) + "…"
    }

    private static let longestQuotation = 60
}
