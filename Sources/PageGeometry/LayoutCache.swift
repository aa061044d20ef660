internal import Synchronization

/// The layouts of a page that were asked for last. Two halves, of which the older one goes when the newer is full: what is
/// asked for again and again stays, and memory is bounded, in bytes.
final class LayoutCache: Sendable {
    private struct Halves {
        var newer: [PageWindow: PageLayout] = [:]
        var older: [PageWindow: PageLayout] = [:]
        /// What the newer ones take, in bytes.
        var size = 0

        mutating func add(_ layout: PageLayout, for key: PageWindow) {
            let added = layout.approximateSize
            if size + added > LayoutCache.half {
                older = newer
                newer = [:]
                size = 0
            }
            if newer.updateValue(layout, forKey: key) == nil { size += added }
        }
    }

    /// The most that half of them take, in bytes: a hundred layouts of a menu of twenty sections, and at least one of any page.
    private static let half = 1 << 20
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
