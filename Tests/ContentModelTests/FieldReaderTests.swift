import Diagnostics
import Testing

@testable import ContentModel

enum SampleKey: String, FieldKey {
    case name, color, mode, tags

    static let group = "a sample"
}

enum SampleMode: String, CaseIterable {
    case fixed, inline
}

/// Reads `text` with a reader of samples, and what is found then.
func sample<Value>(_ text: String, _ body: (FieldReader<SampleKey>) -> Value) throws -> (Value?, [String]) {
    let log = SourceCheck.log(of: SourceFile(path: "a.yaml", text: text))
    let root = try #require(YAMLReader.root(of: log))
    let value = FieldReader<SampleKey>(root, log).map(body)
    return (value, summary(log.findings))
}

@Suite struct FieldReaderTests {
    @Test(arguments: [
        ("nam: a\n", "1:1: error: unknown key \"nam\" (did you mean \"name\"?)"),
        ("Color: a\n", "1:1: error: unknown key \"Color\" (did you mean \"color\"?)"),
        ("zzz: a\n", "1:1: error: unknown key \"zzz\": a sample can have name, color, mode and tags"),
        ("\"a\\nb\": a\n", "1:1: error: unknown key \"a·b\": a sample can have name, color, mode and tags"),
        ("<<: {name: a}\n", "1:1: error: unknown key \"<<\": a sample can have name, color, mode and tags"),
        ("- a\n", "1:1: error: expected a sample with keys such as \"name:\" and \"color:\", found a list"),
        ("some text\n", "1:1: error: expected a sample with keys such as \"name:\" and \"color:\", found text"),
        ("~\n", "1:1: error: expected a sample with keys such as \"name:\" and \"color:\", found nothing"),
        (
            "*a\n",
            "1:1: error: \"*a\" would repeat other text, which is not supported: write it out or put it in quotes"
        ),
    ])
    func reportsWhatItDoesNotKnow(_ text: String, _ finding: String) throws {
        let (_, findings) = try sample(text) { _ in }
        #expect(findings == [finding])
    }

    @Test(arguments: [
        ("color: red\n", "1:1: error: \"name\" is missing: a sample needs it"),
        ("color: red\nname:\n", "2:6: error: \"name\" is empty: a sample needs it"),
        ("name: ~\n", "1:7: error: \"name\" is empty: a sample needs it"),
        ("name: null\n", "1:7: error: \"name\" is empty: a sample needs it"),
        (
            "name: #1 burger\n",
            "1:6: error: \"name\" is empty: a sample needs it (\"#\" starts a comment: put the text in quotes)"
        ),
        ("nmae: a\n", "1:1: error: unknown key \"nmae\" (did you mean \"name\"?)"),
    ])
    func reportsWhatIsMissing(_ text: String, _ finding: String) throws {
        let (node, findings) = try sample(text) { $0.requiredNode(.name) }
        #expect(node == .some(nil))
        #expect(findings == [finding])
    }

    @Test(arguments: [
        ("name: a\n", 0, []), ("tags: ~\n", 0, []), ("tags: []\n", 0, []), ("tags: [a, {b: c}]\n", 2, []),
        ("tags: a\n", 0, ["1:7: error: \"tags\": expected a list (each entry after \"- \"), found text"]),
        (
            "tags: {a: b}\n", 0,
            ["1:7: error: \"tags\": expected a list (each entry after \"- \"), found a group of keys"]
        ),
        ("tags:\n  - a\n  -\n", 1, ["3:4: error: \"tags\" has an empty entry: delete it"]),
        ("tags: [null, '']\n", 1, ["1:8: error: \"tags\" has an empty entry: delete it"]),
    ])
    func readsLists(_ text: String, _ count: Int, _ findings: [String]) throws {
        let (nodes, found) = try sample(text) { $0.list(.tags) }
        #expect(nodes?.count == count)
        #expect(found == findings)
    }

    /// A list that must be given, for pages that without it show nothing.
    @Test(arguments: [
        ("tags: [a, b]\n", 2, []), ("name: a\n", nil, ["1:1: error: \"tags\" is missing: a sample needs it"]),
        ("tags:\n", nil, ["1:6: error: \"tags\" is empty: a sample needs it"]),
        ("tags: []\n", 0, ["1:7: warning: \"tags\" is empty: the page will show nothing"]),
        ("tags: [~]\n", 0, ["1:8: error: \"tags\" has an empty entry: delete it"]),
        ("tags: a\n", 0, ["1:7: error: \"tags\": expected a list (each entry after \"- \"), found text"]),
        (
            "tags: *a\n", 0,
            ["1:7: error: \"*a\" would repeat other text, which is not supported: write it out or put it in quotes"]
        ),
        ("tagz: []\n", nil, ["1:1: error: unknown key \"tagz\" (did you mean \"tags\"?)"]),
    ])
    func readsAListThatIsNeeded(_ text: String, _ count: Int?, _ findings: [String]) throws {
        let (nodes, found) = try sample(text) { $0.requiredEntries(.tags) }
        #expect(nodes??.count == count)
        #expect(found == findings)
    }

    @Test func refusesAKeyThatMustNotStandHere() throws {
        #expect(try sample("mode: a\n") { $0.refuse(.mode, "not here") }.1 == ["1:7: error: not here"])
        #expect(try sample("name: a\n") { $0.refuse(.mode, "not here") }.1 == [])
    }
}
