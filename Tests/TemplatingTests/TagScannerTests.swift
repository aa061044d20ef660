import Templating
import Testing

@Suite struct TagScannerTests {
    @Test(arguments: [
        Mistake(
            "an unclosed tag", "Hi\n  {{name}",
            "page.mustache:2:3: error: unclosed tag: \"}}\" is missing\n  {{name}\n  ^"),
        Mistake(
            "an unclosed tag before another", "<p>{{name}</p>{{other}}",
            "page.mustache:1:4: error: unclosed tag: \"}}\" is missing\n<p>{{name}</p>{{other}}\n   ^"),
        Mistake(
            "two braces after three", "é{{{name}} x",
            "page.mustache:1:2: error: unclosed tag: \"}}}\" is missing\né{{{name}} x\n ^"),
        Mistake(
            "an unclosed comment", "{{! no end }",
            "page.mustache:1:1: error: unclosed tag: \"}}\" is missing\n{{! no end }\n^"),
        Mistake(
            "delimiters of one's own", "{{=<% %>=}}<%name}}",
            "page.mustache:1:12: error: unclosed tag: \"%>\" is missing\n{{=<% %>=}}<%name}}\n           ^"),
        Mistake("no name", "a{{ }}", "page.mustache:1:2: error: empty tag: a name is missing\na{{ }}\n ^"),
        Mistake(
            "a section without a name", "{{#}}", "page.mustache:1:1: error: empty tag: a name is missing\n{{#}}\n^"),
        Mistake(
            "a name of two words", "{{ dish name }}",
            "page.mustache:1:4: error: a name holds no spaces: \"dish name\"\n{{ dish name }}\n   ^"),
        Mistake(
            "two dots", "{{a..b}}",
            "page.mustache:1:3: error: a name is missing beside a dot: \"a..b\"\n{{a..b}}\n  ^"),
        Mistake(
            "a dot at the end", "{{#a.}}{{/a.}}",
            "page.mustache:1:4: error: a name is missing beside a dot: \"a.\"\n{{#a.}}{{/a.}}\n   ^"),
        Mistake(
            "one delimiter", "{{=<%=}}",
            "page.mustache:1:1: error: delimiters are set like {{=<% %>=}}\n{{=<%=}}\n^"),
        Mistake(
            "a delimiter with an equals sign", "{{=<= =>=}}",
            "page.mustache:1:1: error: delimiters are set like {{=<% %>=}}\n{{=<= =>=}}\n^"),
    ])
    func reports(_ mistake: Mistake) {
        #expect(findings(in: ["page": mistake.template]) == [mistake.finding])
    }

    @Test func reportsAllMistakes() {
        #expect(
            findings(in: ["a": "{{}}\n{{x y}}", "b": "{{z"]) == [
                "a.mustache:1:1: error: empty tag: a name is missing\n{{}}\n^",
                "a.mustache:2:3: error: a name holds no spaces: \"x y\"\n{{x y}}\n  ^",
                "b.mustache:1:1: error: unclosed tag: \"}}\" is missing\n{{z\n^",
            ])
    }

    @Test(arguments: [
        ("{{ # shown }}yes{{ / shown }}", "yes"),
        ("{{=| |=}}|text| {{text}}|={{ }}=|{{text}}", "a&lt;b {{text}}a&lt;b"),
        ("{{=<< >>=}}<<{text}>><<&text>><<text>>", "a<ba<ba&lt;b"),
        ("{ {text} } {{!{{text}}", "{ {text} } "),
        ("}} {{text}} }}", "}} a&lt;b }}"),
    ])
    func reads(_ template: String, _ expected: String) throws {
        let context: Value = ["text": "a<b", "shown": true]
        let output = try render("page", of: ["page": template], with: context)
        #expect(output == expected)
    }
}
