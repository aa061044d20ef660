import Localization
import Testing
@testable import Typesetting

struct MeasureTests {
    @Test func blinkRoundsLengthsDownToSixtyFourthsOfADevicePixel() {
        let measure = Measure(.blink, ratio: 1.1)
        #expect(measure.length(14) == (14 * 1.1 * 64).rounded(.down) / 64 / 1.1)
        #expect(measure.length(14) < 14)
        #expect(Measure(.blink, ratio: 2.625).length(14) == 14)
    }

    @Test func linesAreRoundedToTheNearest() {
        let measure = Measure(.blink, ratio: 1.1)
        #expect(measure.lineHeight(20) == 22 / 1.1)
        #expect(measure.lineHeight(24.001) == (24.001 * 1.1 * 64).rounded() / 64 / 1.1)
    }

    @Test func geckoRoundsToSixtiethsOfAPixel() {
        #expect(Measure(.gecko, ratio: 2).length(0.51) == 31.0 / 60)
        #expect(Measure(.gecko, ratio: 1).lineHeight(24) == 24)
    }
}
