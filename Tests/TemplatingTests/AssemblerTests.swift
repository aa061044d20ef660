import Diagnostics
import Templating
import Testing

@Suite struct AssemblerTests {
    @Test(arguments: [
        Example("a section's lines go", "a\n  {{#x}}\nb\n{{/x}}\nc", [:], ["x": true], "a\nb\nc"),
        Example("also with carriage returns", "a\r\n{{#x}}\r\nb\r\n{{/x}}\r\n", [:], ["x": true], "a\r\nb\r\n"),
        Example("a line with two tags stays", "{{#x}}{{/x}}\nb", [:], ["x": true], "\nb"),
        Example("a line with a value stays", " {{y}} \n", [:], ["y": "1"], " 1 \n"),
        Example("a comment of three lines goes", "a\n {{! 1\n2\n3 }} \nb", [:], [:], "a\nb"),
        Example("a comment beside text leaves the space", "a {{! }} \n", [:], [:], "a  \n"),
        Example("new delimiters go with their line", "a\n{{=| |=}}\n|x|", [:], ["x": "1"], "a\n1"),
        Example("delimiters end with the template", "{{>p}}{{x}}", ["p": "{{=| |=}}|x|{{x}}"], ["x": "1"], "1{{x}}1"),
        Example("a partial's lines are indented", "a\n  {{>p}}\nb", ["p": "1\n2\n"], [:], "a\n  1\n  2\nb"),
        Example("deeper partials more", " {{>p}}", ["p": "1\n {{>q}}\n2\n", "q": "3\n4\n"], [:], " 1\n  3\n  4\n 2\n"),
        Example("a value's lines are not", " {{>p}}", ["p": "{{x}}\n"], ["x": "1\n2"], " 1\n2\n"),
        Example(
            "a partial beside text is not indented", " {{>p}}", ["p": "a {{>q}}\n", "q": "1\n2"], [:], " a 1\n2\n"),
        Example("a partial after one without a line feed", " {{>p}}\n  {{>q}}\n", ["p": "1", "q": "2"], [:], " 1  2"),
        Example("an empty partial", "  {{>p}}\nb", ["p": ""], [:], "b"),
        Example("a byte order mark is left out", "\u{FEFF}{{#x}}\na\n{{/x}}", [:], ["x": true], "a\n"),
        Example("an empty template", "", [:], [:], ""),
    ])
    func assemblesLines(_ example: Example) throws {
        #expect(try example.output() == example.expected)
    }

