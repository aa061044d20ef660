import Diagnostics
import Testing

@Suite struct SourceFileTests {
    @Test(arguments: [
        ("ab\ncd", 0, 1, 1), ("ab\ncd", 2, 1, 3), ("ab\ncd", 3, 2, 1), ("ab\ncd", 5, 2, 3), ("ab\ncd", 99, 2, 3),
        ("ab\ncd", -1, 1, 1), ("", 0, 1, 1), ("a\r\nb", 3, 2, 1), ("a\r\nb", 2, 1, 3), ("a\rb", 2, 2, 1),
        ("\n\n\n", 3, 4, 1), ("é日👩‍🍳x", 16, 1, 6), ("\r\r\n\n", 4, 4, 1),
    ])
    func findsPositions(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
        let position = SourceFile(path: "a", text: text).position(ofByte: offset)
        #expect(position == SourcePosition(line: line, column: column))
    }

    @Test(arguments: [
        ("ab\ncd", 1, "ab"), ("ab\ncd", 2, "cd"), ("ab\ncd", 3, ""), ("ab\ncd", 0, ""), ("ab\n", 2, ""), ("", 1, ""),
        ("a\r\nb\rc", 1, "a"), ("a\r\nb\rc", 2, "b"), ("a\r\nb\rc", 3, "c"), ("\n\nx", 3, "x"), ("é\n", 1, "é"),
    ])
    func findsLines(_ text: String, _ number: Int, _ line: String) {
        #expect(SourceFile(path: "a", text: text).line(number) == line)
    }

    @Test func repairsWhatIsNotText() {
        let file = SourceFile(path: "a", bytes: [0x61, 0xFF, 0x0A, 0x62])
        #expect(file.line(1) == "a\u{FFFD}")
        #expect(file.position(ofByte: 3) == SourcePosition(line: 2, column: 1))
    }

    @Test func ordersPositions() {
        let places = [(2, 1), (1, 9), (1, 2)].map { SourcePosition(line: $0.0, column: $0.1) }
        #expect(places.sorted() == [places[2], places[1], places[0]])
    }
}
