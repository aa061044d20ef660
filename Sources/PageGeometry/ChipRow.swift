internal import DesignTokens
internal import Presentation
public import StickyLayout
internal import Typesetting

/// A bar of chips or tabs with what stands in it, from the edge where text starts.
public struct ChipRow: Sendable, Equatable {
    /// How the bar follows the current section.
    public enum Rule: Sendable {
        /// The lit chip is in the middle, as far as the bar scrolls.
        case center
        /// The bar scrolls only if some of the lit chip is outside, and just enough.
        case nearest
    }

    /// How it follows the current section.
    public let rule: Rule
    /// Its width, and that of all it holds.
    public let bar: ChipBar
    /// The ids of the sections that the chips are for.
    public let ids: [String]
    /// Where the chips are.
    public let chips: [ChipBar.Chip]
    /// How sure their widths are.
    public let certainty: Certainty

    /// The bar's offset when the chip at `index` is lit, after it was at `offset`.
    public func offset(showing index: Int, from offset: Double) -> Double {
        switch rule {
        case .center: bar.centerOffset(of: chips[index])
        case .nearest: bar.nearestOffset(of: chips[index], from: offset)
        }
    }
}

extension SceneBuilder {
    /// A menu's bar of chips, and how high they are: as high as the highest.
    mutating func chipBar(of sections: [PresentedSection]) -> (row: ChipRow, height: Double) {
        let width = chipBarWidth
        let inner = width - 2 * pixels(.columnPadding)
        let row = row(
            of: sections, .center, in: width, padding: pixels(.columnPadding), gap: pixels(.chipGap)
        ) { builder, text in
            min(builder.texts.width(text, .chip) + 2 * builder.pixels(.chipPadding), inner)
        }
        return (row, chipHeight(of: sections.compactMap(\.chip), in: width))
    }

    /// The width of a bar of chips.
    var chipBarWidth: Double { min(windowWidth, pixels(.columnWidth)) }

    /// How high chips with these texts are, in a bar of that width: as high as the highest. One that would be wider than what
    /// shows of the bar takes more lines.
    mutating func chipHeight(of titles: [String], in width: Double) -> Double {
        let text = width - 2 * pixels(.columnPadding) - 2 * pixels(.chipPadding)
        let heights = titles.map { texts.height($0, .chip, in: text) }
        return (heights.max() ?? 0) + 2 * pixels(.chipPaddingBlock)
    }

    /// A bar of text tabs, which begins where the column does and goes on to the window's edge, and how high it is.
    mutating func tabBar(of sections: [PresentedSection]) -> (row: ChipRow, height: Double) {
        let inset = pixels(.tabsInset)
        let start = max(inset, texts.measure.length((windowWidth - pixels(.columnWidth)) / 2 + inset))
        let width = windowWidth - start - inset
        let inner = width - 2 * pixels(.tabsPadding)
        let row = row(
            of: sections, .nearest, in: width, padding: pixels(.tabsPadding), gap: pixels(.tabGap)
        ) { builder, text in
            min(builder.texts.width(text, .tab), inner)
        }
        let heights = sections.compactMap(\.chip).map { texts.height($0, .tab, in: inner) }
        return (row, (heights.max() ?? 0) + 2 * pixels(.tabPaddingBlock))
    }

    private mutating func row(
        of sections: [PresentedSection], _ rule: ChipRow.Rule, in barWidth: Double, padding: Double, gap: Double,
        width: (inout SceneBuilder, String) -> Double
    ) -> ChipRow {
        let surroundings = texts.certainty
        texts.certainty = .exact
        defer { texts.certainty = surroundings }  // nothing but the bar depends on how wide chips are
        var x = padding
        var chips: [ChipBar.Chip] = []
        for section in sections {
            let chip = ChipBar.Chip(x: x, width: width(&self, section.chip ?? ""))
            chips.append(chip)
            x += chip.width + gap
        }
        return ChipRow(
            rule: rule, bar: ChipBar(width: barWidth, contentWidth: x - gap + padding), ids: sections.map(\.id),
            chips: chips, certainty: texts.certainty)
    }
}
