import MicroHTTP
import Testing

@Suite struct EntityTagTests {
    struct ListCase: Sendable {
        let list: String
        let isNamed: Bool
    }

    static let cases = [
        ListCase(list: "\"abc\"", isNamed: true),
        ListCase(list: "W/\"abc\"", isNamed: true),
        ListCase(list: "*", isNamed: true),
        ListCase(list: " * ", isNamed: true),
        ListCase(list: "\"x\", \"abc\"", isNamed: true),
        ListCase(list: "\"x\",W/\"y\" ,\t\"abc\"", isNamed: true),
        ListCase(list: ", ,\"abc\",", isNamed: true),
        ListCase(list: "\"a,b\", \"abc\"", isNamed: true),
        ListCase(list: "\"\", \"abc\"", isNamed: true),
        ListCase(list: "", isNamed: false),
        ListCase(list: "abc", isNamed: false),
        ListCase(list: "\"ab\"", isNamed: false),
        ListCase(list: "\"abcd\"", isNamed: false),
        ListCase(list: "\"ABC\"", isNamed: false),
        ListCase(list: "\"abc", isNamed: false),
        ListCase(list: "w/\"abc\"", isNamed: false),
        ListCase(list: "W/abc", isNamed: false),
        ListCase(list: "*, \"abc\"", isNamed: false),
        ListCase(list: "x \"abc\"", isNamed: false),
        ListCase(list: "\"x,\"abc\"", isNamed: false),
    ]

    @Test(arguments: cases)
    func lists(_ testCase: ListCase) {
        #expect(EntityTag(opaque: "abc").isNamed(inIfNoneMatch: testCase.list) == testCase.isNamed)
    }

    @Test func textIsQuoted() {
        #expect(EntityTag(opaque: "abc").text == "\"abc\"")
    }
}
