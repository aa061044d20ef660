/// Turns libyaml's positions, counted in Unicode scalars, into bytes. Positions mostly ascend, so it goes on from the
/// last one, and a whole document costs one pass.
struct ScalarCursor {
    private let bytes: [UInt8]
    private var scalarIndex = 0
    private var offset = 0

    /// A cursor at the start of `bytes`, which must be UTF-8.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The byte where scalar `index` starts; the end of the input when there are fewer.
    mutating func byte(ofScalar index: Int) -> Int {
        if index < scalarIndex { (scalarIndex, offset) = (0, 0) }
        while scalarIndex < index, offset < bytes.count {
            offset += 1
            while offset < bytes.count, UTF8.isContinuation(bytes[offset]) { offset += 1 }
            scalarIndex += 1
        }
        return offset
    }

    /// The scalar that starts at byte `offset`, or nil at the end.
    func scalar(atByte offset: Int) -> Unicode.Scalar? {
        let end = min(offset + 4, bytes.count)  // UTF-8 needs four bytes at most
        return String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first
    }

    /// Whether a line ends between the bytes `first` and `last`.
    func hasLineBreak(between first: Int, and last: Int) -> Bool {
        first < last && bytes[first..<last].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }
}
