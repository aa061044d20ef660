internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// One libmicrohttpd daemon, the socket that it accepts from, and the loop that drives both.
///
/// libmicrohttpd calls back only while the loop runs it, so everything here belongs to the thread in `run()`; before
/// that thread starts and after it ends, to whoever holds the loop. `drain(before:)` alone may be called from any
/// thread: it leaves a time behind and wakes the loop. That is why the class may be `Sendable`.
@safe
final class EventLoop: @unchecked Sendable {
    let configuration: Server.Configuration
    let handler: Server.Handler
    /// Connections beyond these are answered with 503.
    let connectionLimit: Int
    let waits: Waits

    var connections: [Connection] = []
    /// When the loop last woke up; a clock look-up saved for each request.
    private(set) var now = Instant.now

    private var listener: ListenSocket?
    private var daemon: OpaquePointer?
    /// libmicrohttpd's epoll descriptor, and the one that wakes the loop.
    private var polled: [pollfd] = []
    private let wake: Wake
    /// Not after the first deadline of any connection.
    private var nextSweep = Instant.never
    /// Milliseconds of the `Instant` by which a drain ends; the largest number while none was asked for.
    private let drainEnd = Atomic<Int64>(.max)

    /// Connections above the limit that still get their 503; the rest waits in the kernel's queue.
    private static let overloadAnswers = 64

    /// A daemon listening on `address`, which other loops of the same server may share.
    init(
        at address: ServerAddress, connectionLimit: Int, configuration: Server.Configuration,
        handler: @escaping Server.Handler
    ) throws(ServerError) {
        self.configuration = configuration
        self.handler = handler
        self.connectionLimit = connectionLimit
        waits = Waits(configuration.limits)
        wake = try Wake(place: address.description)
        let socket = try ListenSocket.bound(to: address, sharing: .betweenLoops)
        try socket.listen(at: address)
        unsafe daemon = startDaemon(listeningOn: socket.descriptor)
        listener = consume socket
        guard let daemon = unsafe daemon else {
            throw ServerError(operation: "start libmicrohttpd", code: errno, place: address.description)
        }
        let descriptors = [unsafe micro_http_epoll_descriptor(daemon), wake.descriptor]
        polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }

    deinit {
        stop()
    }

    private func startDaemon(listeningOn socket: Int32) -> OpaquePointer? {
        let limits = configuration.limits
        let idleSeconds = max(1, limits.idle.wholeMilliseconds / 1_000)
        return unsafe micro_http_start(
            socket, limits.connectionMemory, UInt32(connectionLimit + EventLoop.overloadAnswers), UInt32(idleSeconds),
            Callbacks.handle, Callbacks.targetReceived, Callbacks.completed, Callbacks.connectionChanged,
            Callbacks.message, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Whether the loop has been asked to end; responses then close their connections.
    var isDraining: Bool { drainEnd.load(ordering: .relaxed) != .max }

    /// Makes `run()` take no more connections, finish the requests under way and return, at `end` at the latest.
    func drain(before end: Instant) {
        drainEnd.store(end.milliseconds, ordering: .relaxed)
        wake.signal()
    }

    /// Serves until it is drained.
    func run() {
        while !isDraining { turn(before: .never) }
        // What has already arrived is still served: one turn accepts, one reads.
        unsafe MHD_run(daemon)
        unsafe MHD_run(daemon)
        unsafe MHD_quiesce_daemon(daemon)
        listener = nil
        // Readable from now on: the end is all that is left to wait for.
        polled.removeLast()
        for connection in connections where connection.phase == .idle { cut(connection) }
        let end = Instant(milliseconds: drainEnd.load(ordering: .relaxed))
        while now < end, connections.contains(where: { $0.phase != .idle }) { turn(before: end) }
        stop()
    }

    /// Waits for events until `end`, the next deadline or what libmicrohttpd wants, and has them handled.
    private func turn(before end: Instant) {
        var timeout = min(end.milliseconds, nextSweep.milliseconds) - now.milliseconds
        var libraryTimeout: UInt64 = 0
        if unsafe MHD_get_timeout(daemon, &libraryTimeout) == .YES {
            timeout = min(timeout, Int64(clamping: libraryTimeout))
        }
        let isForever = timeout > Int64(Int32.max)
        unsafe poll(&polled, nfds_t(polled.count), isForever ? -1 : Int32(max(0, timeout)))
        now = .now
        unsafe MHD_run(daemon)
        if now >= nextSweep { sweep() }
    }

    /// Makes sure that the loop wakes up at `deadline`.
    func expect(deadline: Instant) {
        nextSweep = min(nextSweep, deadline)
    }

    /// Cuts off the connections whose time is up.
    private func sweep() {
        nextSweep = .never
        for connection in connections {
            if connection.deadline <= now {
                timeOut(connection)
                connection.deadline = .never
            }
            expect(deadline: connection.deadline)
        }
    }

    /// Drops every connection and frees the daemon; the free callbacks of the responses run before this returns.
    private func stop() {
        guard let stopping = unsafe daemon else { return }
        // Asked for by the manual when the listening socket is not libmicrohttpd's own to close.
        unsafe MHD_quiesce_daemon(stopping)
        unsafe MHD_stop_daemon(stopping)
        unsafe daemon = nil
        listener = nil
    }
}
