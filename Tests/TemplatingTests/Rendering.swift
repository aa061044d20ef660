import Diagnostics
import Templating
import Testing

/// A template written by a test, as the file that a person would have saved it in.
func source(_ text: String, _ name: String = "page") -> SourceFile {
    SourceFile(path: "\(name).mustache", text: text)
}

/// What `template` makes of `context`, where `sources` are templates by name and nothing is checked.
func render(_ template: String, of sources: [String: String], with context: Value) throws -> String {
    var files: [String: SourceFile] = [:]
    for (name, text) in sources { files[name] = source(text, name) }
    let library = try TemplateLibrary(files, .specification)
    return String(decoding: try library.render(template, with: context), as: UTF8.self)
}

/// The text of everything that is wrong with `sources`; empty when nothing is.
func findings(in sources: [String: String], pages: [String: Shape]? = nil) -> [String] {
    var files: [String: SourceFile] = [:]
    for (name, text) in sources { files[name] = source(text, name) }
    do throws(Findings) {
        _ = try TemplateLibrary(files, pages.map { .checked(pages: $0) } ?? .specification)
        return []
    } catch {
        return error.all.map(\.description)
    }
}

/// A template with one mistake and the whole text of what is found, as a named case.
struct Mistake: Sendable, CustomTestStringConvertible {
    var name: String
    var template: String
    var finding: String

    init(_ name: String, _ template: String, _ finding: String) {
        self.name = name
        self.template = template
        self.finding = finding
    }

    var testDescription: String { name }
}

/// A template, other templates, a context and what is written, as a named case.
struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var template: String
    var others: [String: String]
    var context: Value
    var expected: String

    init(_ name: String, _ template: String, _ others: [String: String], _ context: Value, _ expected: String) {
        self.name = name
        self.template = template
        self.others = others
        self.context = context
        self.expected = expected
    }

    var testDescription: String { name }

    /// What is written where nothing is checked.
    func output() throws -> String {
        try render("page", of: others.merging(["page": template]) { one, _ in one }, with: context)
    }
}

/// The text of a finding with `message` at the mark `¶` in a template of one line.
func finding(_ message: String, in marked: String, named name: String = "page") -> String {
    let column = marked.unicodeScalars.prefix { $0 != "¶" }.count + 1
    let caret = String(repeating: " ", count: column - 1) + "^"
    let line = marked.replacing("¶", with: "")
    return "\(name).mustache:1:\(column): error: \(message)\n\(line)\n\(caret)"
}
