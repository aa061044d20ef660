/// Where a server listens.
public struct ServerAddress: Sendable, Equatable, CustomStringConvertible {
    /// The host as configured, without brackets.
    public let host: String
    /// The port; a free one that was found if 0 was asked for.
    public let port: UInt16

    /// The address `host` and `port`.
    public init(host: String, port: UInt16) {
        self.host = SocketAddress.withoutBrackets(host)
        self.port = port
    }

    /// `127.0.0.1:8080`, or `[::1]:8080`.
    public var description: String {
        host.utf8.contains(ASCII.colon) ? "[\(host)]:\(port)" : "\(host):\(port)"
    }
}
