/// What the wrapper knows about one connection: the request under way and how long it may take.
///
/// Touched only by the thread of its event loop.
final class Connection {
    /// What the connection waits for.
    enum Phase {
        /// A request line.
        case idle
        /// The fields.
        case head
        /// The content.
        case content
        /// The client, to take the response.
        case response
    }

    /// What the requests of a connection may expect.
    enum Admission {
        case served
        /// A 503: it came when all connections were taken.
        case overload
    }

    /// libmicrohttpd's name for it.
    let handle: ConnectionHandle
    let socket: Int32
    let admission: Admission
    /// Its place among the connections of its loop.
    var index: Int
    private(set) var phase = Phase.idle
    /// When it is cut off if `phase` still lasts.
    var deadline: Instant

    /// The target as it came.
    private(set) var rawTarget: [UInt8] = []
    /// Where the target began in libmicrohttpd's buffer, to find out whether it ends there where the version starts.
    private(set) var targetStart: UInt = 0
    /// Known once the head is judged.
    var request: (method: Method, target: RequestTarget)?
    /// The content so far.
    var content: [UInt8] = []

    init(handle: ConnectionHandle, admission: Admission, index: Int, deadline: Instant) {
        self.handle = handle
        self.socket = handle.socket
        self.admission = admission
        self.index = index
        self.deadline = deadline
    }

    /// The request line has come, with this target.
    func begin(target: UnsafeBufferPointer<UInt8>, deadline: Instant) {
        rawTarget.removeAll(keepingCapacity: true)
        unsafe rawTarget.append(contentsOf: target)
        targetStart = UInt(bitPattern: target.baseAddress)
        enter(.head, until: deadline)
    }

    /// The connection now waits for something else.
    func enter(_ phase: Phase, until deadline: Instant) {
        self.phase = phase
        self.deadline = deadline
    }

    /// The request is over; nothing of it is kept but the memory for the next target.
    func finish(nextBefore deadline: Instant) {
        request = nil
        content = []
        enter(.idle, until: deadline)
    }
}
