internal import Diagnostics

/// Collects what is found in one file, so that reading can go on and the author sees everything at once.
final class FindingLog {
    /// The most findings shown of one file: who has more has one cause for them, and a hostile file costs no more.
    static let mostShown = 100

    /// The file that byte offsets are about.
    let file: SourceFile
    private var entries: [Entry] = []
    private lazy var lineStarts = Self.lineStarts(of: file.bytes)

    private struct Entry {
        let severity: Finding.Severity
        let message: String
        /// nil for a finding about the file as a whole.
        let offset: Int?
    }

    /// A log without findings.
    init(_ file: SourceFile) {
        self.file = file
    }

    /// Whether nothing has been found.
    var isEmpty: Bool { entries.isEmpty }

    /// Something to tell about a byte of the file, or about the file as a whole.
    func add(_ severity: Finding.Severity, _ message: String, at offset: Int?) {
        entries.append(Entry(severity: severity, message: message, offset: offset))
    }

    /// Something that must be mended, at a byte of the file, or about the file as a whole.
    func error(_ message: String, at offset: Int? = nil) {
        add(.error, message, at: offset)
    }

    /// Something that is probably not meant, at a byte of the file.
    func warning(_ message: String, at offset: Int) {
        add(.warning, message, at: offset)
    }

    /// The number, from 1, of the line that holds the byte at `offset`.
    func line(ofByte offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while low < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// What was found, in the order of the file, the file as a whole first; the last one tells how many are left out.
    var findings: [Finding] {
        let sorted = entries.enumerated().sorted {
            ($0.element.offset ?? -1, $0.offset) < ($1.element.offset ?? -1, $1.offset)
        }
        var findings = sorted.prefix(Self.mostShown).map { finding($0.element) }
        let rest = sorted.dropFirst(Self.mostShown)
        if !rest.isEmpty {
            let severity: Finding.Severity = rest.contains { $0.element.severity == .error } ? .error : .warning
            let count =
                rest.count == 1 ? "1 more finding in this file is" : "\(rest.count) more findings in this file are"
            findings.append(Finding(severity, "\(count) not shown", path: file.path))
        }
        return findings
    }

    private func finding(_ entry: Entry) -> Finding {
        guard let offset = entry.offset else { return Finding(entry.severity, entry.message, path: file.path) }
        return Finding(entry.severity, entry.message, in: file, atByte: offset)
    }

    /// The bytes where lines start; lines end as `SourceFile` says.
    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        for (index, byte) in bytes.enumerated() {
            let isBeforeLineFeed = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
            if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isBeforeLineFeed) {
                starts.append(index + 1)
            }
        }
        return starts
    }
}
