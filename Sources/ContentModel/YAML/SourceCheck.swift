internal import Diagnostics

/// What must hold of a file's bytes before they are read as YAML: a size, an encoding, and no invisible control codes.
enum SourceCheck {
    /// The largest content file, in bytes (4 MiB): about 30,000 dishes.
    static let largestFile = 4 << 20

    /// A log of `file` without its byte order mark, so that columns count what people see. When it is empty, the bytes
    /// can be read as YAML; else it says why not.
    static func log(of file: SourceFile) -> FindingLog {
        let hasMark = file.bytes.starts(with: byteOrderMark)
        let file = hasMark ? SourceFile(path: file.path, bytes: Array(file.bytes.dropFirst(byteOrderMark.count))) : file
        let log = FindingLog(file)
        check(file, log)
        return log
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let utf16Marks: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]

    private static func check(_ file: SourceFile, _ log: FindingLog) {
        if file.bytes.isEmpty {
            log.error("the file is empty")
        } else if file.bytes.count > largestFile {
            log.error(
                "the file has \(file.bytes.count) bytes, and \(largestFile) is the most: split it into several pages")
        } else if utf16Marks.contains(where: file.bytes.starts(with:)) {
            log.error("the file is saved as UTF-16: save it as UTF-8")
        } else if let offset = invalidByte(in: file.bytes) {
            log.error("this is not UTF-8 text: save the file as UTF-8", at: offset)
        } else {
            checkScalars(of: file, log)
        }
    }

    /// Where the first byte lies that is not part of UTF-8, or nil.
    private static func invalidByte(in bytes: [UInt8]) -> Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .valid(let encoded) = parser.parseScalar(from: &iterator) { offset += encoded.count }
        return offset
    }

    private static func checkScalars(of file: SourceFile, _ log: FindingLog) {
        var offset = 0
        for scalar in String(decoding: file.bytes, as: UTF8.self).unicodeScalars {
            defer { offset += UTF8.width(scalar) }
            switch scalar {
            case "\t", "\n", "\r": continue
            case "\u{85}", "\u{2028}", "\u{2029}":
                log.error("an invisible line separator (\(scalar.codePoint)) stands here: delete it", at: offset)
            case _ where scalar.isControlCode || scalar == "\u{FFFE}" || scalar == "\u{FFFF}":
                log.error("an invisible control character (\(scalar.codePoint)) stands here: delete it", at: offset)
            default: continue
            }
        }
    }
}

extension Unicode.Scalar {
    /// `U+` and at least four hexadecimal digits.
    var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
