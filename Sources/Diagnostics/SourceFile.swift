/// One text that a person wrote and that findings point into: its name as shown to people, and its bytes.
public struct SourceFile: Sendable, Equatable {
    /// The path as the person would type it, for instance `Content/menu.yaml`.
    public let path: String
    /// The raw bytes, whatever they are; no encoding is assumed.
    public let bytes: [UInt8]

    /// A file named `path` that holds `bytes`.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// A file named `path` that holds the UTF-8 of `text`.
    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The position of the byte at `offset`, 0 … count: line and column both from 1, the column in Unicode scalars
    /// of the line (what editors show). `\n`, `\r\n` and a lone `\r` end a line; an offset past the end means the end.
    public func position(ofByte offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        var line = 1
        var lineStart = 0
        var index = 0
        while index < offset {
            let byte = bytes[index]
            index += 1
            if byte == Ascii.lineFeed || (byte == Ascii.carriageReturn && !followsLineFeed(index)) {
                line += 1
                lineStart = index
            }
        }
        return SourcePosition(line: line, column: scalarCount(of: bytes[lineStart..<offset]) + 1)
    }

    /// The text of line `number` (from 1) without its end, invalid UTF-8 repaired; empty when there is no such line.
    public func line(_ number: Int) -> String {
        var line = 1
        var start = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            guard byte == Ascii.lineFeed || byte == Ascii.carriageReturn else {
                index += 1
                continue
            }
            if line == number { break }
            index += byte == Ascii.carriageReturn && followsLineFeed(index + 1) ? 2 : 1
            line += 1
            start = index
        }
        return line == number ? String(decoding: bytes[start..<index], as: UTF8.self) : ""
    }

    private func followsLineFeed(_ index: Int) -> Bool {
        index < bytes.count && bytes[index] == Ascii.lineFeed
    }

    private func scalarCount(of slice: ArraySlice<UInt8>) -> Int {
        slice.count { $0 & 0b1100_0000 != 0b1000_0000 }  // continuation bytes start no scalar
    }
}

/// A place in a source file.
public struct SourcePosition: Sendable, Hashable, Comparable {
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int

    /// The place at `line` and `column`, both from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Document order.
    public static func < (left: Self, right: Self) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

enum Ascii {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
}
