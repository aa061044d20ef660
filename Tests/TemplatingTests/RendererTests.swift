import Diagnostics
import Testing

@testable import Templating

@Suite struct RendererTests {
    @Test(arguments: [
        Example("text", "a {{x}} b", [:], ["x": "1"], "a 1 b"),
        Example(
            "escapes five characters", "{{x}}", [:], ["x": "<a href='b' id=\"c\">&amp;"],
            "&lt;a href=&#39;b&#39; id=&quot;c&quot;&gt;&amp;amp;"),
        Example("three braces", "{{{x}}}", [:], ["x": "<b>"], "<b>"),
        Example("an ampersand", "{{& x }}", [:], ["x": "<b>"], "<b>"),
        Example("missing", "[{{x}}{{{x}}}{{x.y}}]", [:], [:], "[]"),
        Example("a flag as text", "{{x}}", [:], ["x": true], "true"),
        Example("lists and records as text", "[{{x}}{{y}}]", [:], ["x": ["1"], "y": ["a": "1"]], "[]"),
        Example("a section over text", "{{#x}}<{{.}}>{{/x}}", [:], ["x": "1"], "<1>"),
        Example("a section over empty text", "{{#x}}yes{{/x}}{{^x}}no{{/x}}", [:], ["x": ""], "no"),
        Example("a section over a list", "{{#x}}{{y}},{{/x}}", [:], ["x": [["y": "1"], ["y": "2"]]], "1,2,"),
        Example("a section over a list of flags", "{{#x}}[{{#.}}1{{/.}}]{{/x}}", [:], ["x": [true, false]], "[1][]"),
        Example("a section over an empty list", "{{#x}}yes{{/x}}{{^x}}no{{/x}}", [:], ["x": []], "no"),
        Example("a section over a record", "{{#x}}{{y}}{{/x}}", [:], ["x": ["y": "1"]], "1"),
        Example(
            "nested lists", "{{#a}}({{#b}}{{.}}{{c}}{{/b}}){{/a}}", [:],
            ["c": "!", "a": [["b": ["1", "2"]], ["b": []], ["b": ["3"]]]], "(1!2!)()(3!)"),
        Example("the outer value", "{{#a}}{{x}}{{/a}}", [:], ["x": "outer", "a": ["y": "1"]], "outer"),
        Example("the inner value", "{{#a}}{{x}}{{/a}}", [:], ["x": "outer", "a": ["x": "inner"]], "inner"),
        Example("null hides the outer value", "{{#a}}[{{x}}]{{/a}}", [:], ["x": "outer", "a": ["x": nil]], "[]"),
        Example(
            "a dotted name does not go out again", "{{#a}}[{{b.c}}]{{/a}}", [:],
            ["b": ["c": "outer"], "a": ["b": [:]]], "[]"),
        Example("a partial", "<{{>p}}>", ["p": "{{x}}"], ["x": "1"], "<1>"),
        Example("a partial that is missing", "<{{>p}}>", [:], [:], "<>"),
        Example(
            "a partial that calls itself", "{{>p}}", ["p": "{{x}}{{#n}}({{>p}}){{/n}}"],
            ["x": "1", "n": ["x": "2", "n": ["x": "3", "n": nil]]], "1(2(3))"),
        Example("content is not compiled", "{{x}}", [:], ["x": "{{y}}", "y": "1"], "{{y}}"),
    ])
    func writes(_ example: Example) throws {
        #expect(try example.output() == example.expected)
    }

    @Test func writesURLsAndFragments() throws {
        let url = Value.url(try CheckedURL("/a?b=1&c='2'"))
        let fragment = Value.fragment(TrustedFragment("<b>&amp;</b>"))
        let output = try render("page", of: ["page": "{{u}} {{f}} {{{f}}}"], with: ["u": url, "f": fragment])
        #expect(output == "/a?b=1&amp;c=&#39;2&#39; &lt;b&gt;&amp;amp;&lt;/b&gt; <b>&amp;</b>")
    }

    @Test func stopsEndlessCalls() throws {
        let library = try TemplateLibrary(["page": source("a\n {{>page}}")], .specification)
        #expect(throws: endless("page")) { try library.render("page", with: [:]) }
    }

    @Test func stopsEndlessParents() throws {
        let library = try TemplateLibrary(
            ["page": source("a\n {{<page}}{{$b}}{{/b}}{{/page}}{{$b}}{{/b}}")], .specification)
        let error = #expect(throws: Finding.self) { try library.render("page", with: [:]) }
        #expect(error?.message == endless("page").message)
    }

    /// A checked library finds these before anything is rendered; the renderer does not rely on that.
    @Test(arguments: [
        ("{{{t}}}", nil, "&lt;b&gt;"), ("{{&t}}", nil, "&lt;b&gt;"),
        ("a {{x}}", "\"x\" is not in the context", ""), ("{{^t.x}}{{/t.x}}", "\"t.x\" is not in the context", ""),
        ("{{>x}}", "unknown template \"x\"", ""),
    ])
    func isStrictByItself(_ template: String, _ message: String?, _ expected: String) throws {
        var assembler = Assembler(reportsIgnored: true)
        assembler.assemble(source(template), as: "page")
        var renderer = Renderer(program: assembler.program, missing: .isError, context: ["t": "<b>"])
        do throws(Finding) {
            let output = try renderer.run(from: 0)
            #expect(message == nil)
            #expect(String(decoding: output, as: UTF8.self) == expected)
        } catch {
            #expect(error.message == message)
        }
    }

    private func endless(_ name: String) -> Finding {
        Finding(
            .error, "templates and blocks call each other more than 256 deep: does \"\(name)\" call itself?",
            in: source("a\n {{>page}}"), at: SourcePosition(line: 2, column: 5))
    }
}
