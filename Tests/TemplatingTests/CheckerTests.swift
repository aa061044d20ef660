import Diagnostics
import Templating
import Testing

/// Places in HTML: what may be written where.
@Suite struct CheckerTests {
    static let shape = Shape.record([
        "t": .text, "id": .text, "u": .url, "v": .url, "f": .fragment, "b": .flag, "l": .list(of: .text),
        "us": .list(of: .url), "o": .optional(.url),
    ])

    @Test(arguments: [
        "<p title=\"{{t}}\" class='a {{t}}'>{{t}} {{u}} {{{f}}}</p>",
        "<title>{{t}}</title><textarea>{{t}}</textarea>{{{f}}}",
        "<a href=\"{{u}}\">{{t}}</a>",
        "<a href=\"{{u}}#{{id}}\"></a><a href=\"#{{id}}\"></a><a href='/menu?a=b#x{{id}}-{{t}}'></a>",
        "<a href=\" {{u}}/more\"></a>",
        "<img src=\"{{u}}\" srcset=\"{{u}} 400w, {{v}} 800w,{{u}}\" alt=\"{{t}}\">",
        "<a{{#b}} class=\"x\"{{/b}}{{^b}} hidden{{/b}}>x</a>",
        "<a {{#b}}hidden{{/b}} {{#t}}title=\"{{t}}\"{{/t}}>x</a>",
        "<input{{#b}} checked{{/b}}{{#b}} disabled{{/b}}/>",
        "<a class=\"a{{#b}} b{{/b}}{{#l}} {{.}}{{/l}}\" {{#l}}data-x=\"1\" {{/l}}>x</a>",
        "<a href=\"{{#b}}{{u}}{{/b}}{{^b}}/none{{/b}}\">x</a>",
        "<a href=\"{{^b}}{{u}}{{/b}}{{#b}}{{v}}{{/b}}\">x</a>",
        "{{#b}}<a href=\"{{u}}\" {{/b}}{{^b}}<a {{/b}}class=\"x\">x</a>",
        "{{#o}}<a href=\"{{o}}\"></a><a href=\"{{.}}\"></a>{{/o}}{{^o}}none{{/o}}",
        "<!-- literal --><!doctype html><script>if (a < b) { '<p>' }</script><style>a{}</style>",
        "<a onclick=\"go()\" style=\"color:red\">x</a>",
        "a < b & c <3 {{t}}",
        "<svg><use href=\"#a\"/><path d=\"{{t}}\"/></svg>",
    ])
    func accepts(_ template: String) {
        #expect(findings(in: ["page": template], pages: ["page": Self.shape]) == [])
    }

