import StickyLayout
import Testing

@Suite struct HeaderModeTests {
    @Test func namesAndNumbersAreStable() {
        #expect(HeaderMode.allCases.map(\.name) == ["inline", "regular", "fixed", "reverse"])
        #expect(HeaderMode.allCases.map(\.rawValue) == [0, 1, 2, 3])
    }
}
