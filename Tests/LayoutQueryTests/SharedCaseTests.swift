import Foundation
import LayoutCases
import Testing

@testable import LayoutQuery

/// The scenes and answers that were worked out independently of the engine, asked as anybody asks: as documents. The
/// environment variable CARTA_LAYOUT_CASES names the file; without it, it is looked for beside the package.
@Suite struct SharedCaseTests {
    @Test func answersAreTheSharedOnes() throws {
        let isNamed = ProcessInfo.processInfo.environment["CARTA_LAYOUT_CASES"] != nil
        guard FileManager.default.fileExists(atPath: LayoutCase.sharedFile.path) else {
            Issue.record(
                "SHARED LAYOUT CASES NOT COMPARED: no file at \(LayoutCase.sharedFile.path); set CARTA_LAYOUT_CASES to it",
                severity: isNamed ? .error : .warning)
            return
        }
        let cases = try JSONTree(Array(Data(contentsOf: LayoutCase.sharedFile))).elements
        try #require(!cases.isEmpty)
        for (number, shared) in cases.enumerated() {
            guard let scene = shared["scene"], let queries = shared["queries"], let expected = shared["answers"] else {
                Issue.record("case \(number) lacks a member")
                return
            }
            let document = JSONTree.object(["scene": scene, "queries": queries, "headers": "all"])
            let answers = try JSONTree(SceneDocument(Array(JSONEncoder().encode(document))).answers())
            let wrong = answers.differences(from: expected, path: "answers")
            #expect(wrong.isEmpty, "case \(number): \(wrong.joined(separator: "; "))")
        }
    }
}

extension JSONTree: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// What is otherwise than in `expected`, which may leave members out. Numbers are compared to a millionth of a pixel.
    fileprivate func differences(from expected: JSONTree, path: String) -> [String] {
        switch (self, expected) {
        case (.number(let actual), .number(let number)):
            return abs(actual - number) <= 1e-6 ? [] : ["\(path) is \(actual), not \(number)"]
        case (.list(let actual), .list(let list)):
            guard actual.count == list.count else { return ["\(path) has \(actual.count) elements, not \(list.count)"] }
            return list.indices.flatMap { actual[$0].differences(from: list[$0], path: "\(path)[\($0)]") }
        case (.object(let actual), .object(let object)):
            return object.sorted { $0.key < $1.key }.flatMap { name, value in
                actual[name]?.differences(from: value, path: "\(path).\(name)") ?? ["\(path).\(name) is missing"]
            }
        default: return self == expected ? [] : ["\(path) is \(self), not \(expected)"]
        }
    }
}
