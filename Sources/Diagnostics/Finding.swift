/// Something to tell the author of a file: what is wrong (or could be), where, and what to do about it.
public struct Finding: Sendable, Equatable, Error {
    /// Whether the site can be served in spite of it.
    public enum Severity: String, Sendable {
        /// Nothing is served from this file until it is mended.
        case error
        /// Served, but probably not what was meant.
        case warning
    }

    /// Whether the site can be served in spite of it.
    public let severity: Severity
    /// What is wrong and what to do, in lower case and without a full stop.
    public let message: String
    /// The file as the person would type it.
    public let path: String
    /// Where in the file; nil when the finding is about the file as a whole.
    public let position: SourcePosition?
    /// The text of the line at `position`; empty without one.
    public let line: String

    /// A finding about the byte at `offset` of `file`.
    public init(_ severity: Severity, _ message: String, in file: SourceFile, atByte offset: Int) {
        self.init(severity, message, in: file, at: file.position(ofByte: offset))
    }

    /// A finding about `position` in `file`.
    public init(_ severity: Severity, _ message: String, in file: SourceFile, at position: SourcePosition) {
        self.severity = severity
        self.message = message
        self.path = file.path
        self.position = position
        self.line = file.line(position.line)
    }

    /// A finding about the file at `path` as a whole.
    public init(_ severity: Severity, _ message: String, path: String) {
        self.severity = severity
        self.message = message
        self.path = path
        self.position = nil
        self.line = ""
    }
}

/// Several findings thrown as one, so that an author sees all of them at once.
public struct Findings: Sendable, Equatable, Error {
    /// What was found, in the order of the files and their lines.
    public let all: [Finding]

    /// The findings `all`.
    public init(_ all: [Finding]) {
        self.all = all
    }
}
