/// What one server spends at most on its clients.
///
/// Every wait is bounded: a client that drips its request, sends nothing or does not read is cut off.
public struct Limits: Sendable, Equatable {
    /// Connections served at a time by the whole server; further ones are answered with 503 and closed.
    public var connections = 4_096
    /// Bytes that one connection may use for the head of a request and that of its answer; 16 KB hold a target of 8 KB
    /// and a cookie of 4 KB.
    public var connectionMemory = 16_384
    /// Bytes of a request target.
    public var targetBytes = 8_192
    /// Fields of a request.
    public var fields = 100
    /// Bytes of a request's content, decoded from chunks.
    public var contentBytes = 1_048_576
    /// How long nothing may happen on a connection before it is closed; libmicrohttpd counts it in whole seconds, at
    /// least one.
    public var idle = Duration.seconds(30)
    /// How long the fields of a request may take after its first line; a new request may start until `idle` is over.
    public var head = Duration.seconds(10)
    /// How long the content of a request may take.
    public var content = Duration.seconds(30)
    /// How long a client may take to fetch one response.
    public var response = Duration.seconds(300)

    /// The limits for a small public server.
    public init() {}
}

/// The waits of `Limits` in the unit of the loop's clock: worked out once, not for each request.
struct Waits {
    /// For a request line on a connection that has its place.
    let request: Int64
    /// For the rest of a head.
    let head: Int64
    /// For content.
    let content: Int64
    /// For a response to be taken.
    let response: Int64

    /// Those of `limits`.
    init(_ limits: Limits) {
        request = limits.idle.wholeMilliseconds + limits.head.wholeMilliseconds
        head = limits.head.wholeMilliseconds
        content = limits.content.wholeMilliseconds
        response = limits.response.wholeMilliseconds
    }
}
