internal import PageGeometry
internal import StickyLayout

/// A bar of chips or tabs and the sections that light them.
struct LitChips {
    let row: ChipRow
    /// The index of the section that each chip is for.
    private let sectionsOfChips: [Int]

    /// The chips of `row` on a page with sections of these ids, in order.
    init(_ row: ChipRow, sections: [String]) {
        self.row = row
        sectionsOfChips = row.ids.compactMap(sections.firstIndex)
    }

    /// The bar's offset with the chip for the section at `index` lit, after it was at `offset`. Without such a chip it stays.
    func offset(lighting index: Int?, from offset: Double) -> Double {
        let chip = index.flatMap { ChipBar.chip(forSection: $0, sectionsOfChips: sectionsOfChips) }
        return chip.map { row.offset(showing: $0, from: offset) } ?? offset
    }
}
