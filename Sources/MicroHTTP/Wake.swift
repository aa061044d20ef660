internal import Glibc

/// A stream to oneself: wakes a thread that polls its reading end.
struct Wake: ~Copyable {
    /// The descriptor to poll for reading.
    let descriptor: Int32
    private let writingEnd: Int32

    /// A connected pair of sockets; the error names `place`.
    init(place: String) throws(ServerError) {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else {
            throw ServerError(operation: "open a pair of sockets", code: errno, place: place)
        }
        descriptor = ends[0]
        writingEnd = ends[1]
    }

    deinit {
        close(descriptor)
        close(writingEnd)
    }

    /// Wakes the thread, from any other. It stays readable: whoever was woken once has been told for good.
    func signal() {
        var byte: UInt8 = 1
        // Fails only when the stream is full, and then it is readable anyway.
        _ = unsafe write(writingEnd, &byte, 1)
    }
}
