extension Double {
    /// The value nearest to this one within `low` … `high`, where `low` ≤ `high`; `low` if this is not a number.
    func clamped(_ low: Double, _ high: Double) -> Double {
        Swift.min(Swift.max(low, self), high)
    }
}
