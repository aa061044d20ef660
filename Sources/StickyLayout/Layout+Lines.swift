extension Layout {
    /// line(H): where the header at `index` pins when nothing but its mode holds it, without the reverse header's band,
    /// in screen coordinates; nil without such a header. It is what a style sheet sets as a sticky header's inset.
    public func line(ofHeader index: Int) -> Double? {
        slots.indices.contains(index) ? slots[index].line : nil
    }
}
