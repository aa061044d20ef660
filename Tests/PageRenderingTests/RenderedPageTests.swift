import Foundation
import Presentation
import Testing

@testable import PageRendering

@Suite struct RenderedPageTests {
    /// The SHA-256 of `text` in base64 by the system's own tool, which shares nothing with the page.
    private func digest(of text: String) throws -> String {
        let tool = Process()
        let (input, output) = (Pipe(), Pipe())
        tool.executableURL = URL(filePath: "/usr/bin/env")
        tool.arguments = ["sha256sum"]
        tool.standardInput = input
        tool.standardOutput = output
        try tool.run()
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
        let line = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        tool.waitUntilExit()
        let digits = Array(line.prefix(64))
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(digits[$0..<($0 + 2)]), radix: 16)
        }
        try #require(bytes.count == 32)
        return Data(bytes).base64EncodedString()
    }

    @Test(arguments: [shown(variedSections), shown([])])
    func thePolicyAllowsTheInlineStyleByItsHashAndNothingElse(page: PresentedPage) throws {
        let rendered = try rendered(page)
        let styles = Markup(rendered.html).contents(of: "style")
        #expect(styles.count == 1)
        let hash = try digest(of: try #require(styles.first))
        #expect(
            rendered.contentSecurityPolicy
                == "default-src 'none'; style-src 'self' 'sha256-\(hash)'; script-src 'self' 'wasm-unsafe-eval'; "
                + "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'none'; base-uri 'none'; "
                + "form-action 'none'; frame-ancestors 'self'")
    }

    @Test func nothingElseIsInline() throws {
        let markup = Markup(try rendered(shown(variedSections), isWatched: true).html)
        #expect(markup.tags(with: "style").isEmpty)
        #expect(markup.tags.allSatisfy { !$0.attributes.keys.contains { $0.hasPrefix("on") } })
        let scripts = markup.tags.filter { $0.name == "script" }
        #expect(
            scripts.map { $0.attributes["src"] } == ["/assets/spy.js", "/assets/watch.js"])
    }
}
