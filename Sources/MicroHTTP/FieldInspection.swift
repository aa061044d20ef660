/// One look at the fields of a request in the order in which they came, for what libmicrohttpd lets through.
///
/// libmicrohttpd 0.9.75 writes NUL over colons and line ends and hands out pointers into its own buffer. So the parts
/// must lie there as they came: each name one line end (LF or CR LF) after the value before it. Where they do not,
/// it has read something else than stood there: a folded line, a NUL inside a line, a line that was skipped.
struct FieldInspection {
    private var end: UInt
    private let limits: Limits
    private(set) var refusal: Refusal?

    private var fields = 0
    private var hosts = 0
    private var lengths = 0
    private var encodings = 0
    private var length: UInt64 = 0
    private var isChunked = false
    private var expectsContinue = true

    private static let lineEnd: ClosedRange<UInt> = 1...2

    /// Starts at `end`, the address after the last byte of the request line.
    init(after end: UInt, limits: Limits) {
        self.end = end
        self.limits = limits
    }

    /// Looks at the next field; false once the request is to be refused.
    mutating func next(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) -> Bool {
        let nameStart = UInt(bitPattern: name.baseAddress)
        let valueStart = UInt(bitPattern: value.baseAddress)
        guard FieldInspection.lineEnd.contains(nameStart &- end), !name.isEmpty,
            unsafe name.allSatisfy(ByteSet.token.contains),
            unsafe value.allSatisfy({ $0 == ASCII.tab || !ASCII.isControl($0) })
        else { return refuse(.badRequest, "malformed field line") }
        end = valueStart + UInt(value.count)
        fields += 1
        guard fields <= limits.fields else { return refuse(.fieldsTooLarge, "more than \(limits.fields) fields") }
        if unsafe name.isNamed("host") {
            hosts += 1
            guard unsafe value.trimmed.allSatisfy(ByteSet.authority.contains) else {
                return refuse(.badRequest, "invalid Host")
            }
        } else if unsafe name.isNamed("content-length") {
            lengths += 1
            guard unsafe readLength(value.trimmed) else { return refuse(.badRequest, "invalid Content-Length") }
        } else if unsafe name.isNamed("transfer-encoding") {
            encodings += 1
            isChunked = unsafe value.trimmed.isNamed("chunked")
        } else if unsafe name.isNamed("expect") {
            expectsContinue = unsafe expectsContinue && value.trimmed.isNamed("100-continue")
        }
        return true
    }

    /// Looks at the head as a whole, which ended before the address `headEnd`.
    ///
    /// - Throws: the refusal, in the order of the fields or else of the rules of RFC 9112, sections 3.2, 6.1 and 6.3,
    ///   and RFC 9110, section 10.1.1.
    func finish(headEnd: UInt, version: HTTPVersion, method: Method) throws(Refusal) {
        if let refusal { throw refusal }
        // The last line's end, and the empty line.
        guard (2...4).contains(headEnd &- end) else { throw Refusal(.badRequest, "malformed field line") }
        if hosts > 1 { throw Refusal(.badRequest, "more than one Host") }
        if hosts == 0, version == .current { throw Refusal(.badRequest, "no Host") }
        if lengths > 1 { throw Refusal(.badRequest, "more than one Content-Length") }
        if encodings > 0 {
            if lengths > 0 { throw Refusal(.badRequest, "both Content-Length and Transfer-Encoding") }
            if version == .old { throw Refusal(.badRequest, "Transfer-Encoding in HTTP/1.0") }
            if encodings > 1 { throw Refusal(.badRequest, "more than one Transfer-Encoding") }
            if !isChunked { throw Refusal(.notImplemented, "transfer coding other than chunked") }
        }
        if !expectsContinue, version == .current {
            throw Refusal(.expectationFailed, "expectation other than 100-continue")
        }
        if !method.takesContent, encodings > 0 || length > 0 {
            throw Refusal(.badRequest, "content with \(method.rawValue)")
        }
        if length > UInt64(limits.contentBytes) {
            throw Refusal(.contentTooLarge, "content of more than \(limits.contentBytes) bytes")
        }
    }

    /// Reads digits, keeping the largest number for those that stand for more; false for anything else.
    private mutating func readLength(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
        length = 0
        for index in 0..<digits.count {
            let digit = unsafe digits[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return false }
            let (product, tooLarge) = length.multipliedReportingOverflow(by: 10)
            let (sum, stillTooLarge) = product.addingReportingOverflow(UInt64(digit))
            length = tooLarge || stillTooLarge ? .max : sum
        }
        return !digits.isEmpty
    }

    private mutating func refuse(_ status: Status, _ reason: String) -> Bool {
        refusal = Refusal(status, reason)
        return false
    }
}

/// The versions of HTTP that differ in what a request must hold.
enum HTTPVersion {
    /// HTTP/1.0
    case old
    /// HTTP/1.1, and later 1.x
    case current
}
