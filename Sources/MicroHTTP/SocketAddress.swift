internal import CMicroHTTPD
internal import Glibc

/// An IPv4 or IPv6 address and a port, as sockets take them.
struct SocketAddress {
    private var storage = sockaddr_storage()
    private(set) var length: socklen_t

    /// The address of `host`: an IPv4 or IPv6 literal, with or without brackets, or `localhost` for 127.0.0.1.
    ///
    /// - Throws: an error for any other text. Names are not looked up: a server should not bind to what a resolver says.
    init(host: String, port: UInt16) throws(ServerError) {
        let literal = host == "localhost" ? "127.0.0.1" : SocketAddress.withoutBrackets(host)
        var four = sockaddr_in()
        var six = sockaddr_in6()
        if unsafe inet_pton(AF_INET, literal, &four.sin_addr) == 1 {
            four.sin_family = sa_family_t(AF_INET)
            four.sin_port = port.bigEndian
            length = socklen_t(MemoryLayout<sockaddr_in>.size)
            unsafe withUnsafeMutableBytes(of: &storage) { unsafe $0.storeBytes(of: four, as: sockaddr_in.self) }
        } else if unsafe inet_pton(AF_INET6, literal, &six.sin6_addr) == 1 {
            six.sin6_family = sa_family_t(AF_INET6)
            six.sin6_port = port.bigEndian
            length = socklen_t(MemoryLayout<sockaddr_in6>.size)
            unsafe withUnsafeMutableBytes(of: &storage) { unsafe $0.storeBytes(of: six, as: sockaddr_in6.self) }
        } else {
            throw ServerError(
                operation: "listen", place: host,
                reason: "host is neither an IP address nor localhost; choose one with --host")
        }
    }

    /// The local address that `socket` is bound to.
    init(boundTo socket: Int32) {
        length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        var length = length
        unsafe withUnsafeMutablePointer(to: &storage) { storage in
            unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = unsafe getsockname(socket, address, &length)
            }
        }
        self.length = length
    }

    /// `AF_INET` or `AF_INET6`.
    var family: Int32 { Int32(storage.ss_family) }

    /// The port; it stands at the same place in both families.
    var port: UInt16 {
        unsafe withUnsafeBytes(of: storage) { unsafe $0.load(fromByteOffset: 2, as: UInt16.self).bigEndian }
    }

    /// Calls `body` with the address as system calls take it.
    func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        unsafe withUnsafePointer(to: storage) { storage in
            unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, length) }
        }
    }

    /// `address` as `127.0.0.1:50312` or `[::1]:50312`.
    static func text(of address: UnsafePointer<sockaddr>) -> String {
        var host = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let family = unsafe Int32(address.pointee.sa_family)
        if family == AF_INET6 {
            return unsafe address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { six in
                var bytes = unsafe six.pointee.sin6_addr
                _ = unsafe inet_ntop(family, &bytes, &host, socklen_t(host.count))
                return unsafe "[\(string(host))]:\(UInt16(bigEndian: six.pointee.sin6_port))"
            }
        }
        return unsafe address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { four in
            var bytes = unsafe four.pointee.sin_addr
            _ = unsafe inet_ntop(family, &bytes, &host, socklen_t(host.count))
            return unsafe "\(string(host)):\(UInt16(bigEndian: four.pointee.sin_port))"
        }
    }

    private static func string(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    static func withoutBrackets(_ host: String) -> String {
        host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    }
}
