import Templating
import Testing

/// Partials, parents and blocks: what a template may call.
@Suite struct CheckerCallsTests {
    static let shape = Shape.record(["t": .text, "b": .flag, "l": .list(of: .record(["t": .text, "u": .url]))])

    @Test(arguments: [
        ["page": "{{>p}}{{#l}}{{>p}}{{/l}}", "p": "{{t}}"],
        ["page": "<a title=\"{{>p}}\">{{>p}}</a>", "p": "{{t}}"],
        ["page": "{{>open}} hidden{{>close}}", "open": "<a", "close": ">x</a>"],
        ["page": "{{<p}}{{$x}}<b>{{t}}</b>{{/x}}{{/p}}", "p": "<p>{{$x}}{{/x}}</p>{{$y}}{{/y}}"],
        ["page": "{{<p}}{{$x}}{{<p}}{{$x}}1{{/x}}{{/p}}{{/x}}{{/p}}", "p": "<p>{{$x}}{{/x}}</p>"],
        ["page": "{{<p}}\n  {{! why }}\n  {{$x}}{{u}}{{/x}}\n{{/p}}", "p": "{{#l}}{{$x}}{{/x}}{{/l}}"],
        ["page": "{{<p}}{{$x}}1{{/x}}{{/p}}", "p": "{{<q}}{{$y}}{{$x}}{{/x}}{{/y}}{{/q}}", "q": "{{$y}}{{/y}}"],
    ])
    func accepts(_ sources: [String: String]) {
        #expect(findings(in: sources, pages: ["page": Self.shape]) == [])
    }

    @Test(arguments: [
        (["page": "{{>¶dihs}}", "dish": ""], "unknown template \"dihs\" (did you mean \"dish\"?)"),
        (["page": "{{^b}}{{> ¶dish}}{{/b}}"], "unknown template \"dish\""),
        (["page": "{{<¶dish}}{{/dish}}"], "unknown template \"dish\""),
        (["page": "{{>¶page}}"], "template \"page\" calls itself: page > page"),
        (["page": "{{>p}}", "p": "{{#b}}{{>q}}{{/b}}", "q": "{{>¶p}}"], "template \"p\" calls itself: p > q > p"),
        (
            ["page": "{{<p}}{{$¶titel}}{{/titel}}{{/p}}", "p": "{{$title}}{{/title}}"],
            "template \"p\" has no block \"titel\" (did you mean \"title\"?)"
        ),
        (
            ["page": "{{<p}} ¶text {{$x}}{{/x}}{{/p}}", "p": "{{$x}}{{/x}}"],
            "text in a parent tag, but in no block, is never written"
        ),
        (
            ["page": "{{<p}}¶{{#b}}{{$x}}{{/x}}{{/b}}{{/p}}", "p": "{{$x}}{{/x}}"],
            "a tag in a parent tag, but in no block, is never written"
        ),
        (
            ["page": "<script>{{>p}}</script>", "p": "{{¶t}}"],
            "a tag in <script>: make the whole element a trusted fragment"
        ),
        (
            ["page": "<a href=\"{{<p}}{{$x}}{{¶t}}{{/x}}{{/p}}\"></a>", "p": "{{$x}}{{/x}}"],
            "\"t\" is text, and href takes a checked URL, or text after \"#\""
        ),
        (
            ["page": "{{#¶b}}{{>p}}{{/b}}", "p": "<script>"],
            "section \"b\" leads from element content to <script>: keep to one place in the HTML"
        ),
        (["page": "{{>p}}<a title=\"¶", "p": ""], "the page ends in the value of title"),
        (["page": "{{#l}}{{>p}}{{/l}}{{>p}}", "p": "{{#b}}{{¶u}}{{/b}}"], "unknown key \"u\""),
    ])
    func reports(_ sources: [String: String], _ message: String) throws {
        let all = findings(in: sources.mapValues { $0.replacing("¶", with: "") }, pages: ["page": Self.shape])
        let marked = try #require(sources.first { $0.value.contains("¶") })
        #expect(all.contains(finding(message, in: marked.value, named: marked.key)), "\(all)")
    }

    @Test func whatIsFoundTwiceIsToldOnce() {
        let sources = ["one": "{{>p}}{{>p}}", "two": "{{>p}}", "p": "{{x}}"]
        #expect(
            findings(in: sources, pages: ["one": Self.shape, "two": Self.shape])
                == ["p.mustache:1:3: error: unknown key \"x\"\n{{x}}\n  ^"])
    }

    @Test func aPageNeedsATemplate() {
        #expect(
            findings(in: ["menu": ""], pages: ["menus": Self.shape])
                == ["menus: error: there is no template for this page (did you mean \"menu\"?)"])
    }

    @Test func limitsDepth() {
        var sources = ["page": "{{>p0}}", "p300": ""]
        for number in 0..<300 { sources["p\(number)"] = "{{>p\(number + 1)}}" }
        #expect(
            findings(in: sources, pages: ["page": Self.shape])
                == [
                    "p199.mustache:1:4: error: sections, blocks and calls stand in each other more than 200 deep\n{{>p200}}\n   ^"
                ])
    }

    @Test func limitsLength() {
        // Each template calls the next one twice: 2³⁰ calls if nothing stopped them.
        var sources = ["page": "{{>p0}}", "p30": ""]
        for number in 0..<30 { sources["p\(number)"] = "{{>p\(number + 1)}}{{>p\(number + 1)}}" }
        let all = findings(in: sources, pages: ["page": Self.shape])
        #expect(
            all.contains { $0.contains("error: the page has more than 100000 instructions with all that it calls") })
    }
}
