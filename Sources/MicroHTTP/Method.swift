/// A request method that the server understands; others are refused with 501 before the handler.
public enum Method: String, Sendable, CaseIterable {
    /// Transfer the representation.
    case get = "GET"
    /// As `get`, without the content.
    case head = "HEAD"
    /// Process the content.
    case post = "POST"
    /// Replace the representation.
    case put = "PUT"
    /// Change the representation.
    case patch = "PATCH"
    /// Remove the representation.
    case delete = "DELETE"
    /// Describe what may be done.
    case options = "OPTIONS"

    /// Whether a request by this method may bring content; GET and HEAD with content are refused, as RFC 9110, section
    /// 9.3.1 allows, because an intermediary may see a second request in it.
    var takesContent: Bool { self != .get && self != .head }
}
