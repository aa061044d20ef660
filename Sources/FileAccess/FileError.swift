internal import Glibc

/// A file operation that failed: what was tried, on what, and why.
public struct FileError: Error, Equatable, CustomStringConvertible {
    /// What was tried, as a verb: `read`, `list`.
    public let operation: String
    /// The path as it was given.
    public let path: String
    /// Why it failed.
    public let reason: Reason

    /// Why a file operation failed.
    public enum Reason: Equatable, Sendable {
        /// The system's error number.
        case system(code: Int32)
        /// The file holds more than `limit` bytes.
        case tooLarge(limit: Int)
        /// It is a folder, a device, a socket or the like where a plain file is needed.
        case notARegularFile
    }

    /// `cannot read Content/menu.yaml: Permission denied`.
    public var description: String {
        let text =
            switch reason {
            case .system(let code): unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
            case .tooLarge(let limit): "it is larger than \(limit / (1024 * 1024)) MB"
            case .notARegularFile: "it is not a regular file"
            }
        return "cannot \(operation) \(path): \(text)"
    }

    init(_ operation: String, _ path: String, _ reason: Reason) {
        self.operation = operation
        self.path = path
        self.reason = reason
    }

    init(_ operation: String, _ path: String) {
        self.init(operation, path, .system(code: errno))
    }
}
