import Diagnostics
import Testing

@testable import ContentModel

@Suite struct FindingLogTests {
    @Test func sortsByPlaceWithTheWholeFileFirst() {
        let log = FindingLog(SourceFile(path: "a.yaml", text: "one\ntwo\n"))
        #expect(log.isEmpty)
        log.error("late", at: 4)
        log.warning("early", at: 1)
        log.error("whole")
        log.error("late too", at: 4)
        #expect(!log.isEmpty)
        #expect(
            summary(log.findings) == [
                "error: whole", "1:2: warning: early", "2:1: error: late", "2:1: error: late too",
            ])
    }

    @Test(
        arguments: [
            (100, nil), (101, "warning: 1 more finding in this file is not shown"),
            (103, "warning: 3 more findings in this file are not shown"),
        ] as [(Int, String?)])
    func showsAHundred(_ count: Int, _ last: String?) {
        let log = FindingLog(SourceFile(path: "a.yaml", text: ""))
        for _ in 0..<count { log.warning("odd", at: 0) }
        #expect(log.findings.count == 100 + (last == nil ? 0 : 1))
        #expect(summary(log.findings).last == last ?? "1:1: warning: odd")
    }

    @Test func saysErrorWhenOneIsNotShown() {
        let log = FindingLog(SourceFile(path: "a.yaml", text: "ab"))
        for _ in 0..<100 { log.warning("odd", at: 0) }
        log.error("bad", at: 1)
        #expect(summary(log.findings).last == "error: 1 more finding in this file is not shown")
    }

    @Test(arguments: ["", "a", "a\n", "\n\n", "a\r\nb\r\n\r\nc", "a\rb\r", "é\n🍋\r\n日", "\r\r\n\n"])
    func countsLinesAsTheFileDoes(_ text: String) {
        let file = SourceFile(path: "a.yaml", text: text)
        let log = FindingLog(file)
        for offset in 0...file.bytes.count {
            // Between `\r` and `\n` the line has not ended yet, and no finding stands there.
            let splitsLineEnd =
                offset > 0 && offset < file.bytes.count && file.bytes[offset - 1] == 13
                && file.bytes[offset] == 10
            if !splitsLineEnd { #expect(log.line(ofByte: offset) == file.position(ofByte: offset).line) }
        }
    }
}
