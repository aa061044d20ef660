/// What a request asks for: the target of its first line, judged as it came and taken apart (RFC 9112, section 3.2).
struct RequestTarget: Equatable {
    /// The decoded path, from its slash on; `*` for the server as a whole.
    let path: String
    /// The undecoded text after `?`; nil without one.
    let rawQuery: String?
    /// Host and port of the absolute form; nil in the others.
    let authority: String?

    /// Takes `raw` apart: origin form, absolute form (`http` and `https`), or `*`.
    ///
    /// Refused with 400: no leading slash, anything but visible ASCII, `#`, `.` and `..` segments however they are
    /// written, an encoded slash (it would pass for a separator once decoded), bad escapes, encoded NUL, a path that is
    /// not UTF-8. The query is only checked for its escapes: its reader says which parameter is wrong.
    init(_ raw: [UInt8]) throws(Refusal) {
        if raw == [UInt8(ascii: "*")] {
            (path, rawQuery, authority) = ("*", nil, nil)
            return
        }
        let start: Int
        if let scheme = RequestTarget.schemeLength(raw) {
            let end = raw[scheme...].firstIndex { $0 == ASCII.slash || $0 == ASCII.questionMark } ?? raw.endIndex
            guard end > scheme, raw[scheme..<end].allSatisfy(ByteSet.authority.contains),
                raw[scheme..<end].first != ASCII.colon
            else {
                throw Refusal(.badRequest, "no valid host in the absolute target")
            }
            authority = String(decoding: raw[scheme..<end], as: UTF8.self)
            start = end
        } else {
            authority = nil
            start = 0
            guard raw.first == ASCII.slash else { throw Refusal(.badRequest, "no slash at the start of the target") }
        }
        let mark = raw[start...].firstIndex(of: ASCII.questionMark) ?? raw.endIndex
        path = try RequestTarget.decodedPath(raw[start..<mark])
        if mark == raw.endIndex {
            rawQuery = nil
        } else {
            let query = raw[(mark + 1)...]
            try RequestTarget.checkBytes(query)
            rawQuery = String(decoding: query, as: UTF8.self)
        }
    }

    /// The length of `http://` or `https://` at the start of `raw`; nil without them.
    private static func schemeLength(_ raw: [UInt8]) -> Int? {
        guard raw.first != ASCII.slash else { return nil }
        for scheme in ["http://", "https://"] where raw.count >= scheme.utf8.count {
            if zip(raw, scheme.utf8).allSatisfy({ ASCII.lowercase($0) == $1 }) { return scheme.utf8.count }
        }
        return nil
    }

    private static func decodedPath(_ raw: ArraySlice<UInt8>) throws(Refusal) -> String {
        if raw.isEmpty { return "/" }
        try checkBytes(raw)
        try checkSegments(raw)
        let hasEscapes = raw.contains(ASCII.percent)
        guard hasEscapes else { return String(decoding: raw, as: UTF8.self) }
        do throws(PercentDecodingError) {
            return try percentDecoded(raw, plus: .itself)
        } catch {
            throw Refusal(.badRequest, "path that is not UTF-8")
        }
    }

    /// Refuses what no part of a target may hold.
    private static func checkBytes(_ raw: ArraySlice<UInt8>) throws(Refusal) {
        var index = raw.startIndex
        while index != raw.endIndex {
            let byte = raw[index]
            index += 1
            if byte == ASCII.percent {
                switch hexadecimalByte(raw, &index) {
                case nil: throw Refusal(.badRequest, "bad percent escape in the target")
                case ASCII.nul: throw Refusal(.badRequest, "encoded NUL in the target")
                default: break
                }
            } else if byte <= ASCII.space || byte >= ASCII.delete {
                throw Refusal(.badRequest, "byte in the target that must be percent-encoded")
            } else if byte == ASCII.numberSign {
                throw Refusal(.badRequest, "fragment in the target")
            }
        }
    }

    /// Refuses a path, its escapes already checked, with a segment that would not stay one segment under its parent.
    private static func checkSegments(_ raw: ArraySlice<UInt8>) throws(Refusal) {
        var dots = 0
        var length = 0
        var index = raw.startIndex
        while index != raw.endIndex {
            var byte = raw[index]
            index += 1
            if byte == ASCII.slash {
                try checkSegment(dots: dots, length: length)
                (dots, length) = (0, 0)
                continue
            }
            if byte == ASCII.percent, let decoded = hexadecimalByte(raw, &index) { byte = decoded }
            if byte == ASCII.slash { throw Refusal(.badRequest, "encoded slash in the path") }
            if byte == ASCII.dot { dots += 1 }
            length += 1
        }
        try checkSegment(dots: dots, length: length)
    }

    private static func checkSegment(dots: Int, length: Int) throws(Refusal) {
        if length > 0, dots == length, length <= "..".utf8.count {
            throw Refusal(.badRequest, "dot segment in the path")
        }
    }
}
