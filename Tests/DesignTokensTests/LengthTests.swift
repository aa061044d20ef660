import DesignTokens
import Testing

@Suite struct LengthTests {
    @Test func lengthsAreWholePixels() {
        for length in Length.allCases {
            #expect(length.pixels > 0 && length.pixels == length.pixels.rounded(), "\(length)")
        }
    }

    /// The bar is the one of the reference design: 57 px with its divider.
    @Test func theBarsAddUp() {
        let chip = Length.chipLine.pixels + 2 * Length.chipPaddingBlock.pixels
        let bar = chip + 2 * Length.chipBarPadding.pixels + Length.divider.pixels
        #expect(bar == 57)
        #expect(Length.tile.pixels == 52)
        #expect(Length.tabLine.pixels + 2 * Length.tabPaddingBlock.pixels == 44)
    }

    @Test func namesAreThoseOfCustomProperties() {
        let names =
            Length.allCases.map(\.rawValue) + TextRole.allCases.map(\.rawValue)
            + Role.allCases.map(\.rawValue)
        #expect(Set(names).count == names.count)
        for name in names {
            #expect(name.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-") })
        }
    }
}
