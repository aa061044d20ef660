import Foundation
import StickyLayout
import Testing

@testable import LayoutDrawing

/// A fixed title, a reverse bar and two fixed months with a week each, in a window of 200 × 400 over 1,600 px.
private let calendar = Scene(
    contentHeight: 1600, viewport: Scene.Size(width: 200, height: 400),
    headers: [
        Scene.Header(id: "title", mode: .fixed, top: 0, height: 40),
        Scene.Header(id: "filter", mode: .reverse, top: 40, height: 60),
        Scene.Header(id: "march", mode: .fixed, top: 100, height: 40),
        Scene.Header(id: "week", mode: .regular, top: 140, height: 20, end: 800),
        Scene.Header(id: "april", mode: .fixed, top: 800, height: 40),
    ],
    sections: [
        Scene.Section(id: "march", top: 100, height: 700), Scene.Section(id: "april", top: 800, height: 800),
    ])

@Suite struct LayoutPictureTests {
    private func svg(_ steps: TraceStep..., scene: Scene = calendar, title: String = "Spring") throws -> String {
        let layout = try Layout(scene)
        let state = steps.reduce(layout.start) { layout.state(after: $1, from: $0) }
        let picture = LayoutPicture(of: layout, rule: .distributed, title: title)
        return String(decoding: picture.svg(of: [state]), as: UTF8.self)
    }

    @Test func contentAndWindowAreToScale() throws {
        let text = try svg(.scroll(300))
        // 1,600 px in 640: 0.4 to the pixel; the window of 400 px stands at 86 + 300 × 0.4.
        #expect(text.contains(#"<rect x="24" y="86" width="76" height="640" class="paper"/>"#))
        #expect(text.contains(#"<rect x="19" y="206" width="86" height="160" rx="6" class="window"/>"#))
        #expect(text.contains(#"<rect x="24" y="126" width="76" height="16" class="shown fixed"/>"#))
        #expect(text.contains("1600 px · 1 : 2.5"))
        #expect(text.contains(#"<svg x="260" y="86" width="150" height="300">"#))
    }

    @Test func headersAreWhereTheEngineShowsThem() throws {
        // Down to 600, up by 20: 20 px of the filters show, so that march stands at 60 and the week at 100.
        let text = try svg(.scroll(600), .scroll(580))
        for (mode, y, height) in [("reverse", 0, 45), ("fixed", 45, 30), ("regular", 75, 15)] {
            let rectangle = #"<rect x="0" y="\#(y)" width="150" height="\#(height)" class="shown \#(mode)"/>"#
            #expect(text.contains(rectangle), "\(rectangle) in \(text)")
        }
        #expect(text.contains(">stack 120</text>"))
        #expect(text.contains(">20</text>"))
    }

    @Test func headersCoverEachOtherAsInTheWindow() throws {
        let text = try svg(.scroll(600), .scroll(580))
        let order = ["week", "march", "filter", "title"].compactMap {
            text.range(of: #"class="on small strong">\#($0)<"#)?.lowerBound
        }
        #expect(order.count == 4 && order == order.sorted())
    }

    @Test func itTellsWhatItShows() throws {
        let text = try svg(.scroll(600))
        #expect(text.contains("<title>Spring</title>"))
        #expect(text.contains("At offset 600: current section march, pinned headers title, march, week."))
        #expect(text.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 "#) && text.hasSuffix("</svg>\n"))
    }

    @Test func aHeaderThatIsPushedOffHasAnArrow() throws {
        #expect(!(try svg(.scroll(600))).contains("↑<"))
        #expect(try svg(.scroll(715)).contains(" ↑</text>"))
    }

    @Test func namesAreEscaped() throws {
        var scene = calendar
        scene.headers[0].id = "<b>&\"\u{1}"
        let text = try svg(scene: scene, title: "<script>")
        #expect(text.contains("<title>&lt;script&gt;</title>"))
        #expect(text.contains(">&lt;b&gt;&amp;&quot;\u{FFFD}</text>"))
        #expect(!text.contains("<script"))
    }

    @Test(arguments: [0.0, 1, 1e6])
    func aPictureIsNeverHigherThanAScreen(contentHeight: Double) throws {
        let scene = Scene(contentHeight: contentHeight, viewport: Scene.Size(width: 100_000, height: 1e6))
        let text = try svg(scene: scene)
        let height = try #require(text.firstMatch(of: /\ height="([0-9.]+)">/)).output.1
        #expect(try #require(Double(height)) < 900)
        #expect(!text.contains("nan") && !text.contains("inf") && !text.contains("\"-0\""))
    }

    @Test func severalStatesStandSideBySide() throws {
        let layout = try Layout(calendar)
        let states = [0.0, 500, 1000].map { layout.state(after: .scroll($0), from: layout.start) }
        let picture = LayoutPicture(of: layout, rule: .distributed, title: "x")
        let text = String(decoding: picture.svg(of: states), as: UTF8.self)
        for offset in [0, 500, 1000] { #expect(text.contains(">Window at \(offset)</text>")) }
        #expect(text.components(separatedBy: #"class="window""#).count == 4)
    }
}
