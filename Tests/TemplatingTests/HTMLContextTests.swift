@testable import Templating
import Testing

@Suite struct HTMLContextTests {
    @Test(arguments: [
        ("", "element content"), ("a < b", "element content"), ("a <", "an unfinished tag"),
        ("<<", "an unfinished tag"),
        ("<p", "the tag <p>"), ("<P ", "the tag <p>"), ("<p>", "element content"), ("</p", "the tag </p>"),
        ("</p>", "element content"), ("</>", "element content"), ("</ p", "a declaration"),
        ("<a href", "the tag <a>"), ("<a href ", "the tag <a>"), ("<a href=", "the value of href"),
        ("<a HREF = \"", "the value of href"), ("<a href='\"", "the value of href"), ("<a href='\"'", "the tag <a>"),
        ("<a href=x", "the value of href"), ("<a href=x ", "the tag <a>"), ("<a href=x>", "element content"),
        ("<a href=\">\"", "the tag <a>"), ("<br/", "the tag <br>"), ("<br/>", "element content"),
        ("<a b='c'd='", "the value of d"), ("<input checked title='", "the value of title"),
        ("<!doctype html", "a declaration"), ("<!doctype html>", "element content"), ("<?xml ?>", "element content"),
        ("<!-", "a declaration"), ("<!-- > -", "a comment"), ("<!-->", "element content"),
        ("<!--->", "element content"),
        ("<!-- -- >", "a comment"), ("<!-- --->", "element content"), ("<!-- --!>", "element content"),
        ("<!--!>", "a comment"), ("<!-- a-b-->", "element content"),
        ("<script>", "<script>"), ("<script>'</p>'<p>", "<script>"), ("<script></scripts>", "<script>"),
        ("<script></SCRIPT", "<script>"), ("<script></script ", "the tag </script>"),
        ("<script><</script>", "element content"),
        ("<script/>", "<script>"), ("<style>a{}</style>", "element content"), ("<title>a</title>", "element content"),
        ("<textarea></title>", "<textarea>"), ("<plaintext></plaintext", "<plaintext>"),
        ("<svg><path d='M0'/></svg>", "element content"), ("é<p title='é", "the value of title"),
    ])
    func knowsWhereItIs(_ html: String, _ description: String) {
        var context = HTMLContext()
        for byte in html.utf8 { #expect(context.read(byte) == nil) }
        #expect(context.description == description)
    }

    @Test(arguments: [
        ("<p>", "</b>", HTMLContext()),
        ("<a", "<a href='x'", HTMLContext(state: .separator, element: "a")),
        ("<a href='", "<a href='x", HTMLContext(state: .value(quote: 0x27, .started), element: "a", attribute: "href")),
        (
            "<a href='&", "<a href='x",
            HTMLContext(state: .value(quote: 0x27, .ampersand), element: "a", attribute: "href")
        ),
        (
            "<a href='#", "<a href='x",
            HTMLContext(state: .value(quote: 0x27, .started), element: "a", attribute: "href")
        ),
        ("<a", "<b", nil), ("<a href='", "<a href=\"", nil), ("<a href='", "<a src='", nil), ("<a ", "<a href='", nil),
        ("", "<script>", nil), ("<!--", "", nil), ("<style>", "<script>", nil),
    ])
    func joins(_ one: String, _ other: String, _ joined: HTMLContext?) {
        var contexts = [HTMLContext(), HTMLContext()]
        for byte in one.utf8 { _ = contexts[0].read(byte) }
        for byte in other.utf8 { _ = contexts[1].read(byte) }
        #expect(contexts[0].joined(with: contexts[1]) == joined)
        #expect(contexts[1].joined(with: contexts[0]) == joined)
    }
}
