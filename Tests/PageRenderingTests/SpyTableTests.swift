import ContentModel
import Foundation
import Presentation
import StickyLayout
import Templating
import Testing

@testable import PageRendering

/// The page's script knows boundaries only; what it makes of them is what the engine says, in any window.
@Suite struct SpyTableTests {
    private struct Table: Decodable {
        let rule: String
        let boundaries: [Double]
        let lastLine: Double
        let sections: [String]
        let chipOf: [String?]

        /// The section at an offset, as Public/spy.js finds it.
        func currentSection(at offset: Double, maximum: Double, height: Double) -> Int {
            if maximum > 1, offset >= maximum - 1 { return boundaries.count - 1 }
            if rule == "firstVisible" { return last { $0 < offset } }
            if maximum <= 1 { return 0 }
            let end = boundaries.last ?? 0
            let zone = end > maximum ? max(0, min((height - lastLine) / 8, maximum / 2)) : 0
            let compressed = maximum - zone
            let stretch = zone > 0 ? (end - maximum + zone) / zone : 1
            let reached = offset + 0.5
            let past = max(0, reached - compressed)
            let position = reached - past + past * stretch
            return last { $0 <= position }
        }

        private func last(_ isReached: (Double) -> Bool) -> Int {
            boundaries.indices.last { $0 == 0 || isReached(boundaries[$0]) } ?? -1
        }
    }

    private static let opening = "<script type=\"application/json\" id=\"carta:spy\">"
    private static let closing = "</script>"

    private func json(_ page: PresentedPage) throws -> String {
        let layout = try layout(page, width: 0, height: 0)
        let element = String(decoding: SpyTable(page, layout: layout).element.bytes, as: UTF8.self)
        try #require(element.hasPrefix(Self.opening) && element.hasSuffix(Self.closing))
        return String(element.dropFirst(Self.opening.count).dropLast(Self.closing.count))
    }

    private func table(_ page: PresentedPage) throws -> Table {
        try JSONDecoder().decode(Table.self, from: Data(try json(page).utf8))
    }

    /// 118 px of masthead and 57 of chip bar, then two sections of 48 + 8 + 64 + 28 px.
    @Test func theTableIsTheOneWorkedOutByHand() throws {
        let sections = [
            Section(id: "a", title: "A", chip: "A", items: dishes(1)), Section(id: "b", title: "B", items: dishes(1)),
        ]
        #expect(
            try json(shown(sections))
                == #"{"rule":"distributed","boundaries":[0,266],"lastLine":57,"sections":["a","b"],"chipOf":["a","a"]}"#
        )
        #expect(
            try json(shown(sections, spy: .firstVisible))
                == #"{"rule":"firstVisible","boundaries":[0,264.52],"lastLine":57,"sections":["a","b"],"chipOf":["a","a"]}"#
        )
    }

    @Test(arguments: [Page.Spy.distributed, .firstVisible])
    func aPageWithoutSectionsHasAnEmptyTable(spy: Page.Spy) throws {
        #expect(
            try json(shown([], spy: spy))
                == #"{"rule":"\#(spy.rawValue)","boundaries":[],"lastLine":0,"sections":[],"chipOf":[]}"#)
    }

    @Test func aSectionWithoutAChipLightsTheOneBeforeIt() throws {
        let table = try table(shown([Section(id: "first", items: dishes(1))] + variedSections))
        #expect(
            table.sections == [
                "first", "starters", "mains", "oven", "bare", "fire", "untitled", "empty", "甜点", "drinks",
            ])
        #expect(
            table.chipOf == [nil, "starters", "mains", "mains", "mains", "mains", "mains", "empty", "甜点", "drinks"])
    }

    /// What ids cannot hold could not end the element either.
    @Test func nothingEndsTheElement() throws {
        let hostile = "</script><!--<script>\"\\\u{0}"
        let text = try json(shown([Section(id: hostile, title: "A", chip: "A")]))
        #expect(!text.utf8.contains(UInt8(ascii: "<")))
        #expect(text.contains("\\u003c/script>"))
        let table = try JSONDecoder().decode(Table.self, from: Data(text.utf8))
        #expect(table.sections == [hostile])
        #expect(table.chipOf == [hostile])
    }

    @Test(arguments: [Page.Spy.distributed, .firstVisible], [300, 500, 844, 1500, 3500] as [Double])
    func theScriptFindsTheEnginesSection(spy: Page.Spy, height: Double) throws {
        let page = shown(variedSections, spy: spy)
        let table = try table(page)
        let layout = try layout(page, height: height)
        let rule: SpyRule = spy == .distributed ? .distributed : .firstVisible
        let even = stride(from: 0.013, through: layout.maximumOffset, by: 3.7)
        let edges = table.boundaries.flatMap { [$0 - 0.51, $0 - 0.49, $0 - 0.01, $0, $0 + 0.01] }
        let ends = [layout.maximumOffset - 1.01, layout.maximumOffset - 1, layout.maximumOffset]
        for offset in Array(even) + edges + ends where (0...layout.maximumOffset).contains(offset) {
            let found = table.currentSection(at: offset, maximum: layout.maximumOffset, height: height)
            #expect(layout.currentSection(in: layout.state(at: offset), rule: rule) == found, "at \(offset)")
        }
    }
}
