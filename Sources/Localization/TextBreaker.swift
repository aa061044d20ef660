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
        var status: Int32 = 0
        let opened =
            switch kind {
            case .lines: unsafe carta_breaker_open(0, "\(language)@lb=strict", &status)
            case .characters: unsafe carta_breaker_open(1, language, &status)
            }
        guard let opened = unsafe opened else { throw Self.failure(status, language) }
        unsafe iterator = opened
        self.language = language
    }

    deinit {
        unsafe carta_breaker_close(iterator)
    }

    /// The offsets in a text of UTF-16 code units before which it may break, without its start and its end, in order.
    public func offsets(in text: [UInt16]) throws(Failure) -> [Int] {
        var status: Int32 = 0
        let found = unsafe [Int32](unsafeUninitializedCapacity: text.count) { offsets, count in
            let number = unsafe carta_breaker_offsets(
                iterator, text, Int32(text.count), offsets.baseAddress, &status)
            count = Int(max(number, 0))
        }
        guard status <= 0 else { throw Self.failure(status, language) }
        return found.map(Int.init)
    }

    private static func failure(_ status: Int32, _ language: String) -> Failure {
        Failure(language: language, code: unsafe String(cString: carta_icu_failure(status)))
    }
}
