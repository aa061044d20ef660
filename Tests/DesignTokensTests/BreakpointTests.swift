import DesignTokens
import Testing

@Suite struct BreakpointTests {
    @Test(arguments: [(0.0, 1), (390, 1), (767, 1), (767.5, 2), (768, 2), (10_000, 2)] as [(Double, Int)])
    func theFooterHasColumns(width: Double, columns: Int) {
        #expect(Breakpoint.footerColumns(atWidth: width) == columns)
    }
}
