internal import CICU

/// Finds where text of one language may break, by ICU's rules: an iterator that is told of one text after another. Not for
/// use from several threads at once.
@safe public final class TextBreaker {
    /// What is looked for.
    public enum Kind: Sendable, Hashable {
        /// Where a line may end (UAX #14), with small kana and their like kept from its start: CSS's `line-break: strict`.
        case lines
        /// Where what a reader takes for a character ends (UAX #29).
        case characters
    }

    /// What went wrong in ICU.
    public struct Failure: Error, Hashable, CustomStringConvertible {
        /// The language that the breaker was for.
        public let language: String
        /// ICU's own name for the failure.
        public let code: String
        /// The error in a sentence.
        public var description: String { "ICU finds no breaks in text of the language \"\(language)\": \(code)" }
    }

    private let iterator: OpaquePointer
    private let language: String

    /// A breaker for text of `language`, a BCP 47 tag.
    public init(_ kind: Kind, language: String) throws(Failure) {
        var status = U_ZERO_ERROR
        let opened =
            switch kind {
            case .lines: unsafe carta_ubrk_open(UBRK_LINE, "\(language)@lb=strict", nil, 0, &status)
            case .characters: unsafe carta_ubrk_open(UBRK_CHARACTER, language, nil, 0, &status)
            }
        guard status.rawValue <= U_ZERO_ERROR.rawValue, let opened = unsafe opened else {
            throw Failure(language: language, code: Self.name(of: status))
        }
        unsafe iterator = opened
        self.language = language
    }

    deinit {
        unsafe carta_ubrk_close(iterator)
    }

    /// The offsets in a text of UTF-16 code units before which it may break, without its start and its end, in order.
    public func offsets(in text: [UInt16]) throws(Failure) -> [Int] {
        var status = U_ZERO_ERROR
        // The iterator keeps a pointer to the text, and so does all its work while that is valid.
        let found = unsafe text.withUnsafeBufferPointer { buffer in
            unsafe carta_ubrk_setText(iterator, buffer.baseAddress, Int32(buffer.count), &status)
            var found: [Int] = []
            while case let offset = unsafe carta_ubrk_next(iterator), offset >= 0, offset < buffer.count {
                found.append(Int(offset))
            }
            return found
        }
        guard status.rawValue <= U_ZERO_ERROR.rawValue else {
            throw Failure(language: language, code: Self.name(of: status))
        }
        return found
    }

    private static func name(of status: UErrorCode) -> String {
        unsafe String(cString: carta_u_errorName(status))
    }
}
