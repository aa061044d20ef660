internal import Synchronization

/// The layouts of a page that were asked for last. Two halves, of which the older one goes when the newer is full: what is
/// asked for again and again stays, and memory is bounded.
final class LayoutCache: Sendable {
    private struct Halves {
        var newer: [PageWindow: PageLayout] = [:]
        var older: [PageWindow: PageLayout] = [:]

        mutating func add(_ layout: PageLayout, for key: PageWindow) {
            if newer.count >= LayoutCache.half {
                older = newer
                newer = [:]
            }
            newer[key] = layout
        }
    }

    private static let half = 32
    private let halves = Mutex(Halves())

    subscript(_ key: PageWindow) -> PageLayout? {
        get {
            halves.withLock { halves in
                if let layout = halves.newer[key] { return layout }
                guard let layout = halves.older[key] else { return nil }
                halves.add(layout, for: key)
                return layout
            }
        }
        set {
            guard let newValue else { return }
            halves.withLock { $0.add(newValue, for: key) }
        }
    }
}
