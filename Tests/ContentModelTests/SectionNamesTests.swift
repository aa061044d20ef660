import Diagnostics
import Testing

@testable import ContentModel

@Suite struct SectionNamesTests {
    private func names(in page: String) throws -> (SectionNames, FindingLog) {
        let log = SourceCheck.log(of: SourceFile(path: "a.yaml", text: page))
        let root = try #require(YAMLReader.root(of: log))
        return (SectionNames(in: root, log), log)
    }

    @Test(
        arguments: [
            ("Starters", "starters"), ("To begin", "to-begin"), ("  Fish & chips! ", "fish-chips"),
            ("Açaí 100 %", "açaí-100"),
            ("ÉCLAIRS", "éclairs"), ("前菜", "前菜"), ("סלטים ומנות", "סלטים-ומנות"), ("ก๋วยเตี๋ยว", "ก๋วยเตี๋ยว"),
            ("قهوة ساخنة", "قهوة-ساخنة"), ("★★★", "section"), ("", "section"), (nil, "section"), ("Chips", "chips-2"),
            ("Title", "title-2"),
        ] as [(String?, String)])
    func derivesAReadableID(_ title: String?, _ id: String) throws {
        var (names, _) = try names(in: "title: a\n")
        #expect(names.derived(from: title) == id)
    }

    @Test func numbersWhatIsTaken() throws {
        var (names, log) = try names(in: "sections: [{title: Wine}, {id: wine-2, sections: [{id: cake}]}]\n")
        let derived = ["Wine", "WINE", "Wine 2", "wine", "Cake"].map { names.derived(from: $0) }
        #expect(derived == ["wine", "wine-3", "wine-2-2", "wine-4", "cake-2"])
        #expect(log.isEmpty)
    }

    @Test func reportsAWrittenIDThatStandsTwice() throws {
        let (_, log) = try names(in: "sections:\n  - id: a\n  - sections:\n    - id: b\n    - id: a\n  - id: A\n")
        #expect(summary(log.findings) == ["5:11: error: \"id\" \"a\" is already taken in line 2: choose another"])
    }

    @Test(
        arguments: [
            ("mains", nil), ("Été_2-b", nil), ("前菜", nil),
            ("a b", "may hold letters, digits, \"-\" and \"_\" only"),
            ("a,b", "may hold letters, digits, \"-\" and \"_\" only"),
            ("chips", "is the name of another header of the page: choose another"),
            ("title", "is the name of another header of the page: choose another"),
        ] as [(String, String?)])
    func checksAWrittenID(_ id: String, _ fault: String?) {
        #expect(SectionNames.fault(of: id) == fault)
    }
}
