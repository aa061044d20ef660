internal import CMicroHTTPD

/// What libmicrohttpd calls: C functions that find the Swift objects and hand over.
enum Callbacks {
    /// A new connection, or one that has gone; the loop holds the `Connection` in between.
    static let connectionChanged: MHD_NotifyConnectionCallback = { loop, handle, context, change in
        guard let loop = unsafe EventLoop.from(loop), let handle = unsafe handle, let context = unsafe context else {
            return
        }
        if change == .CONNECTION_NOTIFY_STARTED {
            unsafe context.pointee = Unmanaged.passUnretained(loop.open(ConnectionHandle(handle))).toOpaque()
        } else if let connection = unsafe Connection.from(context.pointee) {
            loop.close(connection)
            unsafe context.pointee = nil
        }
    }

    /// A request line; what this returns is the `context` of the calls below.
    static let targetReceived:
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) ->
            UnsafeMutableRawPointer? = { loop, target, handle in
                guard let loop = unsafe EventLoop.from(loop), let handle = unsafe handle, let target = unsafe target
                else { return nil }
                let context = unsafe micro_http_socket_context(handle)
                guard let connection = unsafe Connection.from(context) else { return nil }
                unsafe loop.begin(connection, target: target)
                return unsafe context
            }

    /// A complete head (first call), a piece of content (`size` > 0) or the end of the request.
    static let handle: MHD_AccessHandlerCallback = { loop, _, _, method, version, piece, size, context in
        guard let loop = unsafe EventLoop.from(loop), let method = unsafe method, let version = unsafe version,
            let size = unsafe size, let context = unsafe context,
            let connection = unsafe Connection.from(context.pointee)
        else { return .NO }
        switch connection.phase {
        case .idle, .response: return .NO
        case .head: return unsafe loop.judge(connection, method: method, version: version)
        case .content:
            guard let piece = unsafe piece, unsafe size.pointee > 0 else { return loop.answer(connection) }
            let bytes = unsafe UnsafeRawBufferPointer(start: piece, count: size.pointee)
            unsafe size.pointee = 0
            return unsafe loop.receive(bytes, for: connection)
        }
    }

    /// The end of a request: answered, refused or broken off.
    static let completed: MHD_RequestCompletedCallback = { loop, _, context, _ in
        guard let loop = unsafe EventLoop.from(loop), let context = unsafe context,
            let connection = unsafe Connection.from(context.pointee)
        else { return }
        loop.finish(connection)
    }

    /// A message for people. Only its moment is of use.
    static let message: MHD_LogCallback = { loop, _, _ in
        unsafe EventLoop.from(loop)?.refuseUnjudgeable()
    }
}

extension EventLoop {
    /// The loop that was given to `micro_http_start`.
    fileprivate static func from(_ pointer: UnsafeMutableRawPointer?) -> EventLoop? {
        unsafe pointer.map { unsafe Unmanaged<EventLoop>.fromOpaque($0).takeUnretainedValue() }
    }
}

extension Connection {
    /// The connection that was given to libmicrohttpd; it lives until the callback that says that it has gone.
    fileprivate static func from(_ pointer: UnsafeMutableRawPointer?) -> Connection? {
        unsafe pointer.map { unsafe Unmanaged<Connection>.fromOpaque($0).takeUnretainedValue() }
    }
}
