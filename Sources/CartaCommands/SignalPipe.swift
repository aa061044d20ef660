internal import Glibc

/// Signals as something to wait for with `poll`: a handler may do next to nothing, so it writes the signal's number into
/// a pipe. One for the whole process, like the signals themselves.
struct SignalPipe {
    /// Readable, for `poll`, once a signal has arrived.
    let descriptor: Int32

    // Written before any handler is installed, read by handlers only.
    nonisolated(unsafe) private static var writeEnd: Int32 = -1

    /// Takes over `signals`, and lets writes to closed connections fail instead of ending the process.
    init(taking signals: [Int32]) {
        var ends: [Int32] = [-1, -1]
        unsafe pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        descriptor = ends[0]
        unsafe Self.writeEnd = ends[1]
        signal(SIGPIPE, SIG_IGN)
        for number in signals {
            signal(number) { number in
                let interrupted = errno
                var byte = UInt8(truncatingIfNeeded: number)
                unsafe write(Self.writeEnd, &byte, 1)
                errno = interrupted
            }
        }
    }

    /// The signals that have arrived since the last look.
    func arrived() -> [Int32] {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = unsafe read(descriptor, &bytes, bytes.count)
        return count > 0 ? bytes[..<count].map(Int32.init) : []
    }

    /// Gives `signals` back: from now on they end the process.
    func release(_ signals: [Int32]) {
        for number in signals { signal(number, SIG_DFL) }
    }
}
