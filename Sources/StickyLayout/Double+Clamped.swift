extension Double {
    /// The value nearest to this one within `low` … `high`, where `low` ≤ `high`.
    func clamped(_ low: Double, _ high: Double) -> Double {
        Swift.min(Swift.max(self, low), high)
    }
}