    @Test(arguments: [
        ("<script>var a = {{¶t}}</script>", "a tag in <script>: make the whole element a trusted fragment"),
        ("<script>{{{¶f}}}</script>", "a tag in <script>: make the whole element a trusted fragment"),
        ("<STYLE>a{color:{{¶t}}}</STYLE>", "a tag in <style>: make the whole element a trusted fragment"),
        ("<iframe>{{¶t}}</iframe>", "a tag in <iframe>: make the whole element a trusted fragment"),
        ("<p onclick=\"a({{¶t}})\">", "a tag in onclick, which runs as script: use a data- attribute"),
        ("<p OnClick='{{¶u}}'>", "a tag in onclick, which runs as script: use a data- attribute"),
        ("<p style=\"color:{{¶t}}\">", "a tag in style, which is not covered by the page's policy: use a class"),
        ("<iframe srcdoc=\"{{¶t}}\"></iframe>", "a tag in srcdoc, which is read as HTML: use a page of its own"),
        ("<set to=\"{{¶t}}\"/>", "a tag in to, which can become a URL: write it in the template"),
        ("<p title={{¶t}}>", "a tag in an unquoted attribute value: write quotes around it"),
        ("<p title=a{{¶t}} >", "a tag in an unquoted attribute value: write quotes around it"),
        ("<{{¶t}}>", "a tag in the name of an element: write the name in the template"),
        ("<h{{¶t}}>", "a tag in the name of an element: write the name in the template"),
        ("</{{¶t}}>", "a tag in the name of an element: write the name in the template"),
        ("<p {{¶t}}>", "a tag in place of an attribute: write the attribute's name in the template"),
        ("<p data-{{¶t}}=\"\">", "a tag in place of an attribute: write the attribute's name in the template"),
        ("<p a=\"\"{{¶t}}>", "a tag in place of an attribute: write the attribute's name in the template"),
        ("<!-- {{¶t}} -->", "a tag in a comment: nobody sees it, so leave it out"),
        ("<!doctype {{¶t}}>", "a tag in a declaration: write it in the template"),
        ("<a href=\"{{¶t}}\">", "\"t\" is text, and href takes a checked URL, or text after \"#\""),
        ("<a href=\"/{{¶t}}\">", "\"t\" is text, and href takes a checked URL, or text after \"#\""),
        ("<a href=\"&#106;{{¶t}}\">", "\"t\" is text, and href takes a checked URL, or text after \"#\""),
        ("<a href=\"&{{¶t}}\">", "\"t\" is text, and href takes a checked URL, or text after \"#\""),
        ("<a href=\"{{u}}{{¶t}}\">", "\"t\" is text, and href takes a checked URL, or text after \"#\""),
        ("<form ACTION='{{¶t}}'>", "\"t\" is text, and action takes a checked URL, or text after \"#\""),
        ("<button formaction=\"{{¶t}}\">", "\"t\" is text, and formaction takes a checked URL, or text after \"#\""),
        ("<img src=\"{{¶t}}\">", "\"t\" is text, and src takes a checked URL, or text after \"#\""),
        ("<video poster=\"{{¶t}}\">", "\"t\" is text, and poster takes a checked URL, or text after \"#\""),
        ("<use xlink:href=\"{{¶t}}\"/>", "\"t\" is text, and xlink:href takes a checked URL, or text after \"#\""),
        ("<img srcset=\"a 1x, {{¶t}} 2x\">", "\"t\" is text, and srcset takes a checked URL, or text after \"#\""),
        ("<img srcset=\"#{{¶t}}\">", "\"t\" is text, and srcset takes a checked URL, or text after \"#\""),
        ("<a href=\"/{{¶u}}\">", "\"u\" is a URL, and stands only at the start of one in href"),
        ("<a href=\"{{u}}{{¶v}}\">", "\"v\" is a URL, and stands only at the start of one in href"),
        ("<a href=\"{{#us}}{{¶.}}{{/us}}\">", "\".\" is a URL, and stands only at the start of one in href"),
        ("<a href=\"{{#b}}{{u}}{{/b}}{{¶v}}\">", "\"v\" is a URL, and stands only at the start of one in href"),
        ("<a href=\"{{#b}}#{{/b}}{{¶t}}\">", "\"t\" is text, and href takes a checked URL, or text after \"#\""),
        ("<img srcset=\"{{u}} {{¶v}}\">", "\"v\" is a URL, and stands only at the start of one in srcset"),
        ("<p title=\"{{{¶f}}}\">", "\"f\" is a trusted fragment, and title takes only text"),
        ("<title>{{{¶f}}}</title>", "\"f\" is a trusted fragment, and <title> takes only text"),
        ("{{¶f}}", "\"f\" is a trusted fragment: write {{{f}}}"),
        ("{{{¶t}}}", "\"t\" is text, not a trusted fragment: write {{t}}"),
        ("{{&¶u}}", "\"u\" is a URL, not a trusted fragment: write {{u}}"),
        ("<meta http-equiv¶=\"refresh\" content=\"{{t}}\">", "http-equiv is not checked: send the header instead"),
        ("<!¶[CDATA[ x ]]>", "\"<![\" has no meaning in HTML: write the text itself, with &lt; for \"<\""),
        ("<script><!-¶-</script>", "\"<!--\" changes where <script> ends: leave it out"),
        ("<title><¶b></title>", "no element begins in <title>: write &lt; for \"<\""),
        ("<p ¶=\"x\">", "the name of an attribute is missing before \"=\""),
        ("<p{{#b}} hidden{{/b}}¶x>", "a space is missing between a section and what follows it in the tag <p>"),
        (
            "{{#¶b}}<script>{{/b}}",
            "section \"b\" leads from element content to <script>: keep to one place in the HTML"
        ),
        (
            "{{^¶b}}<!--{{/b}}-->",
            "section \"b\" leads from element content to a comment: keep to one place in the HTML"
        ),
        (
            "<a {{#¶b}}title=\"{{/b}}\">",
            "section \"b\" leads from the tag <a> to the value of title: keep to one place in the HTML"
        ),
        (
            "{{#¶b}}<a {{/b}}{{^b}}<b {{/b}}>",
            "section \"b\" ends in the tag <a>, its opposite in the tag <b>: keep to one place in the HTML"
        ),
    ])
    func reports(_ marked: String, _ message: String) throws {
        // The mark is the place of the caret.
        let column = try #require(marked.firstIndex(of: "¶")).utf16Offset(in: marked) + 1
        let first = firstFinding(in: marked.replacing("¶", with: ""))
        #expect(first?.message == message)
        #expect(first?.position == SourcePosition(line: 1, column: column))
    }

    private func firstFinding(in template: String) -> Finding? {
        do throws(Findings) {
            _ = try TemplateLibrary(["page": source(template)], .checked(pages: ["page": Self.shape]))
            return nil
        } catch {
            return error.all.first
        }
    }
}
