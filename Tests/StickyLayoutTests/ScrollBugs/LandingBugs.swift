import StickyLayout
import Testing

/// What readers of other pages reported about where jumps land.
@Suite struct LandingBugs {
    @Test("S29: a jump lands just below one, two, three pinned bars", arguments: [1, 2, 3])
    func s29(bars: Int) throws {
        var scene = Scene.sections([1000, 1000, 3000], viewportHeight: 700)
        for bar in 0..<bars {
            scene.headers.append(Scene.Header(id: "\(bar)", mode: .fixed, top: Double(bar) * 30, height: 30))
        }
        let layout = try Layout(scene)
        for section in [1, 2] {
            let landing = try #require(layout.landing(ofSection: section, from: layout.start))
            #expect(landing.offset == scene.sections[section].top - Double(bars) * 30)
            #expect(landing.isReachable)
        }
    }

    @Test("S30: each target has an offset of its own: a subsection lands below the heading around it") func s30() throws
    {
        let scene = Scene(
            contentHeight: 4000, viewport: Scene.Size(width: 390, height: 700),
            headers: [
                Scene.Header(id: "chips", mode: .fixed, top: 0, height: 57),
                Scene.Header(id: "mains", mode: .regular, top: 500, height: 48, end: 2000),
                Scene.Header(id: "oven", mode: .regular, top: 800, height: 38, level: 2, end: 2000),
            ],
            sections: [
                Scene.Section(id: "mains", top: 500, height: 300), Scene.Section(id: "oven", top: 800, height: 1200),
            ])
        let layout = try Layout(scene)
        #expect(layout.landing(ofSection: 0, from: layout.start)?.offset == 443)  // 500 - 57
        #expect(layout.landing(ofSection: 1, from: layout.start)?.offset == 695)  // 800 - 57 - 48
    }
}
