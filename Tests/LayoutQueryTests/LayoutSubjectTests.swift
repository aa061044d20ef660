import StickyLayout
import Testing

@testable import LayoutQuery

@Suite struct LayoutSubjectTests {
    @Test func sectionsAreFoundByTheBytesOfTheirIds() throws {
        let ids = ["a", "", "\u{E9}", "e\u{301}", "甜点"]
        let sections = ids.enumerated().map { Scene.Section(id: $1, top: Double($0), height: 1) }
        let scene = Scene(contentHeight: 5, viewport: .init(width: 1, height: 1), sections: sections)
        let subject = LayoutSubject(scene: try Layout(scene))
        #expect(ids.map { subject.index(ofSection: $0) } == [0, 1, 2, 3, 4])
        #expect(subject.index(ofSection: "A") == nil)
    }
}
