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
        let bar = Length.chipHeight.pixels + 2 * Length.chipBarPadding.pixels + Length.divider.pixels
        #expect(bar == 57)
        #expect(Length.tile.pixels == 52)
    }

    @Test func namesAreThoseOfCustomProperties() {
        let names = Length.allCases.map(\.rawValue) + Clamp.allCases.map(\.rawValue) + Role.allCases.map(\.rawValue)
        #expect(Set(names).count == names.count)
        for name in names {
            #expect(name.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-") })
        }
    }

    @Test func textsAreClampedToTwoLines() {
        #expect(Clamp.allCases.map(\.lines) == [2, 2])
    }
}
