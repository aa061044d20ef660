/// The bytes of a response, copied once and then never changed.
///
/// Any number of responses on any number of threads may share one. Each response in flight keeps it alive: its memory
/// goes when the last of them has been sent or dropped and nobody else holds it.
@safe
public final class ResponseContent: Sendable {
    // Never written again after `init`.
    private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    /// No bytes.
    public static let empty = ResponseContent([UInt8]())

    /// A copy of `bytes`.
    public init(_ bytes: some Collection<UInt8>) {
        // One byte at least: a pointer is wanted even for no bytes.
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 1)
        let count = bytes.count
        unsafe memory.copyBytes(from: bytes)
        unsafe self.bytes = UnsafeRawBufferPointer(rebasing: memory[..<count])
    }

    /// The UTF-8 of `text`.
    public convenience init(_ text: String) {
        self.init(text.utf8)
    }

    deinit { unsafe bytes.deallocate() }

    /// How many bytes there are.
    public var count: Int { unsafe bytes.count }

    /// A copy of the bytes.
    public var array: [UInt8] { unsafe Array(bytes) }

    /// The text that the bytes are in UTF-8, mistakes replaced.
    public var text: String { unsafe String(decoding: bytes, as: UTF8.self) }

    /// Calls `body` with the bytes where they lie; they stay there as long as this object lives.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { unsafe body(bytes) }
}
