import Templating
import Testing

@Suite struct CheckedURLTests {
    @Test(arguments: [
        "/", "/menu", "menu", "./menu", "../menu?lang=es#soups", "#soups", "#", "?lang=es", "/a:b", "menu?at=12:30",
        "https://example.com", "HTTPS://example.com:8443/a?b=c&d=e'f#g", "http://[::1]/",
        "https://es.example/carta/jamón",
        "/カフェ", "mailto:hello@example.com?subject=Table%20for%20two", "tel:+34-91-555-0100", "/100%25", "/a//b",
        "/e\u{301}",
    ])
    func accepts(_ text: String) throws {
        #expect(try CheckedURL(text).text == text)
    }

    @Test(
        arguments: [
            ("", .empty),
            ("javascript:alert(1)", .scheme("javascript")),
            ("JaVaScRiPt:alert(1)", .scheme("JaVaScRiPt")),
            ("data:text/html,x", .scheme("data")),
            ("vbscript:x", .scheme("vbscript")),
            ("blob:x", .scheme("blob")),
            ("file:///etc/passwd", .scheme("file")),
            (":x", .scheme("")),
            ("1:2", .scheme("1")),
            ("java\u{301}script:x", .scheme("java\u{301}script")),
            ("http\u{301}://x", .scheme("http\u{301}")),
            ("//example.com", .leavesSite),
            ("///example.com", .leavesSite),
            ("/\\example.com", .character("\\")),
            ("\\\\example.com", .character("\\")),
            ("https:example.com", .incomplete),
            ("https:/example.com", .incomplete),
            ("https://", .incomplete),
            ("https:///a", .incomplete),
            ("https://:80/", .incomplete),
            ("mailto:", .incomplete),
            ("tel:", .incomplete),
            ("https://example.com@evil.example/", .userInfo),
            ("https://a:b@example.com", .userInfo),
            (" /menu", .character(" ")),
            ("java\nscript:x", .character("\n")),
            ("\u{0}", .character("\u{0}")),
            ("/a\u{7F}", .character("\u{7F}")),
            ("/a\u{202E}b", .character("\u{202E}")),
            ("/a\u{200D}b", .character("\u{200D}")),
            ("/\u{A0}", .character("\u{A0}")),
            ("/\"", .character("\"")),
            ("/\"\u{301}", .character("\"")),
            ("/<b>", .character("<")),
            ("/{id}", .character("{")),
            ("/100%", .percent),
            ("/%2", .percent),
            ("/%g0", .percent),
            ("/%\u{FF11}\u{FF11}", .percent),
        ] as [(String, CheckedURL.Problem)])
    func refuses(_ text: String, _ problem: CheckedURL.Problem) {
        #expect(throws: problem) { try CheckedURL(text) }
    }

    @Test(
        arguments: [
            (.empty, "the URL is empty"),
            (.scheme("data"), "\"data:\" is not followed: use https, http, mailto, tel or a path of this site"),
            (.leavesSite, "\"//\" leaves this site: write https:// before the host or a single slash"),
            (.incomplete, "nothing follows the scheme: write it like https://example.com"),
            (.userInfo, "a user name stands before the host: leave it out"),
            (.character("<"), "\"<\" must be percent-encoded"),
            (.character("\n"), "U+000A must be percent-encoded"),
            (.character("\u{E0001}"), "U+E0001 must be percent-encoded"),
            (.percent, "\"%\" needs two hexadecimal digits: write %25 for the sign itself"),
        ] as [(CheckedURL.Problem, String)])
    func explains(_ problem: CheckedURL.Problem, _ text: String) {
        #expect(problem.description == text)
    }
}
