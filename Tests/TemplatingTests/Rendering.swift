import Diagnostics
import Templating

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
