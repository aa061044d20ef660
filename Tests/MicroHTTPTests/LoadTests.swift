import MicroHTTP
import Synchronization
import Testing

/// Many connections at a time, and buffers that change under them.
@Suite struct LoadTests {
    /// libmicrohttpd's own thread stalls when exactly 128 connections have something to say at once.
    @Test(arguments: [1, 127, 128, 129, 256, 257, 512])
    func everyConnectionIsAnswered(count: Int) throws {
        let serving = try Serving()
        let clients = try (0..<count).map { _ in try serving.client() }
        for round in 0..<8 {
            for (index, client) in clients.enumerated() {
                client.send("GET /\(round)/\(index) HTTP/1.1\r\nHost: a\r\n\r\n")
            }
            for (index, client) in clients.enumerated() {
                #expect(try client.reply().text == "GET /\(round)/\(index) 0")
            }
        }
    }

    @Test func connectionsAboveTheLimitGet503() throws {
        let serving = try Serving({ $0.limits.connections = 3 })
        let served = try (0..<3).map { _ in try serving.client() }
        for client in served { #expect(try client.ask(ServerTests.get).status == 200) }
        let surplus = try serving.client()
        let reply = try surplus.ask(ServerTests.get)
        #expect(reply.status == 503)
        #expect(reply.detail == "more than 3 connections")
        #expect(surplus.isClosed())
        for client in served { #expect(try client.ask(ServerTests.get).status == 200) }
        served[0].send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        #expect(try served[0].reply().status == 200)
        #expect(served[0].isClosed())
        // The place is free once the server has let the connection go, which it may do a little after closing it.
        var status = 503
        for _ in 0..<1_000 where status == 503 { status = try serving.client().ask(ServerTests.get).status }
        #expect(status == 200)
    }

    /// A site that is reloaded again and again while it is read: each response is whole, and no buffer is left behind.
    @Test func buffersOfOldSnapshotsGo() throws {
        let snapshots = Snapshots()
        let serving = try Serving(loops: 2, handler: { _ in Response(content: snapshots.current) })
        let isOver = Atomic(false)
        let answers = Atomic(0)
        let torn = Atomic(0)
        let readers = (0..<4).map { _ in
            TestThread {
                guard let client = try? serving.client() else { return }
                while !isOver.load(ordering: .relaxed), let reply = try? client.ask(ServerTests.get) {
                    answers.add(1, ordering: .relaxed)
                    let isWhole = reply.content.count == Snapshots.size && Set(reply.content).count == 1
                    if !isWhole { torn.add(1, ordering: .relaxed) }
                }
            }
        }
        for _ in 0..<10_000 { snapshots.reload() }
        while answers.load(ordering: .relaxed) < 1_000 { snapshots.reload() }
        isOver.store(true, ordering: .relaxed)
        for reader in readers { reader.join() }
        serving.server.drain(for: .seconds(20))
        #expect(torn.load(ordering: .relaxed) == 0)
        #expect(snapshots.alive == 1)
    }
}

/// The snapshot that is served now, and weak references to all that ever were.
private final class Snapshots: Sendable {
    static let size = 12_288

    private struct Weak {
        weak var content: ResponseContent?
    }

    private let state = Mutex((current: ResponseContent([UInt8](repeating: 0, count: size)), all: [Weak](), round: 0))

    var current: ResponseContent { state.withLock { $0.current } }
    var alive: Int { state.withLock { state in state.all.count { $0.content != nil } } }

    func reload() {
        state.withLock { state in
            state.round += 1
            state.current = ResponseContent(
                [UInt8](repeating: UInt8(truncatingIfNeeded: state.round), count: Self.size))
            state.all.append(Weak(content: state.current))
        }
    }
}
