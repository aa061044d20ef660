internal import Glibc

/// A thread that runs `body`, all signals blocked: they are for the main thread, and a write to a closed connection
/// must not end the program.
///
/// - Returns: the thread, to be joined, or the code of the failure.
func startThread(_ body: @escaping @Sendable () -> Void) -> Result<pthread_t, ThreadError> {
    var all = sigset_t()
    var previous = sigset_t()
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_SETMASK, &all, &previous)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
    let start = unsafe Unmanaged.passRetained(ThreadStart(body))
    var thread = pthread_t()
    let code = unsafe pthread_create(
        &thread, nil,
        { start in
            if let start = unsafe start { unsafe Unmanaged<ThreadStart>.fromOpaque(start).takeRetainedValue().body() }
            return nil
        }, start.toOpaque())
    guard code == 0 else {
        unsafe start.release()
        return .failure(ThreadError(code: code))
    }
    return .success(thread)
}

/// A thread that did not start, and the `errno` of it.
struct ThreadError: Error {
    let code: Int32
}

private final class ThreadStart: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
