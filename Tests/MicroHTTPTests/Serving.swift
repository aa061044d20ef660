import MicroHTTP

/// A server on a free port, with what it logged.
final class Serving: Sendable {
    let server: Server
    let log: Log

    final class Log: Sendable {
        private let stored = Locked<[String]>([])
        var lines: [String] { stored.withLock { $0 } }
        func append(_ line: String) { stored.withLock { $0.append(line) } }
    }

    /// Started on 127.0.0.1, with `echo` if nothing else is given.
    init(
        host: String = "127.0.0.1", loops: Int = 1, _ change: (inout Server.Configuration) -> Void = { _ in },
        handler: @escaping Server.Handler = Serving.echo
    ) throws {
        let log = Log()
        var configuration = Server.Configuration()
        configuration.host = host
        configuration.port = 0
        configuration.eventLoops = loops
        configuration.log = { log.append($0) }
        change(&configuration)
        server = try Server(configuration, handler: handler)
        try server.start()
        self.log = log
    }

    deinit { server.drain(for: .zero) }

    func client() throws -> Client { try Client(port: server.address.port) }

    /// Answers with what the handler saw: `GET /path?query 5` and the content.
    static let echo: Server.Handler = { request in
        var text = "\(request.method.rawValue) \(request.path)"
        if let query = request.rawQuery { text += "?\(query)" }
        text += " \(request.content.count)"
        return Response(fields: [Field("Content-Type", "text/plain")], content: ResponseContent(text))
    }
}
