internal import CMicroHTTPD
internal import Glibc

/// libmicrohttpd's name for a connection: what can be asked about it and about the request that it carries.
///
/// Good from the callback that opens the connection to the one that closes it, on the thread of its event loop; a
/// `Connection` holds it exactly as long, and a `Request` is only lent within.
@safe
struct ConnectionHandle {
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { unsafe self.pointer = pointer }

    /// The socket.
    var socket: Int32 { unsafe micro_http_socket(pointer) }

    /// The bytes of the request's head, from its method to its empty line.
    var headSize: UInt { unsafe UInt(micro_http_head_size(pointer)) }

    /// Address and port of the client: `127.0.0.1:50312`, `[::1]:50312`.
    var peer: String {
        guard let address = unsafe micro_http_client(pointer) else { return "unknown" }
        return unsafe SocketAddress.text(of: address)
    }

    /// The value of the first field called `name`, without regard to case and without blanks around it; nil without
    /// one.
    func value(of name: String) -> String? {
        guard let value = unsafe lookUp(name) else { return nil }
        return unsafe String(decoding: value.trimmed, as: UTF8.self)
    }

    /// As `value(of:)`, with the blanks at the end that libmicrohttpd leaves there.
    func untrimmedValue(of name: String) -> String? {
        guard let value = unsafe lookUp(name) else { return nil }
        return unsafe String(decoding: value, as: UTF8.self)
    }

    /// Whether there is a field called `name`, without regard to case.
    func has(_ name: String) -> Bool { unsafe lookUp(name) != nil }

    private func lookUp(_ name: String) -> UnsafeBufferPointer<UInt8>? {
        // A String given to C as an argument would be copied first.
        let value = unsafe name.withCString { unsafe MHD_lookup_connection_value(pointer, .HEADER_KIND, $0) }
        guard let value = unsafe value else { return nil }
        let start = unsafe UnsafeRawPointer(value).assumingMemoryBound(to: UInt8.self)
        return unsafe UnsafeBufferPointer(start: start, count: strlen(value))
    }

    /// Calls `body` with the name and value of each field in the order in which they came, until it returns false.
    func forEachField(_ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool) {
        unsafe withoutActuallyEscaping(body) { body in
            unsafe withUnsafePointer(to: FieldVisit(body: body)) { visit in
                _ = unsafe MHD_get_connection_values_n(
                    pointer, .HEADER_KIND, FieldVisit.step, UnsafeMutableRawPointer(mutating: visit))
            }
        }
    }

    /// Has `response` sent with `status`; false when libmicrohttpd does not take it.
    func queue(_ response: borrowing ResponseHandle, status: Status) -> Bool {
        unsafe MHD_queue_response(pointer, UInt32(status.rawValue), response.pointer) == .YES
    }
}

/// What `forEachField` hands through C.
@unsafe
private struct FieldVisit {
    let body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool

    static let step: MHD_KeyValueIteratorN = { visit, _, name, nameLength, value, valueLength in
        guard let visit = unsafe visit?.assumingMemoryBound(to: FieldVisit.self) else { return .NO }
        // Characters seen as bytes: the same in memory.
        let name = unsafe UnsafeRawPointer(name)?.assumingMemoryBound(to: UInt8.self)
        let value = unsafe UnsafeRawPointer(value)?.assumingMemoryBound(to: UInt8.self)
        let goesOn = unsafe visit.pointee.body(
            UnsafeBufferPointer(start: name, count: name == nil ? 0 : nameLength),
            UnsafeBufferPointer(start: value, count: value == nil ? 0 : valueLength))
        return goesOn ? .YES : .NO
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether these bytes are `name`, given in lower case, without regard to case.
    func isNamed(_ name: StaticString) -> Bool {
        guard count == name.utf8CodeUnitCount else { return false }
        return name.withUTF8Buffer { other in
            unsafe zip(self, other).allSatisfy { ASCII.lowercase($0) == $1 }
        }
    }

    /// These bytes without the blanks at their end; libmicrohttpd already skips those at their start.
    var trimmed: UnsafeBufferPointer<UInt8> {
        var length = count
        while length > 0, unsafe self[length - 1] == ASCII.space || self[length - 1] == ASCII.tab { length -= 1 }
        return unsafe UnsafeBufferPointer(rebasing: self[..<length])
    }
}
