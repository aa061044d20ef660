import StickyLayout
import Testing

/// What readers of other pages reported about headers that stick.
@Suite struct StickyGeometryBugs {
    private func page(_ headers: [Scene.Header], contentHeight: Double = 4000, height: Double = 800) throws -> Layout {
        try Layout(
            Scene(
                contentHeight: contentHeight, viewport: Scene.Size(width: 390, height: height), headers: headers))
    }

    @Test("S23: a second-level header sticks below a first-level one of two lines", arguments: [48.0, 76, 104])
    func s23(height: Double) throws {
        let layout = try page([
            Scene.Header(id: "h1", mode: .regular, top: 0, height: height, end: 3000),
            Scene.Header(id: "h2", mode: .regular, top: 300, height: 30, level: 2, end: 3000),
        ])
        #expect(layout.y(of: "h2", in: layout.scrolled(1000)) == height)
    }

    @Test("S24: a tall header is pushed off whole by a small one") func s24() throws {
        let layout = try page([
            Scene.Header(id: "tall", mode: .regular, top: 0, height: 200),
            Scene.Header(id: "small", mode: .regular, top: 1000, height: 20),
        ])
        for offset in stride(from: 800.0, through: 1000, by: 10) {
            #expect(layout.y(of: "tall", in: layout.scrolled(offset)) == 800 - offset)
            #expect(layout.y(of: "small", in: layout.scrolled(offset)) == 1000 - offset)
        }
        #expect(layout.shownHeaders(in: layout.scrolled(1000)).map(\.index) == [1])
    }

    @Test("S25: headers that are plain siblings push each other off all the same") func s25() throws {
        let layout = try page([
            Scene.Header(id: "a", mode: .regular, top: 0, height: 40),
            Scene.Header(id: "b", mode: .regular, top: 500, height: 40),
            Scene.Header(id: "c", mode: .regular, top: 520 + 40, height: 40),
        ])
        #expect(layout.y(of: "a", in: layout.scrolled(475)) == -15)
        #expect(layout.y(of: "b", in: layout.scrolled(545)) == -25)
        #expect(layout.y(of: "c", in: layout.scrolled(3000)) == 0)
    }

    @Test("S26: an outer header lower than its rows stays until the next outer one pushes it") func s26() throws {
        var headers = [Scene.Header(id: "outer", mode: .regular, top: 0, height: 20, end: 1000)]
        for row in 0..<9 {
            let top = 20 + Double(row) * 100
            headers.append(
                Scene.Header(id: "row \(row)", mode: .regular, top: top, height: 20, level: 2, end: top + 100))
        }
        headers.append(Scene.Header(id: "next", mode: .regular, top: 1000, height: 20))
        let layout = try page(headers)
        for offset in stride(from: 0.0, through: 980, by: 5) {
            #expect(layout.y(of: "outer", in: layout.scrolled(offset)) == 0)
        }
        #expect(layout.y(of: "outer", in: layout.scrolled(990)) == -10)
    }

    @Test("S27: a header taller than the window has one place for each offset, whichever way one comes") func s27()
        throws
    {
        let layout = try page([Scene.Header(id: "huge", mode: .regular, top: 100, height: 1200, end: 2500)])
        for offset in stride(from: 0.0, through: 3200, by: 25) {
            let expected = max(100 - offset, min(0, 2500 - offset - 1200))
            #expect(layout.y(of: "huge", in: layout.scrolled(offset)) == expected)
            #expect(layout.y(of: "huge", in: layout.scrolled(3200, offset)) == expected)
        }
    }

    @Test("S28: around an empty section headers never overlap, scrolled down or back") func s28() throws {
        let headers = [
            Scene.Header(id: "full", mode: .regular, top: 0, height: 40),
            Scene.Header(id: "empty", mode: .regular, top: 600, height: 40),
            Scene.Header(id: "after", mode: .regular, top: 640, height: 40),
        ]
        let layout = try page(headers)
        for offset in stride(from: 0.0, through: 700, by: 1) {
            for state in [layout.scrolled(offset), layout.scrolled(3200, offset)] {
                let places = layout.placements(in: state)
                for (upper, lower) in zip(places, places.dropFirst()) { #expect(upper.y + 40 <= lower.y) }
            }
        }
    }
}
