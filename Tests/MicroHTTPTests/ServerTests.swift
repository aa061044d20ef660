import Glibc
import MicroHTTP
import Testing

/// Starting, where it listens, and how it says that it cannot.
@Suite struct ServerTests {
    static let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test func busyPortIsNamed() throws {
        let serving = try Serving()
        var configuration = Server.Configuration()
        configuration.port = serving.server.address.port
        let error = #expect(throws: ServerError.self) {
            _ = try Server(configuration, handler: Serving.echo)
        }
        #expect(error?.code == EADDRINUSE)
        #expect(error?.operation == "bind")
        #expect(
            error?.description
                == "127.0.0.1:\(configuration.port): address already in use; "
                + "stop the other server or choose another port with --port")
    }

    @Test func portZeroFindsOneForAllLoops() throws {
        let serving = try Serving(loops: 3)
        #expect(serving.server.address.port != 0)
        #expect(serving.server.address.description == "127.0.0.1:\(serving.server.address.port)")
        for _ in 0..<12 { #expect(try serving.client().ask(ServerTests.get).status == 200) }
    }

    @Test func portIsFreeAgainAfterwards() throws {
        let first = try Serving()
        #expect(try first.client().ask(ServerTests.get).status == 200)
        first.server.drain(for: .zero)
        let second = try Serving({ $0.port = first.server.address.port })
        #expect(try second.client().ask(ServerTests.get).status == 200)
    }

    @Test(arguments: ["localhost", "0.0.0.0", "127.0.0.1", "::ffff:127.0.0.1", "::"])
    func hostsReachedByIPv4(_ host: String) throws {
        if host.contains(":") && !ServerTests.hasIPv6 { return }
        let serving = try Serving(host: host)
        #expect(try serving.client().ask(ServerTests.get).status == 200)
    }

    @Test(.enabled(if: ServerTests.hasIPv6), arguments: ["::1", "[::1]", "::"])
    func hostsReachedByIPv6(_ host: String) throws {
        let serving = try Serving(host: host, handler: { Response(content: ResponseContent($0.peer)) })
        let port = serving.server.address.port
        #expect(serving.server.address.description == (host == "::" ? "[::]:\(port)" : "[::1]:\(port)"))
        let reply = try Client(port: port, ipv6: true).ask(ServerTests.get)
        #expect(reply.text.hasPrefix("[::1]:"))
    }

    static let hasIPv6: Bool = {
        var configuration = Server.Configuration()
        configuration.host = "::1"
        configuration.port = 0
        return (try? Server(configuration, handler: Serving.echo)) != nil
    }()

    struct BadHost: Sendable {
        let host: String
        let text: String
    }

    @Test(arguments: [
        BadHost(
            host: "example.org",
            text: "example.org: cannot listen: host is neither an IP address nor localhost; choose one with --host"),
        BadHost(
            host: "192.0.2.1",
            text: "192.0.2.1:8080: cannot bind: cannot assign requested address; "
                + "choose an address of this machine with --host"),
    ])
    func badHosts(_ testCase: BadHost) {
        var configuration = Server.Configuration()
        configuration.host = testCase.host
        let error = #expect(throws: ServerError.self) { _ = try Server(configuration, handler: Serving.echo) }
        #expect(error?.description == testCase.text)
    }

    @Test func drainingAgainDoesNothing() throws {
        let serving = try Serving()
        serving.server.drain(for: .seconds(5))
        serving.server.drain(for: .seconds(5))
        try serving.server.start()
        #expect(throws: Failure.self) { _ = try serving.client() }
    }

    @Test func aServerThatNeverStartedGoes() throws {
        var configuration = Server.Configuration()
        configuration.port = 0
        configuration.eventLoops = 2
        let address = try Server(configuration, handler: Serving.echo).address
        #expect(throws: Failure.self) { _ = try Client(port: address.port) }
    }
}
