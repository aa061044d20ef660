internal import Glibc

/// Why a server cannot start.
public struct ServerError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The step that failed, such as `bind`.
    public let operation: String
    /// The `errno` of the failure; 0 when it came from no system call.
    public let code: Int32
    /// The address or file it is about, such as `127.0.0.1:8080`.
    public let place: String
    /// What went wrong, in lower case and without a full stop.
    public let reason: String

    /// The failure of a system call at `place`, its `errno` being `code`.
    init(operation: String, code: Int32, place: String) {
        let text = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
        self.init(
            operation: operation, code: code, place: place, reason: text.prefix(1).lowercased() + text.dropFirst())
    }

    /// A failure without an `errno`.
    init(operation: String, code: Int32 = 0, place: String, reason: String) {
        self.operation = operation
        self.code = code
        self.place = place
        self.reason = reason
    }

    /// What to do about it; nil when nothing better than the reason can be said.
    public var advice: String? {
        switch code {
        case EADDRINUSE: "stop the other server or choose another port with --port"
        case EACCES: "choose a port from 1024 on with --port, or allow this one"
        case EADDRNOTAVAIL: "choose an address of this machine with --host"
        default: nil
        }
    }

    /// Where, what and what to do: `127.0.0.1:8080: address already in use; stop the other server or …`.
    public var description: String {
        let what = code == EADDRINUSE ? reason : "cannot \(operation): \(reason)"
        return "\(place): \(what)" + (advice.map { "; \($0)" } ?? "")
    }
}
