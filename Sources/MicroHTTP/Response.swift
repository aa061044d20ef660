/// The answer to a request.
///
/// The server adds `Date`, `Content-Length`, `Connection` and, from `entityTag`, `ETag`; these must not be among
/// `fields`. HEAD is answered with what GET would be, without its bytes.
public struct Response: Sendable {
    /// The status.
    public var status: Status
    /// The fields, in the order in which they are sent.
    public var fields: [Field]
    /// The bytes.
    public var content: ResponseContent
    /// The tag of these very bytes; with it, the server answers a GET or HEAD whose `If-None-Match` names it by 304.
    public var entityTag: EntityTag?

    /// A response; by default 200 without fields and bytes.
    public init(
        _ status: Status = .ok, fields: [Field] = [], content: ResponseContent = .empty, entityTag: EntityTag? = nil
    ) {
        self.status = status
        self.fields = fields
        self.content = content
        self.entityTag = entityTag
    }
}

extension Response {
    /// The 405 for a target that is known but not by this method, naming those that it is known by (RFC 9110, section
    /// 15.5.6).
    public static func methodNotAllowed(allow methods: [Method]) -> Response {
        var response = problem(.methodNotAllowed, detail: "method not allowed here")
        response.fields.append(Field("Allow", methods.map(\.rawValue).joined(separator: ", ")))
        return response
    }

    /// A problem document (RFC 9457) of type `about:blank`.
    ///
    /// - Parameter detail: what is wrong, for people.
    public static func problem(_ status: Status, detail: String) -> Response {
        let text =
            "{\"type\":\"about:blank\",\"title\":\(jsonString(status.phrase)),\"status\":\(status.rawValue),"
            + "\"detail\":\(jsonString(detail))}\n"
        return Response(
            status,
            fields: [Field("Content-Type", "application/problem+json"), Field("Cache-Control", "no-store")],
            content: ResponseContent(text))
    }

    /// The problem document for a refused request.
    public static func problem(_ refusal: Refusal) -> Response {
        problem(refusal.status, detail: refusal.reason)
    }

    /// `text` as a JSON string (RFC 8259, section 7).
    private static func jsonString(_ text: String) -> String {
        var json = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": json.unicodeScalars.append(contentsOf: ["\\", scalar])
            case "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                json += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: json.unicodeScalars.append(scalar)
            }
        }
        return json + "\""
    }
}
