import Diagnostics
import MicroHTTP
import Testing

@testable import Site

struct AssetLinkerTests {
    private func link(_ texts: [String: String]) -> (assets: [String: Asset], findings: [Finding]) {
        AssetLinker.link(
            Dictionary(uniqueKeysWithValues: texts.map { ($0, SourceFile(path: "Public/\($0)", text: $1)) }))
    }

    private static let page = [
        "spy.js": "import { a } from \"./engine.js\";\nimport \"./chips.js\"; // \"quoted\"\n",
        "engine.js": "fetch(\"./engine.wasm\");",
        "chips.js": "let text = \"\";",
        "engine.wasm": "\0asm",
        "carta.css": "a { content: \"./chips.js\"; }",
    ]

    @Test func scriptsNameFilesByTheirAddresses() throws {
        let (assets, findings) = link(Self.page)
        #expect(findings == [])
        let names = assets.mapValues(\.name)
        let (engine, chips, module) = try (
            #require(names["engine.js"]), #require(names["chips.js"]), #require(names["engine.wasm"])
        )
        #expect(engine.wholeMatch(of: /engine\.[0-9a-f]{12}\.js/) != nil)
        #expect(
            assets["spy.js"]?.response.content.text
                == "import { a } from \"./\(engine)\";\nimport \"./\(chips)\"; // \"quoted\"\n")
        #expect(assets["engine.js"]?.response.content.text == "fetch(\"./\(module)\");")
    }

    @Test(arguments: ["chips.js", "carta.css", "engine.wasm"])
    func otherFilesAreSentAsTheyAre(name: String) {
        #expect(link(Self.page).assets[name]?.response.content.text == Self.page[name])
    }

    @Test func whatAScriptLoadsIsKnownInOrderAndOnce() {
        var page = Self.page
        page["chips.js"] = "import \"./engine.js\"; import \"./engine.js\";"
        let assets = link(page).assets
        #expect(assets["spy.js"]?.needs == ["engine.js", "engine.wasm", "chips.js"])
        #expect(assets["chips.js"]?.needs == ["engine.js", "engine.wasm"])
        #expect(assets["carta.css"]?.needs == [])
    }

    /// Each entry is a file to change, and the files whose addresses have to change with it.
    @Test(arguments: [
        ("engine.wasm", ["engine.js", "engine.wasm", "spy.js"]), ("engine.js", ["engine.js", "spy.js"]),
        ("chips.js", ["chips.js", "spy.js"]), ("spy.js", ["spy.js"]), ("carta.css", ["carta.css"]),
    ])
    func anAddressChangesWithAllThatItLoads(changed: String, expected: [String]) throws {
        var page = Self.page
        let before = link(page).assets.mapValues(\.path)
        page[changed]? += " "
        let after = link(page).assets.mapValues(\.path)
        #expect(before.keys.filter { before[$0] != after[$0] }.sorted() == expected)
    }

    /// Each entry is a name that no file has, among files, and what is said of it.
    @Test(arguments: [
        ("engin.js", " (did you mean \"engine.js\"?)"), ("something.js", ""), ("", ""),
    ])
    func anUnknownNameIsFoundWhereItStands(name: String, hint: String) {
        let (assets, findings) = link(["spy.js": "// é\nimport \"./\(name)\";", "engine.js": ""])
        #expect(
            findings.map(\.description) == [
                """
                Public/spy.js:2:8: error: there is no file "\(name)" beside it\(hint)
                import "./\(name)";
                       ^
                """
            ])
        #expect(assets["spy.js"]?.response.content.text == "// é\nimport \"./\(name)\";")
    }

    @Test func anEngineThatIsNotBuiltIsNoError() {
        let (_, findings) = link(["engine.js": "fetch(\"./engine.wasm\")"])
        #expect(
            findings.map(\.description) == [
                """
                Public/engine.js:1:7: warning: there is no file "engine.wasm" beside it, so no chip is lit; run \
                "make browser-module", which builds it
                fetch("./engine.wasm")
                      ^
                """
            ])
    }

    @Test func aCircleIsFoundOnce() {
        let (_, findings) = link([
            "a.js": "import \"./b.js\";", "b.js": "import \"./c.js\";", "c.js": "import \"./b.js\";",
        ])
        #expect(
            findings.map(\.description) == [
                """
                Public/c.js:1:8: error: scripts must not name each other in a circle: b.js, c.js, b.js
                import "./b.js";
                       ^
                """
            ])
    }

    @Test func aScriptThatNamesItselfIsACircle() {
        let message = "scripts must not name each other in a circle: a.js, a.js"
        #expect(link(["a.js": "\"./a.js\""]).findings.map(\.message) == [message])
    }

    @Test(arguments: ["\"./open", "\"", "import \"./", "'./engine.js'", "\"engine.js\" \"../engine.js\"", ""])
    func whatNamesNothingStaysAsItIs(text: String) {
        let (assets, findings) = link(["a.js": text, "engine.js": ""])
        #expect(findings == [])
        #expect(assets["a.js"]?.response.content.text == text)
        #expect(assets["a.js"]?.needs == [])
    }
}
