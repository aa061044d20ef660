import Foundation
import StickyLayout

/// One scene of the shared file with its queries and right answers, as JSON has them.
struct SharedCase: Decodable {
    static let file = URL(
        filePath: ProcessInfo.processInfo.environment["CARTA_LAYOUT_CASES"] ?? "../shared/layout-cases/cases.json",
        relativeTo: packageRoot)

    private static let packageRoot = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    let scene: JSONScene
    let queries: [Query]
    let answers: [Answer]

    struct Query: Decodable {
        let trace: [JSONStep]
        let spy: String
    }

    struct Answer: Decodable {
        let offset: Offset
        let reveal: Double
        let active: String?
        let highlighted: String?
        let isAtEnd: Bool
        let headers: [Header]

        struct Offset: Decodable {
            let requested, applied, max: Double
        }

        struct Header: Decodable {
            let id: String
            let y, offset: Double
            let isPinned: Bool
            let pushedBy: String?
            let visibleHeight: Double
            let zIndex: Int
        }
    }
}

struct JSONScene: Decodable {
    struct Content: Decodable { let height: Double }
    struct Viewport: Decodable { let width, height: Double }
    struct Header: Decodable {
        let id, mode: String
        let top, height: Double
        let level: Int?
        let end: Double?
        let zIndex: Int?
    }
    struct Section: Decodable {
        let id: String
        let top, height: Double
    }

    let content: Content
    let viewport: Viewport
    let topInset: Double?
    let headers: [Header]
    let sections: [Section]

    var value: Scene {
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
enum JSONStep: Decodable {
    case scroll(Double)
    case jump(String)

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let offset = try? value.decode(Double.self) {
            self = .scroll(offset)
        } else {
            self = .jump(try value.decode(String.self))
        }
    }

    func step(in scene: Scene) -> TraceStep {
        switch self {
        case .scroll(let offset): .scroll(offset)
        case .jump(let text) where text.hasPrefix("j:"):
            .jumpToSection(scene.sections.firstIndex { $0.id == text.dropFirst(2) } ?? -1)
        case .jump(let text): .jump(Double(text.dropFirst()) ?? .nan)
        }
    }
}
