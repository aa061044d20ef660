import StickyLayout
import Testing

@Suite struct ChipBarTests {
    private let bar = ChipBar(width: 300, contentWidth: 900)

    @Test(
        arguments: [
            (0, 80, 0), (250, 100, 150), (430, 60, 310), (820, 80, 600), (0, 500, 100),
        ] as [(Double, Double, Double)])
    func center(x: Double, width: Double, offset: Double) {
        #expect(bar.centerOffset(of: .init(x: x, width: width)) == offset)
    }

    @Test(
        arguments: [
            (150, 80, 100, 100),  // inside: stays
            (100, 300, 100, 100),  // just inside
            (90, 80, 100, 90),  // cut off at the start
            (350, 80, 100, 130),  // cut off at the end
            (820, 80, 0, 600), (0, 80, 600, 0),
            (200, 400, 0, 200), (200, 400, 300, 200), (200, 400, 200, 200),  // wider than the bar: its start
            (700, 400, 0, 600),
        ] as [(Double, Double, Double, Double)])
    func nearest(x: Double, width: Double, current: Double, offset: Double) {
        #expect(bar.nearestOffset(of: .init(x: x, width: width), from: current) == offset)
    }

    @Test func aBarThatFitsDoesNotScroll() {
        let bar = ChipBar(width: 390, contentWidth: 200)
        #expect(bar.maximumOffset == 0)
        #expect(bar.centerOffset(of: .init(x: 150, width: 50)) == 0)
        #expect(bar.nearestOffset(of: .init(x: 150, width: 50), from: 40) == 0)
    }

    @Test(arguments: [(0, nil), (1, 0), (2, 0), (3, 1), (4, 2), (9, 2)] as [(Int, Int?)])
    func theNearestChipAtOrBefore(section: Int, chip: Int?) {
        #expect(ChipBar.chip(forSection: section, sectionsOfChips: [1, 3, 4]) == chip)
    }

    @Test func noChips() {
        #expect(ChipBar.chip(forSection: 0, sectionsOfChips: []) == nil)
    }
}
