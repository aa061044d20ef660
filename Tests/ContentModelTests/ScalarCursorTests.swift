import Testing

@testable import ContentModel

@Suite struct ScalarCursorTests {
    @Test func turnsScalarsIntoBytesInAnyOrder() {
        var cursor = ScalarCursor(Array("aé日🍋b".utf8))
        let expected = [0, 1, 3, 6, 10, 11, 11]
        #expect(expected.indices.map { cursor.byte(ofScalar: $0) } == expected)
        #expect(expected.indices.reversed().map { cursor.byte(ofScalar: $0) } == expected.reversed())
    }

    @Test func readsAScalar() {
        let cursor = ScalarCursor(Array("é🍋b".utf8))
        #expect(cursor.scalar(atByte: 0) == "é")
        #expect(cursor.scalar(atByte: 2) == "🍋")
        #expect(cursor.scalar(atByte: 6) == "b")
        #expect(cursor.scalar(atByte: 7) == nil)
    }

    @Test(arguments: [(0, 1, false), (0, 2, true), (1, 2, true), (2, 4, false), (2, 5, true), (5, 2, false)])
    func findsALineBreak(_ first: Int, _ last: Int, _ has: Bool) {
        #expect(ScalarCursor(Array("a\nbc\rd".utf8)).hasLineBreak(between: first, and: last) == has)
    }
}
