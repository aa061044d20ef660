internal import Glibc
internal import Synchronization

/// An HTTP/1.1 server on libmicrohttpd.
///
/// It drives one event loop a processor. Each loop calls the handler on its own thread, one request at a time, so a
/// handler must be quick and may be called on several threads at once. Requests that break the rules of HTTP or the
/// limits never reach it: they are refused and their connection is closed.
public final class Server: Sendable {
    /// Answers a request; it must neither fail nor wait.
    public typealias Handler = @Sendable (borrowing Request) -> Response

    /// Where it listens, with its real port.
    public let address: ServerAddress

    private let loops: [EventLoop]
    private let state = Mutex(State.ready)

    private enum State {
        case ready
        case running([pthread_t])
        case drained
    }

    /// How often another free port is tried when a program takes one between finding and binding it.
    private static let freePortAttempts = 16

    /// A server that listens, and queues connections in the kernel until it is started.
    ///
    /// - Throws: why it cannot listen, such as `127.0.0.1:8080: address already in use; …`.
    public init(_ configuration: Configuration = Configuration(), handler: @escaping Handler) throws(ServerError) {
        let wanted = ServerAddress(host: configuration.host, port: configuration.port)
        var attempt = 1
        while true {
            do throws(ServerError) {
                let address = try ListenSocket.vacant(wanted)
                loops = try Server.makeLoops(at: address, configuration, handler)
                self.address = address
                return
            } catch {
                guard wanted.port == 0, error.code == EADDRINUSE, attempt < Server.freePortAttempts else { throw error }
                attempt += 1
            }
        }
    }

    private static func makeLoops(
        at address: ServerAddress, _ configuration: Configuration, _ handler: @escaping Handler
    ) throws(ServerError) -> [EventLoop] {
        let count = max(1, configuration.eventLoops)
        let connectionLimit = max(1, (configuration.limits.connections + count - 1) / count)
        var loops: [EventLoop] = []
        for _ in 0..<count {
            loops.append(
                try EventLoop(
                    at: address, connectionLimit: connectionLimit, configuration: configuration, handler: handler))
        }
        return loops
    }

    deinit { drain(for: .zero) }

    /// Starts the threads that serve; does nothing when they run or have been drained.
    ///
    /// - Throws: why a thread cannot start.
    public func start() throws(ServerError) {
        let place = address.description
        let code = state.withLock { state -> Int32 in
            guard case .ready = state else { return 0 }
            var threads: [pthread_t] = []
            for loop in loops {
                switch startThread({ loop.run() }) {
                case .success(let thread): threads.append(thread)
                case .failure(let error):
                    state = .running(threads)
                    return error.code
                }
            }
            state = .running(threads)
            return 0
        }
        if code != 0 { throw ServerError(operation: "start a thread", code: code, place: place) }
    }

    /// Takes no more connections, closes the idle ones, lets the requests under way finish, and stops; returns when
    /// all is done. What is not finished after `time` is dropped. Doing it again does nothing.
    ///
    /// Not to be called from a handler: it waits for the thread that runs it.
    public func drain(for time: Duration) {
        state.withLock { state in
            defer { state = .drained }
            guard case .running(let threads) = state else { return }
            let end = Instant.now.after(milliseconds: time.wholeMilliseconds)
            for loop in loops { loop.drain(before: end) }
            for thread in threads { pthread_join(thread, nil) }
        }
    }
}
