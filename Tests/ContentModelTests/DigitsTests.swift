import Testing

@testable import ContentModel

@Suite struct DigitsTests {
    @Test(
        arguments: [
            ("2026-02-03", "-", [4, 2, 2], [2026, 2, 3]), ("00:00", ":", [2, 2], [0, 0]), ("7", ":", [1], [7]),
            ("099:5", ":", [3, 1], [99, 5]),
        ] as [(String, Character, [Int], [Int])])
    func readsGroupsOfDigits(_ text: String, _ separator: Character, _ digits: [Int], _ numbers: [Int]) {
        #expect(Digits.numbers(in: text[...], separator: separator, digits: digits) == numbers)
    }

    @Test(arguments: [
        "", ":", "9:30", "09:3", "009:30", "09:30:00", "09-30", " 9:30", "09:30 ", "+9:30", "-1:30", "0x:10", "09:3O",
        "٠٩:٣٠", "０９:３０", "09:\u{301}30", "09:3\u{301}", "1²:30",
    ])
    func whatIsWrittenOtherwiseIsNone(_ text: String) {
        #expect(Digits.numbers(in: text[...], separator: ":", digits: [2, 2]) == nil)
    }

    /// Groups as long as these hold no number; nothing traps.
    @Test func aNumberThatDoesNotFitIsNone() {
        #expect(Digits.numbers(in: String(repeating: "9", count: 40)[...], separator: ":", digits: [40]) == nil)
    }
}
