import Testing

@testable import StickyLayout

@Suite struct RangeBisectionTests {
    @Test(arguments: 0...9, 0...9) func findsEachPlace(count: Int, place: Int) {
        #expect((0..<count).firstIndex { $0 >= place } == min(place, count))
        #expect((3..<3 + count).firstIndex { $0 >= place } == min(max(place, 3), 3 + count))
    }

    @Test func asksOnlyWithinTheRangeAndSeldom() {
        var asked: [Int] = []
        let found = (0..<1_000_000).firstIndex { index in
            asked.append(index)
            return index >= 700_000
        }
        #expect(found == 700_000)
        #expect(asked.count <= 20)
        #expect(asked.allSatisfy { (0..<1_000_000).contains($0) })
    }
}
