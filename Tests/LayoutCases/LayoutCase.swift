package import Foundation
package import StickyLayout

/// One scene of a file of cases with its queries and right answers, as JSON has them.
package struct LayoutCase: Decodable {
    /// The cases that were worked out independently of the engine; the environment variable CARTA_LAYOUT_CASES names
    /// their file, without it, it is looked for beside the package.
    package static let sharedFile = URL(
        filePath: ProcessInfo.processInfo.environment["CARTA_LAYOUT_CASES"] ?? "../shared/layout-cases/cases.json",
        relativeTo: packageRoot)
    /// The package's own cases, which the browser's engine is held to as well.
    package static let ownFile = packageRoot.appending(path: "Tests/LayoutCases/cases.json")

    private static let packageRoot = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The cases in `file`.
    package static func cases(in file: URL) throws -> [LayoutCase] {
        try JSONDecoder().decode([LayoutCase].self, from: Data(contentsOf: file))
    }

    package let scene: JSONScene
    package let queries: [Query]
    package let answers: [Answer]

    package struct Query: Decodable {
        package let trace: [JSONStep]
        package let spy: String
    }

    package struct Answer: Decodable {
        package let offset: Offset
        package let reveal: Double
        package let active: String?
        package let highlighted: String?
        package let isAtEnd: Bool
        package let headers: [Header]

        package struct Offset: Decodable {
            package let requested, applied, max: Double
        }

        package struct Header: Decodable {
            package let id: String
            package let y, offset: Double
            package let isPinned: Bool
            package let pushedBy: String?
            package let visibleHeight: Double
            package let zIndex: Int
        }
    }
}

package struct JSONScene: Decodable {
    package struct Content: Decodable { let height: Double }
    package struct Viewport: Decodable { let width, height: Double }
    package struct Header: Decodable {
        package let id, mode: String
        package let top, height: Double
        package let level: Int?
        package let end: Double?
        package let zIndex: Int?
    }
    package struct Section: Decodable {
        package let id: String
        package let top, height: Double
    }

    package let content: Content
    package let viewport: Viewport
    package let topInset: Double?
    package let headers: [Header]
    package let sections: [Section]

    package var value: Scene {
        Scene(
            contentHeight: content.height, viewport: .init(width: viewport.width, height: viewport.height),
            topInset: topInset ?? 0,
            headers: headers.map { header in
                Scene.Header(
                    id: header.id, mode: HeaderMode.allCases.first { $0.name == header.mode } ?? .inline,
                    top: header.top, height: header.height, level: header.level ?? 1, end: header.end,
                    zIndex: header.zIndex)
            },
            sections: sections.map { Scene.Section(id: $0.id, top: $0.top, height: $0.height) })
    }
}

/// `500`, `"j120"` or `"j:march"`.
package enum JSONStep: Decodable {
    case scroll(Double)
    case jump(String)

    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let offset = try? value.decode(Double.self) {
            self = .scroll(offset)
        } else {
            self = .jump(try value.decode(String.self))
        }
    }

    package func step(in scene: Scene) -> TraceStep {
        switch self {
        case .scroll(let offset): .scroll(offset)
        case .jump(let text) where text.hasPrefix("j:"):
            .jumpToSection(scene.sections.firstIndex { $0.id == text.dropFirst(2) } ?? -1)
        case .jump(let text): .jump(Double(text.dropFirst()) ?? .nan)
        }
    }
}
