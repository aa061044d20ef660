import Testing

@testable import StickyLayout

@Suite struct DoubleClampedTests {
    @Test(
        arguments: [
            (-1, 0), (0, 0), (3.5, 3.5), (9, 9), (10, 9), (.infinity, 9), (-.infinity, 0), (.nan, 0),
        ] as [(Double, Double)])
    func staysWithin(value: Double, expected: Double) {
        #expect(value.clamped(0, 9) == expected)
    }
}
