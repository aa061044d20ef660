import Diagnostics
import Testing

@Suite struct FindingTests {
    private static let file = SourceFile(path: "Content/menu.yaml", text: "name: Soup\n\tprcie: 5 €\n")

    @Test func showsTheLineAndACaret() {
        let finding = Finding(.error, "unknown key \"prcie\"", in: Self.file, atByte: 12)
        #expect(
            finding.description
                == "Content/menu.yaml:2:2: error: unknown key \"prcie\"\n prcie: 5 €\n ^")
        #expect(finding.position == SourcePosition(line: 2, column: 2))
        #expect(finding.line == "\tprcie: 5 €")
    }

    @Test func showsAWarningAtTheEnd() {
        let finding = Finding(.warning, "no section", in: Self.file, atByte: 1000)
        #expect(finding.description == "Content/menu.yaml:3:1: warning: no section\n\n^")
    }

    @Test func showsAFileAsAWhole() {
        let finding = Finding(.error, "is missing", path: "Content/site.yaml")
        #expect(finding.description == "Content/site.yaml: error: is missing")
        #expect(finding.position == nil)
        #expect(finding.line == "")
    }

    @Test func showsControlCharactersAsDots() {
        let finding = Finding(.error, "x", in: SourceFile(path: "a", text: "a\u{1B}[31mb"), atByte: 6)
        #expect(finding.description == "a:1:7: error: x\na·[31mb\n      ^")
    }

    /// A line of 300 characters is shown by a window of 100 around the place.
    @Test(arguments: [
        (0, 0, "", "…", 0), (49, 0, "", "…", 49), (50, 0, "", "…", 50), (150, 100, "…", "…", 51),
        (299, 200, "…", "", 100),
        (300, 200, "…", "", 101),
    ])
    func cutsALongLine(_ offset: Int, _ start: Int, _ before: String, _ after: String, _ caret: Int) {
        let characters = (0..<300).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) }
        let finding = Finding(.error, "x", in: SourceFile(path: "a", text: String(characters)), atByte: offset)
        #expect(
            finding.description
                == "a:1:\(offset + 1): error: x\n\(before)\(String(characters[start..<start + 100]))\(after)\n"
                + String(repeating: " ", count: caret) + "^")
    }

    @Test func joinsFindings() {
        let findings = Findings([Finding(.error, "a", path: "x"), Finding(.warning, "b", path: "y")])
        #expect(findings.description == "x: error: a\ny: warning: b")
        #expect(Findings([]).description == "")
    }
}
