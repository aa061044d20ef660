import Diagnostics
import Foundation
import Templating
import Testing

/// The cases of the Mustache specification, read from a copy of it that is not part of the project.
@Suite struct OfficialSpecTests {
    /// The modules that must pass, with their number of cases, so that a cut copy does not go unnoticed.
    static let modules = [
        ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22), ("partials", 12),
        ("sections", 34), ("~inheritance", 27),
    ]

    @Test(arguments: modules)
    func passes(module: String, count: Int) throws {
        guard let folder = try SpecificationFolder.find() else {
            print("NOT RUN: the official Mustache cases of \(module); \(SpecificationFolder.variable) is not set")
            return
        }
        let data = try Data(contentsOf: folder.appending(path: module + ".json"))
        let cases = try JSONDecoder().decode(SpecificationModule.self, from: data).tests
        #expect(cases.count == count)
        for entry in cases {
            var sources = entry.partials ?? [:]
            sources["the template"] = entry.template
            let output = try render("the template", of: sources, with: entry.data.value)
            #expect(output == entry.expected, "\(module): \(entry.name)")
        }
    }
}

enum SpecificationFolder {
    static let variable = "CARTA_MUSTACHE_SPEC"

    /// The folder with the cases: where the variable says (then it must be there), or beside the package.
    static func find() throws -> URL? {
        if let path = ProcessInfo.processInfo.environment[variable] { return URL(filePath: path) }
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let folder = package.appending(path: "../shared/mustache-spec").standardized
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }
}

private struct SpecificationModule: Decodable {
    struct Case: Decodable {
        var name: String
        var data: AnyJSON
        var template: String
        var partials: [String: String]?
        var expected: String
    }
    var tests: [Case]
}

/// JSON as a template's context; numbers are text in their shortest form.
private struct AnyJSON: Decodable {
    var value: Value

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = .null
        } else if let flag = try? container.decode(Bool.self) {
            value = .flag(flag)
        } else if let number = try? container.decode(Int.self) {
            value = .text(String(number))
        } else if let number = try? container.decode(Double.self) {
            value = .text(String(number))
        } else if let text = try? container.decode(String.self) {
            value = .text(text)
        } else if let items = try? container.decode([AnyJSON].self) {
            value = .list(items.map(\.value))
        } else {
            value = .record(try container.decode([String: AnyJSON].self).mapValues(\.value))
        }
    }
}
