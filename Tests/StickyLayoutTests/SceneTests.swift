import StickyLayout
import Testing

@Suite struct SceneTests {
    private static let composed = "caf\u{E9}"
    private static let decomposed = "cafe\u{301}"

    @Test func aSceneEqualsItself() {
        #expect(Scene.shelf == .shelf)
    }

    static let changes: [@Sendable (inout Scene) -> Void] = [
        { $0.contentHeight = 3001 }, { $0.viewport.width = 391 }, { $0.viewport.height = 501 }, { $0.topInset = 1 },
        { $0.headers[2].id = "a" }, { $0.headers[2].mode = .fixed }, { $0.headers[2].top = 101 },
        { $0.headers[2].height = 31 }, { $0.headers[2].level = 2 }, { $0.headers[2].end = nil },
        { $0.headers[2].zIndex = 0 }, { $0.headers.removeLast() }, { $0.sections[0].id = "a" },
        { $0.sections[0].top = 201 }, { $0.sections[0].height = 399 }, { $0.sections.removeLast() },
    ]

    @Test(arguments: changes.indices) func anyChangeMakesItAnother(number: Int) {
        #expect(Scene.shelf.with(Self.changes[number]) != .shelf)
    }

    @Test func idsAreEqualByTheirBytes() {
        #expect(Self.composed == Self.decomposed)
        let header = Scene.Header(id: Self.composed, mode: .inline, top: 0, height: 1)
        #expect(header != Scene.Header(id: Self.decomposed, mode: .inline, top: 0, height: 1))
        let section = Scene.Section(id: Self.composed, top: 0, height: 1)
        #expect(section != Scene.Section(id: Self.decomposed, top: 0, height: 1))
    }
}
