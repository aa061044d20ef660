import StickyLayout
import Testing

/// What readers of other pages reported about bars that hide and show themselves.
@Suite struct HideAndShowBugs {
    /// A bar of `height` px that hides, `top` px down the page, below a pinned one of `pinned` px.
    private func page(top: Double = 0, height: Double = 52, pinned: Double = 0) throws -> Layout {
        var scene = Scene(contentHeight: 4000, viewport: Scene.Size(width: 390, height: 800))
        if pinned > 0 { scene.headers.append(Scene.Header(id: "pinned", mode: .fixed, top: 0, height: pinned)) }
        scene.headers.append(Scene.Header(id: "bar", mode: .reverse, top: top, height: height))
        return try Layout(scene)
    }

    @Test("S16: a bounce above the top does not hide the bar, nor one past the end show it") func s16() throws {
        let layout = try page()
        #expect(layout.y(of: "bar", in: layout.scrolled(-80, 0)) == 0)
        let end = layout.scrolled(3200, 3290, 3200)
        #expect(end.reveal == 0)
        #expect(layout.y(of: "bar", in: end) == -52)
    }

    @Test("S17: a scroll up of one pixel at a time shows the bar, pixel by pixel, up to the top") func s17() throws {
        let layout = try page()
        var state = layout.scrolled(900)
        for step in 1...900 {
            state = layout.state(after: .scroll(900 - Double(step)), from: state)
            #expect(state.reveal == min(Double(step), 52))
        }
        #expect(layout.y(of: "bar", in: state) == 0)
    }

    @Test("S18: a jump up the page lands its target below what shows of the bar") func s18() throws {
        var scene = try page().scene
        scene.sections = [
            Scene.Section(id: "a", top: 100, height: 900), Scene.Section(id: "b", top: 1000, height: 3000),
        ]
        let layout = try Layout(scene)
        let before = layout.scrolled(2000, 1970)
        let after = layout.state(after: .jumpToSection(1), from: before)
        #expect(after.reveal == 30)
        #expect(after.offset == 970)
        #expect(layout.y(of: "bar", in: after) == -22)
    }

    @Test("S19: a bar that starts 300 px down leaves and re-enters its natural place without a jump") func s19() throws
    {
        let layout = try page(top: 300)
        let way = Array(stride(from: 0.0, through: 700, by: 3)) + Array(stride(from: 699.0, through: 0, by: -3))
        var state = layout.start
        for offset in way {
            let next = layout.state(after: .scroll(offset), from: state)
            let before = try #require(layout.y(of: "bar", in: state))
            let after = try #require(layout.y(of: "bar", in: next))
            #expect(abs(after - before) <= abs(next.offset - state.offset))
            state = next
        }
        #expect(layout.y(of: "bar", in: state) == 300)
    }

    @Test("S20: very fast down and up to the top, the bar shows") func s20() throws {
        let layout = try page()
        let state = layout.scrolled(3200, 5, 3200, 0)
        #expect(state.reveal == 52)
        #expect(layout.y(of: "bar", in: state) == 0)
    }

    @Test("S21: a bar that focus has revealed shows whole, and hides from there") func s21() throws {
        let layout = try page()
        let focused = layout.state(at: 1500, reveal: 52)
        #expect(layout.y(of: "bar", in: focused) == 0)
        #expect(layout.y(of: "bar", in: layout.state(after: .scroll(1520), from: focused)) == -20)
    }

    @Test("S22: a bar of 200 px comes out from under the bottom of a pinned one of 50 px") func s22() throws {
        let layout = try page(top: 50, height: 200, pinned: 50)
        for up in [1.0, 60, 199, 200] {
            let state = layout.scrolled(1000, 1000 - up)
            #expect(layout.y(of: "bar", in: state) == 50 - 200 + up)
            #expect(layout.y(of: "pinned", in: state) == 0)
        }
        let orders = layout.placements(in: layout.scrolled(1000, 900)).map(\.zIndex)
        #expect(orders[0] > orders[1])
    }
}
