internal import ContentModel
internal import Glibc
internal import Site

/// `carta health`: asks a running server for `/healthz`, as a container's health check does.
struct HealthCommand {
    private let host: String
    private let port: UInt16
    private let console: Console

    private static let patience = 5  // seconds

    init(_ command: ParsedCommand, _ console: Console) throws(UsageError) {
        // As `serve` finds its address; content that cannot be read says nothing about it.
        let defaults = try? SiteSnapshot.content(in: SiteFolders(command).content).server
        // A server that listens everywhere is asked on the loopback address.
        host =
            switch command[.host] ?? defaults?.host ?? "127.0.0.1" {
            case "0.0.0.0": "127.0.0.1"
            case "::": "::1"
            case let host: host
            }
        port = try command.port() ?? defaults?.port ?? 8080
        self.console = console
    }

    /// The address as URLs have it.
    private var place: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    func run() -> Carta.Exit {
        guard let answer = ask() else {
            console.report("carta: no server answers at \(place)")
            return .findings
        }
        guard answer.hasPrefix("HTTP/1.1 200 ") else {
            console.report("carta: the server at \(place) is not well: \(answer.prefix { $0 != "\r\n" && $0 != "\n" })")
            return .findings
        }
        console.print("well")
        return .success
    }

    /// The first bytes of the answer, or nil without one. A name can have several addresses: the first that answers counts.
    private func ask() -> String? {
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        unsafe hints.ai_flags = AI_NUMERICSERV
        var first: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(host, String(port), &hints, &first) == 0 else { return nil }
        defer { unsafe freeaddrinfo(first) }
        var next = unsafe first
        while let address = unsafe next?.pointee {
            if let answer = unsafe ask(at: address) { return answer }
            unsafe next = unsafe address.ai_next
        }
        return nil
    }

    private func ask(at address: addrinfo) -> String? {
        let descriptor = unsafe socket(address.ai_family, address.ai_socktype, 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var timeout = timeval(tv_sec: Self.patience, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            unsafe setsockopt(descriptor, SOL_SOCKET, option, &timeout, socklen_t(MemoryLayout<timeval>.size))
        }
        guard unsafe connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 else { return nil }
        let request = Array("GET /healthz HTTP/1.1\r\nHost: \(place)\r\nConnection: close\r\n\r\n".utf8)
        guard unsafe send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else { return nil }
        var answer = [UInt8](repeating: 0, count: 512)
        let count = unsafe recv(descriptor, &answer, answer.count, Int32(MSG_WAITALL))
        return count > 0 ? String(decoding: answer[..<count], as: UTF8.self) : nil
    }
}
