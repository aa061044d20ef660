internal import Glibc

/// A socket bound to the address of a server; closed when it goes.
struct ListenSocket: ~Copyable {
    /// Whether other sockets may have the same address.
    enum Sharing {
        /// None may.
        case none
        /// Those of this server's other event loops: the kernel spreads connections over them (`SO_REUSEPORT`).
        case betweenLoops
    }

    let descriptor: Int32

    /// A socket bound to `address`, port 0 being any free one; it does not listen yet.
    static func bound(to address: ServerAddress, sharing: Sharing) throws(ServerError) -> ListenSocket {
        let local = try SocketAddress(host: address.host, port: address.port)
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let opened = Glibc.socket(local.family, type, Int32(IPPROTO_TCP))
        guard opened >= 0 else {
            throw ServerError(operation: "open a socket", code: errno, place: address.description)
        }
        // From here on an error closes it.
        let socket = ListenSocket(descriptor: opened)
        try socket.prepare(family: local.family, sharing: sharing, place: address.description)
        guard unsafe local.withPointer({ unsafe bind(opened, $0, $1) }) == 0 else {
            throw ServerError(operation: "bind", code: errno, place: address.description)
        }
        return socket
    }

    deinit { close(descriptor) }

    /// The port it is bound to.
    var port: UInt16 { SocketAddress(boundTo: descriptor).port }

    /// Starts to take connections.
    func listen(at address: ServerAddress) throws(ServerError) {
        guard Glibc.listen(descriptor, SOMAXCONN) == 0 else {
            throw ServerError(operation: "listen", code: errno, place: address.description)
        }
    }

    private func prepare(family: Int32, sharing: Sharing, place: String) throws(ServerError) {
        // Lets a server restart while connections of the last one still linger.
        try set(SOL_SOCKET, SO_REUSEADDR, 1, place)
        if sharing == .betweenLoops { try set(SOL_SOCKET, SO_REUSEPORT, 1, place) }
        // `::` serves IPv4 as well, whatever the system's default.
        if family == AF_INET6 { try set(Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0, place) }
    }

    private func set(_ level: Int32, _ option: Int32, _ value: Int32, _ place: String) throws(ServerError) {
        var value = value
        guard unsafe setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size)) == 0 else {
            throw ServerError(operation: "set a socket option", code: errno, place: place)
        }
    }

    /// `address` with a port that is free now.
    ///
    /// Sockets that share an address would let a second server join in silently. Binding once without sharing fails
    /// if the address is taken, and finds a port for 0.
    static func vacant(_ address: ServerAddress) throws(ServerError) -> ServerAddress {
        let socket = try bound(to: address, sharing: .none)
        return ServerAddress(host: address.host, port: socket.port)
    }
}
