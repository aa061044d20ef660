import Testing

@testable import LayoutQuery

@Suite struct DoublePlainDecimalTests {
    @Test(
        arguments: [
            ("500", 500), ("0", 0), ("-7.25", -7.25), ("1e3", 1000), ("1E-2", 0.01), ("2.5e+1", 25), ("007", 7),
            ("0.30000000000000004", 0.1 + 0.2), ("5e-324", .leastNonzeroMagnitude), ("-0", 0),
        ] as [(String, Double)])
    func aDecimalNumberIsRead(text: String, value: Double) {
        #expect(Double(plainDecimal: text) == value)
    }

    @Test(arguments: [
        "", " ", " 5", "5 ", "nan", "NaN", "inf", "-inf", "Infinity", "0x10", "0x1p3", "+5", "--5", "-", ".5", "5.",
        "-.5",
        "1.e3", "1e", "1e.5", "1..2", "1.2.3", "e5", "1e400", "-1e400", "5px", "5,5", "٥", "5\u{301}", "1-2", "5\0",
    ])
    func anythingElseIsNone(text: String) {
        #expect(Double(plainDecimal: text) == nil)
    }
}
