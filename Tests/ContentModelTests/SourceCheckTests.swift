import Diagnostics
import Testing

@testable import ContentModel

@Suite struct SourceCheckTests {
    static let cases: [([UInt8], [String])] = [
        ([], ["error: the file is empty"]),
        ([0xEF, 0xBB, 0xBF], ["error: the file is empty"]),
        ([0xFF, 0xFE, 0x61, 0], ["error: the file is saved as UTF-16: save it as UTF-8"]),
        ([0xFE, 0xFF, 0, 0x61], ["error: the file is saved as UTF-16: save it as UTF-8"]),
        (Array("a: caf".utf8) + [0xE9, 0x0A], ["1:7: error: this is not UTF-8 text: save the file as UTF-8"]),
        (Array("é: ".utf8) + [0xF0, 0x9F, 0x8D], ["1:4: error: this is not UTF-8 text: save the file as UTF-8"]),
        (Array("é: ".utf8) + [0xED, 0xA0, 0x80], ["1:4: error: this is not UTF-8 text: save the file as UTF-8"]),
        (
            Array("é\u{1}\nb\u{7F}\n".utf8),
            [
                "1:2: error: an invisible control character (U+0001) stands here: delete it",
                "2:2: error: an invisible control character (U+007F) stands here: delete it",
            ]
        ),
        (Array("a\u{2028}b".utf8), ["1:2: error: an invisible line separator (U+2028) stands here: delete it"]),
        (Array("a\u{85}b".utf8), ["1:2: error: an invisible line separator (U+0085) stands here: delete it"]),
        (Array("a\u{FFFF}".utf8), ["1:2: error: an invisible control character (U+FFFF) stands here: delete it"]),
        (Array("a:\tb\r\nc: 🍋\u{200C}\u{AD}\n".utf8), []),
    ]

    @Test(arguments: cases)
    func saysWhyBytesCannotBeRead(_ bytes: [UInt8], _ findings: [String]) {
        #expect(summary(SourceCheck.log(of: SourceFile(path: "a.yaml", bytes: bytes)).findings) == findings)
    }

    @Test func takesFilesUpToFourMebibytes() {
        let space = UInt8(ascii: " ")
        let largest = SourceFile(path: "a.yaml", bytes: [UInt8](repeating: space, count: 4_194_304))
        #expect(SourceCheck.log(of: largest).isEmpty)
        let larger = SourceFile(path: "a.yaml", bytes: [UInt8](repeating: space, count: 5_000_000))
        #expect(
            summary(SourceCheck.log(of: larger).findings) == [
                "error: the file has 5000000 bytes, and 4194304 is the most: split it into several pages"
            ])
    }

    @Test func dropsAByteOrderMark() {
        let log = SourceCheck.log(of: SourceFile(path: "a.yaml", bytes: [0xEF, 0xBB, 0xBF, 0x61]))
        #expect(log.file.bytes == [0x61])
        #expect(log.isEmpty)
    }

    @Test(arguments: [("\u{7}", "U+0007"), ("\u{202E}", "U+202E"), ("🍋", "U+1F34B")])
    func namesACodePoint(_ scalar: Unicode.Scalar, _ name: String) {
        #expect(scalar.codePoint == name)
    }
}
