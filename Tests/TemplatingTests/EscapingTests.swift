import Foundation
import Templating
import SeededNumbers
import Testing

/// Whatever a person types, the page has the tags and attributes of its template and no others.
@Suite struct EscapingTests {
    static let shape = Shape.record(["text": .text, "items": .list(of: .text)])
    static let template = """
        <!doctype html><p title="{{text}}" class='a {{text}}' id="x">{{text}}</p>{{#items}}<a href="#{{.}}">{{.}}</a>
        {{/items}}<title>{{text}}</title><textarea name="n">{{text}}</textarea>
        """
    static let meaningful = ["<", ">", "&", "\"", "'"]

    private static func tags(for text: String) throws -> [HTMLTag] {
        let library = try TemplateLibrary(["page": source(template)], .checked(pages: ["page": shape]))
        let output = try library.render("page", with: ["text": .text(text), "items": [.text(text)]])
        return HTMLTag.all(in: output)
    }

    static let expected = [
        HTMLTag("!doctype", ["html": ""]), HTMLTag("p", ["title": "", "class": "a ", "id": "x"]), HTMLTag("/p"),
        HTMLTag("a", ["href": "#"]), HTMLTag("/a"), HTMLTag("title"), HTMLTag("/title"),
        HTMLTag("textarea", ["name": "n"]), HTMLTag("/textarea"),
    ]

    @Test func theTokenizerSeesWhatIsThere() throws {
        #expect(try Self.tags(for: "") == Self.expected)
        #expect(
            HTMLTag.all(in: Array("a<b x=\"1\"y='2' z=3 w><i/></b >".utf8)) == [
                HTMLTag("b", ["x": "1", "y": "2", "z": "3", "w": ""]), HTMLTag("i"), HTMLTag("/b"),
            ])
    }

    /// Marks of all three kinds, joiners and variation selectors: what Unicode makes one `Character` with the character
    /// before it.
    static let joining: [Unicode.Scalar] = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
        switch $0.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default:
            $0.properties.isGraphemeExtend || $0.properties.isVariationSelector || $0.properties.isEmojiModifier
                || $0 == "\u{200D}" || $0 == "\u{200C}"
        }
    }

    @Test func noMarkHidesACharacter() throws {
        #expect(Self.joining.count > 2000)
        #expect(
            Self.joining.contains("\u{301}") && Self.joining.contains("\u{FE0F}") && Self.joining.contains("\u{200D}"))
        let library = try TemplateLibrary(
            ["page": source("<p title=\"{{text}}\" lang='{{text}}'>{{text}}</p>")],
            .checked(pages: ["page": .record(["text": .text])]))
        for mark in Self.joining {
            let marked = Self.meaningful.map { "\($0)\(mark)" }
            let text = marked.map { "\($0)b \($0) onclick=\($0)x\($0)" }.joined(separator: " ") + marked.joined()
            let output = try library.render("page", with: ["text": .text(text)])
            #expect(
                HTMLTag.all(in: output) == [HTMLTag("p", ["title": text, "lang": text]), HTMLTag("/p")],
                "U+\(String(mark.value, radix: 16))")
        }
    }

    @Test func noTextAddsATag() throws {
        let seed = SeededGenerator.seed
        var numbers = SeededGenerator()
        let pieces =
            Self.meaningful + ["<script>", "</p>", "</title>", "</textarea>", "-->", "<!--", "&lt;", "&#60;", "]]>"]
            + [
                " ", "\n", "\0", "/", "=", "`", "onclick=x", "é", "👩‍🍳", "{{text}}", "\r\n", "\u{2028}", "#",
                "javascript:",
            ]
        for _ in 0..<500 {
            let text = (0..<Int.random(in: 1...12, using: &numbers)).map { _ in
                Bool.random(using: &numbers)
                    ? pieces.randomElement(using: &numbers) ?? ""
                    : String(Self.joining.randomElement(using: &numbers) ?? "x")
            }.joined()
            let tags = try Self.tags(for: text)
            #expect(tags.map(\.name) == Self.expected.map(\.name), "CARTA_SEED=\(seed): \(text.debugDescription)")
            #expect(
                tags.map { $0.attributes.keys.sorted() } == Self.expected.map { $0.attributes.keys.sorted() },
                "CARTA_SEED=\(seed): \(text.debugDescription)")
            #expect(tags[1].attributes["title"] == text, "CARTA_SEED=\(seed): \(text.debugDescription)")
            #expect(tags[3].attributes["href"] == "#" + text, "CARTA_SEED=\(seed): \(text.debugDescription)")
        }
    }
}
