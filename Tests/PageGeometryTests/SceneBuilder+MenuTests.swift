import ContentModel
import StickyLayout
import TestPages
import Testing

/// Tabs by hand; menus are in the tests of SceneBuilder. A title is 48 px and no header; the bar 44 and its line 1.
@Suite struct SceneBuilderMenuTests {
    /// Headings of 48, 8 above the first item, items of 24 and 44 with 16 between, 28 below; a note of 28.
    @Test func tabsAreSectionsWithoutTilesUnderABar() throws {
        let sections = [
            Section(id: "a", title: "A", chip: "A", items: [Item(name: "x"), Item(name: "y", description: "z")]),
            Section(id: "b", chip: "B", note: "n", items: [Item(name: "x")]),
            Section(id: "c", title: "C"),
        ]
        #expect(
            try scene(.tabs(sections))
                == Scene(
                    contentHeight: 433, viewport: Scene.Size(width: 390, height: 844),
                    headers: [
                        Scene.Header(id: "tabs", mode: .fixed, top: 48, height: 45),
                        Scene.Header(id: "a", mode: .inline, top: 93, height: 48, end: 261),
                        Scene.Header(id: "c", mode: .inline, top: 349, height: 48, end: 397),
                    ],
                    sections: [
                        Scene.Section(id: "a", top: 93, height: 168), Scene.Section(id: "b", top: 261, height: 88),
                        Scene.Section(id: "c", top: 349, height: 48),
                    ]))
    }

    @Test func sectionsWithoutTabsHaveNoBar() throws {
        #expect(
            try scene(.tabs([Section(id: "a", items: [Item(name: "x")])]))
                == Scene(
                    contentHeight: 144, viewport: Scene.Size(width: 390, height: 844),
                    sections: [Scene.Section(id: "a", top: 48, height: 60)]))
    }
}
