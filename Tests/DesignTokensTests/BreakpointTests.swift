import DesignTokens
import Testing

@Suite struct BreakpointTests {
    /// At twice the size of text, a window is as if half as wide.
    @Test(
        arguments: [
            (0, 1, 1), (390, 1, 1), (767, 1, 1), (767.49, 1, 1), (767.5, 1, 2), (768, 1, 2), (1280, 1, 2),
            (1280, 2, 1), (1534.9, 2, 1), (1535, 2, 2), (640, 0.8, 2),
        ] as [(Double, Double, Int)])
    func theFooterHasTwoColumnsInAWideWindow(width: Double, textScale: Double, columns: Int) {
        #expect(Breakpoint.footerColumns(width: width, textScale: textScale) == columns)
    }

    @Test(
        arguments: [
            (279, 1, true), (279.5, 1, false), (280, 1, false), (320, 1.25, true), (390, 1.25, false), (390, 1.5, true),
            (558, 2, true), (559, 2, false),
        ] as [(Double, Double, Bool)])
    func aWindowIsNarrowByTheSizeOfText(width: Double, textScale: Double, isNarrow: Bool) {
        #expect(Breakpoint.isNarrow(width: width, textScale: textScale) == isNarrow)
    }
}
