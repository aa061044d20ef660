import Foundation

/// A thread of a test that blocks, as tests on the shared pool must not.
final class TestThread: Sendable {
    private let done = DispatchSemaphore(value: 0)

    init(_ body: @escaping @Sendable () -> Void) {
        let done = done
        Thread.detachNewThread {
            body()
            done.signal()
        }
    }

    /// Waits for its end, once.
    func join() { done.wait() }
}
