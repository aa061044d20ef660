internal import Glibc

/// Milliseconds since some moment in the past that never go back: cheap, and some milliseconds coarse.
struct Instant: Comparable {
    /// The count.
    let milliseconds: Int64

    /// Later than any.
    static let never = Instant(milliseconds: .max)

    /// This very moment.
    static var now: Instant {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        return Instant(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }

    /// The moment so many milliseconds later.
    func after(milliseconds wait: Int64) -> Instant { Instant(milliseconds: milliseconds + wait) }

    static func < (a: Instant, b: Instant) -> Bool { a.milliseconds < b.milliseconds }
}

extension Duration {
    /// Rounded up, at least 0.
    var wholeMilliseconds: Int64 {
        let (seconds, attoseconds) = components
        let perMillisecond: Int64 = 1_000_000_000_000_000
        return max(0, seconds * 1_000 + (attoseconds + perMillisecond - 1) / perMillisecond)
    }
}
