internal import CMicroHTTPD

/// A libmicrohttpd response; given back when it goes, and freed by the library once it is sent too.
@safe
struct ResponseHandle: ~Copyable {
    fileprivate(set) var pointer: OpaquePointer

    /// A response with the bytes of `content`, which lives as long as the response; nil when memory runs out.
    init?(_ content: ResponseContent) {
        let owner = unsafe Unmanaged.passRetained(content)
        let created = unsafe content.withBytes { bytes in
            unsafe MHD_create_response_from_buffer_with_free_callback_cls(
                bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                { owner in
                    if let owner = unsafe owner { unsafe Unmanaged<ResponseContent>.fromOpaque(owner).release() }
                }, owner.toOpaque())
        }
        guard let created = unsafe created else {
            unsafe owner.release()
            return nil
        }
        unsafe pointer = created
    }

    deinit { unsafe MHD_destroy_response(pointer) }

    /// Adds the field `name: value`; false for one that libmicrohttpd keeps to itself, such as `Content-Length`.
    func add(_ name: String, _ value: String) -> Bool {
        // A String given to C as an argument would be copied first.
        unsafe name.withCString { name in
            unsafe value.withCString { value in unsafe MHD_add_response_header(pointer, name, value) == .YES }
        }
    }
}