    @Test(arguments: [
        Example("a default", "{{$t}}a{{x}}{{/t}}", [:], ["x": "1"], "a1"),
        Example("an argument", "{{<p}}{{$t}}b{{/t}}{{/p}}", ["p": "[{{$t}}a{{/t}}]"], [:], "[b]"),
        Example("one of two", "{{<p}}{{$u}}c{{/u}}{{/p}}", ["p": "{{$t}}a{{/t}}{{$u}}b{{/u}}"], [:], "ac"),
        Example("a parent that is missing", "[{{<p}}{{$t}}b{{/t}}{{/p}}]", [:], [:], "[]"),
        Example(
            "the outermost argument wins", "{{<p}}{{$t}}1{{/t}}{{/p}}",
            ["p": "{{<q}}{{$t}}2{{/t}}{{/q}}", "q": "{{$t}}3{{/t}}"], [:], "1"),
        Example(
            "a block in an argument", "{{<p}}{{$u}}1{{/u}}{{/p}}",
            ["p": "{{<q}}{{$t}}<{{$u}}2{{/u}}>{{/t}}{{/q}}", "q": "{{$t}}3{{/t}}"], [:], "<1>"),
        Example(
            "a block in an argument of its own name", "{{<p}}{{$t}}1{{$t}}2{{/t}}{{/t}}{{/p}}", ["p": "{{$t}}3{{/t}}"],
            [:], "12"),
        Example(
            "an argument sees the context of its place", "{{<p}}{{$t}}{{x}}{{/t}}{{/p}}",
            ["p": "{{#l}}{{$t}}{{/t}},{{/l}}"], ["x": "outer", "l": [["x": "1"], ["x": "2"]]], "1,2,"),
        Example(
            "what is beside the blocks is ignored",
            "{{<p}} a {{x}}{{#x}}{{$t}}1{{/t}}{{/x}}{{>q}}{{$t}}b{{/t}} c {{/p}}", ["p": "{{$t}}{{/t}}", "q": "!"],
            ["x": "1"], "b"),
        Example(
            "arguments end with the parent tag", "{{<p}}{{$t}}1{{/t}}{{/p}}{{<p}}{{/p}}", ["p": "{{$t}}2{{/t}}"], [:],
            "12"),
        Example(
            "a parent within an argument", "{{<p}}{{$t}}{{<p}}{{$t}}1{{/t}}{{/p}}{{/t}}{{/p}}",
            ["p": "<{{$t}}2{{/t}}>"], [:], "<<1>>"),
        Example(
            "an argument through a partial", "{{<p}}{{$t}}1{{/t}}{{/p}}", ["p": "{{>q}}", "q": "{{$t}}2{{/t}}"], [:],
            "1"),
        Example(
            "a parent alone on its lines", "a\n  {{<p}}\n{{$t}}x{{/t}}\n  {{/p}}\nb", ["p": "1\n{{$t}}{{/t}}\n"], [:],
            "a\n  1\n  x\nb"),
        Example("a parent beside text", "a {{<p}}{{/p}} b", ["p": "1\n2"], [:], "a 1\n2 b"),
        Example(
            "an argument takes the place's indentation", "{{<p}}\n{{$t}}\nx\n y\n{{/t}}\n{{/p}}",
            ["p": "<ul>\n    {{$t}}\n    {{/t}}\n</ul>\n"], [:], "<ul>\n    x\n     y\n</ul>\n"),
        Example(
            "and leaves its own", "{{<p}}\n  {{$t}}\n    x\n      y\n    {{/t}}\n{{/p}}", ["p": "{{$t}}\n a\n{{/t}}\n"],
            [:], " x\n   y\n"),
        Example(
            "the space before its end goes", "{{<p}}{{$t}}\nx\n  {{/t}}{{/p}}", ["p": "[{{$t}}{{/t}}]"], [:], "[x\n]"),
        Example("a default keeps its lines", "{{$t}}\n  a\n    b\n{{/t}}\n", [:], [:], "  a\n    b\n"),
        Example(
            "a default in a partial is indented with it", "  {{>p}}", ["p": "{{$t}}\n  a\n{{/t}}\n"], [:], "    a\n"),
        Example("a block beside text", "{{<p}}{{$t}}1\n2{{/t}}{{/p}}", ["p": "  a {{$t}}{{/t}}\n"], [:], "  a 1\n2\n"),
    ])
    func assemblesInheritance(_ example: Example) throws {
        #expect(try example.output() == example.expected)
    }

    @Test func refusesOtherEncodings() {
        let file = SourceFile(path: "page.mustache", bytes: Array("ok\nM".utf8) + [0xFC] + Array("sli".utf8))
        let error = #expect(throws: Findings.self) { try TemplateLibrary(["page": file], .specification) }
        #expect(
            error?.description
                == "page.mustache:2:2: error: not UTF-8: save the file in that encoding\nM\u{FFFD}sli\n ^")
    }

    @Test func refusesABlockGivenTwice() {
        #expect(
            findings(in: ["page": "{{<p}}{{$t}}1{{/t}}{{$t}}2{{/t}}{{/p}}", "p": ""]) == [
                "page.mustache:1:23: error: block \"t\" is given twice\n{{<p}}{{$t}}1{{/t}}{{$t}}2{{/t}}{{/p}}\n"
                    + String(repeating: " ", count: 22) + "^"
            ])
    }
}
