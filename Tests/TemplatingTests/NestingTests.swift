import Templating
import Testing

@Suite struct NestingTests {
    @Test(arguments: [
        Mistake(
            "an unclosed section", "x\n{{#dishes}}\n",
            "page.mustache:2:4: error: section \"dishes\" is never closed: add {{/dishes}}\n{{#dishes}}\n   ^"),
        Mistake(
            "an unclosed inverted section", "{{^a}}",
            "page.mustache:1:4: error: section \"a\" is never closed: add {{/a}}\n{{^a}}\n   ^"),
        Mistake(
            "an unclosed block", "{{$title}}",
            "page.mustache:1:4: error: block \"title\" is never closed: add {{/title}}\n{{$title}}\n   ^"),
        Mistake(
            "an unclosed parent", "{{<frame}}",
            "page.mustache:1:4: error: parent \"frame\" is never closed: add {{/frame}}\n{{<frame}}\n   ^"),
        Mistake(
            "a stray closing tag", "a{{/b}}",
            "page.mustache:1:5: error: closes \"b\", but nothing is open\na{{/b}}\n    ^"),
        Mistake(
            "sections that overlap", "\n\n{{#b}}\n{{/a}}{{/b}}",
            "page.mustache:4:4: error: closes \"a\", but \"b\" is open since line 3\n{{/a}}{{/b}}\n   ^"),
        Mistake(
            "a section closed from outside", "{{#a}}{{#b}}{{/a}}",
            "page.mustache:1:16: error: closes \"a\", but \"b\" is open since line 1\n{{#a}}{{#b}}{{/a}}\n               ^"
        ),
    ])
    func reports(_ mistake: Mistake) {
        #expect(findings(in: ["page": mistake.template]) == [mistake.finding])
    }

    @Test(arguments: [64, 65, 50_000])
    func limitsDepth(depth: Int) {
        let template =
            String(repeating: "{{#a}}", count: depth) + "\n" + String(repeating: "{{/a}}", count: depth)
        let messages = findings(in: ["page": template]).map { $0.prefix { $0 != "\n" } }
        #expect(messages == (depth <= 64 ? [] : ["page.mustache:1:388: error: tags nest more than 64 deep"]))
    }
}
