extension Range<Int> {
    /// The first index that `isPast` holds for, by halving; the upper bound when there is none. `isPast` holds for
    /// every index after one that it holds for.
    func firstIndex(past isPast: (Int) -> Bool) -> Int {
        var low = lowerBound
        var high = upperBound
        while low < high {
            let middle = low + (high - low) / 2
            if isPast(middle) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low
    }
}
