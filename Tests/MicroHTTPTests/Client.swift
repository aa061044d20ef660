import Glibc
import MicroHTTP

/// A blocking HTTP client on a bare socket, which sends whatever bytes a test wants sent.
final class Client {
    let socket: Int32
    private var received: [UInt8] = []

    /// Fails a test that would otherwise wait for ever.
    private static let guardSeconds = 20

    /// Connected to `port` on 127.0.0.1, or on ::1.
    init(port: UInt16, ipv6: Bool = false, receiveBuffer: Int32? = nil) throws {
        socket = Glibc.socket(ipv6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var time = timeval(tv_sec: Client.guardSeconds, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        var on: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &on, 4)
        if var receiveBuffer { setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, 4) }
        var result: Int32
        if ipv6 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            inet_pton(AF_INET6, "::1", &address.sin6_addr)
            result = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
                }
            }
        } else {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
            result = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
        }
        if result != 0 { throw Failure("cannot connect: errno \(errno)") }
    }

    deinit { close(socket) }

    /// The port on this side.
    var localPort: UInt16 {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    /// Sends all of `text`; false once the server has closed the connection.
    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Sends all of `bytes`; false once the server has closed the connection.
    @discardableResult
    func send(_ bytes: some Collection<UInt8>) -> Bool {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count <= 0 { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Sends a request and reads its answer.
    func ask(_ request: String, isHead: Bool = false) throws -> Reply {
        send(request)
        return try reply(isHead: isHead)
    }

    /// The next response, 100 (Continue) included; its content is read by its Content-Length.
    func reply(isHead: Bool = false) throws -> Reply {
        let end = Array("\r\n\r\n".utf8)
        while received.firstRange(of: end) == nil { try receive("before the end of a head") }
        guard let headEnd = received.firstRange(of: end)?.upperBound else { throw Failure("no head") }
        let lines = String(decoding: received[..<headEnd], as: UTF8.self).split(separator: "\r\n")
        guard let line = lines.first, line.hasPrefix("HTTP/1.1 "), let status = Int(line.dropFirst(9).prefix(3)) else {
            throw Failure("no status line: \(lines.first ?? "")")
        }
        received.removeFirst(headEnd)
        var reply = Reply(status: status)
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            reply.fields.append((String(parts[0]), String(parts[1].drop { $0 == " " })))
        }
        if isHead || status == 304 || status < 200 || status == 204 { return reply }
        guard let length = reply["Content-Length"].flatMap(Int.init) else { throw Failure("no Content-Length") }
        while received.count < length { try receive("within content") }
        reply.content = Array(received[..<length])
        received.removeFirst(length)
        return reply
    }

    /// Whether the server has closed the connection, nothing more coming from it; waits for one or the other.
    func isClosed() -> Bool {
        guard received.isEmpty else { return false }
        var byte: UInt8 = 0
        let count = recv(socket, &byte, 1, 0)
        if count == 1 { received.append(byte) }
        return count == 0 || (count < 0 && errno == ECONNRESET)
    }

    /// Sends `x` again and again, a little apart, until the server says something or closes the connection.
    ///
    /// - Returns: whether that happened before the guard time was over.
    func dripUntilHeard() -> Bool {
        for _ in 0..<(Client.guardSeconds * 1_000 / Client.dripMilliseconds) {
            var heard = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            if poll(&heard, 1, Int32(Client.dripMilliseconds)) != 0 { return true }
            send("x")
        }
        return false
    }

    private static let dripMilliseconds = 5

    /// Tells the server that nothing more will be sent.
    func finishSending() { shutdown(socket, Int32(SHUT_WR)) }

    /// Reads to the end of the connection.
    func rest() -> [UInt8] {
        while (try? receive("")) != nil {}
        return received
    }

    private func receive(_ place: String) throws {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(socket, &buffer, buffer.count, 0)
        if count <= 0 { throw Failure("the connection ended \(place): \(count == 0 ? "closed" : "errno \(errno)")") }
        received += buffer[..<count]
    }
}

/// A response as a client reads it.
struct Reply {
    let status: Int
    var fields: [(String, String)] = []
    var content: [UInt8] = []

    var text: String { String(decoding: content, as: UTF8.self) }

    /// The value of the only field called `name`; nil for none or several.
    subscript(name: String) -> String? {
        let values = fields.filter { $0.0.lowercased() == name.lowercased() }
        return values.count == 1 ? values[0].1 : nil
    }

    /// The `detail` of a problem document; those that the tests meet have no quotes in it.
    var detail: String? {
        let key = Array("\"detail\":\"".utf8)
        guard let start = content.firstRange(of: key)?.upperBound else { return nil }
        return String(decoding: content[start...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
}

/// Why a test's own machinery failed.
struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
