import StickyLayout
import Testing

/// What readers of other pages reported about fractions of pixels and zoom.
@Suite struct FractionBugs {
    @Test(
        "S11: a target at 8,151.859 is current though the browser scrolls to a whole pixel", arguments: [8151.5, 8152])
    func s11(settled: Double) throws {
        let layout = try Layout(.sections([8151.859, 2000, 2000], viewportHeight: 800))
        let jumped = layout.state(after: .jumpToSection(1), from: layout.start)
        #expect(jumped.offset == 8151.859)
        #expect(layout.highlightedSection(in: jumped, rule: .distributed) == 1)
        #expect(layout.current(at: settled, .distributed) == 1)
    }

    @Test("S12: a target at 727 is current where the browser settles at 726.79999") func s12() throws {
        let layout = try Layout(.sections([727, 2000, 2000], viewportHeight: 800))
        #expect(layout.current(at: 726.79999, .distributed) == 1)
        #expect(layout.current(at: 726, .distributed) == 0)
    }

    @Test("S13: below a bar of 48 px a jump that ends a fraction short is still there", arguments: [0, 0.2, 0.5])
    func s13(short: Double) throws {
        var scene = Scene.sections([900, 900, 900], viewportHeight: 600)
        scene.headers = [Scene.Header(id: "bar", mode: .fixed, top: 0, height: 48)]
        let layout = try Layout(scene)
        let landing = try #require(layout.landing(ofSection: 1, from: layout.start))
        #expect(landing.offset == 852)
        #expect(layout.current(at: landing.offset - short, .distributed) == 1)
    }

    @Test("S14: zoomed out to 80 and 90 % the same section is named") func s14() throws {
        let heights = [700.0, 650, 820, 900, 3000]
        for zoom in [0.8, 0.9] {
            // Zooming out shows more CSS px in the same window.
            let plain = try Layout(.sections(heights, viewportHeight: 720))
            let zoomed = try Layout(.sections(heights, viewportHeight: 720 / zoom))
            for offset in stride(from: 0.0, through: 3100, by: 10) {
                #expect(plain.current(at: offset, .distributed) == zoomed.current(at: offset, .distributed))
            }
        }
    }

    @Test("S15: headers that touch when pinned touch at any fraction of a pixel", arguments: [1.25, 1.75, 2.25])
    func s15(ratio: Double) throws {
        let scene = Scene(
            contentHeight: 5000, viewport: Scene.Size(width: 390, height: 800),
            headers: [
                Scene.Header(id: "bar", mode: .fixed, top: 100, height: 57),
                Scene.Header(id: "heading", mode: .regular, top: 157, height: 48, end: 4000),
            ])
        let layout = try Layout(scene)
        for step in 0...400 {
            let state = layout.scrolled(Double(step) / ratio)
            let bar = try #require(layout.y(of: "bar", in: state))
            let heading = try #require(layout.y(of: "heading", in: state))
            #expect(abs(heading - (bar + 57)) < 1e-9)
        }
    }
}
