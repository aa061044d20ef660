/// A bar of chips or tabs that scrolls sideways. Lengths are CSS px; offsets are logical, from the edge where the text
/// starts, so that right-to-left only mirrors them.
public struct ChipBar: Sendable, Equatable {
    /// Width of the bar.
    public var width: Double
    /// Width of all chips with their gaps and the bar's paddings.
    public var contentWidth: Double

    /// A bar `width` wide that shows `contentWidth`.
    public init(width: Double, contentWidth: Double) {
        self.width = width
        self.contentWidth = contentWidth
    }

    /// One chip of a bar.
    public struct Chip: Sendable, Equatable {
        /// Where it starts.
        public var x: Double
        /// Its width.
        public var width: Double

        /// A chip that is `width` wide and starts at `x`.
        public init(x: Double, width: Double) {
            self.x = x
            self.width = width
        }
    }

    /// The largest offset, at least 0.
    public var maximumOffset: Double { max(0, contentWidth - width) }

    /// The offset that shows `chip` in the middle, or as near to it as the bar scrolls.
    public func centerOffset(of chip: Chip) -> Double {
        (chip.x + chip.width / 2 - width / 2).clamped(0, maximumOffset)
    }

    /// The offset nearest to `current` that shows all of `chip`; its start if it is wider than the bar.
    public func nearestOffset(of chip: Chip, from current: Double) -> Double {
        let last = chip.x
        let first = min(chip.x + chip.width - width, last)
        let nearest = chip.width > width ? last : current.clamped(first, last)
        return nearest.clamped(0, maximumOffset)
    }

    /// The index of the chip to highlight for `section`: that of the nearest section at or before it that has one, where
    /// `sectionsOfChips` names each chip's section, rising. Nil if no chip comes that early.
    public static func chip(forSection section: Int, sectionsOfChips: [Int]) -> Int? {
        let next = sectionsOfChips.indices.firstIndex { sectionsOfChips[$0] > section }
        return next > 0 ? next - 1 : nil
    }
}
