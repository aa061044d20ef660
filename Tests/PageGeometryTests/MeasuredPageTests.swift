import ContentModel
import Localization
import PageGeometry
import Presentation
import StickyLayout
import TestPages
import Testing
import Typesetting

struct MeasuredPageTests {
    /// A footer with both blocks, so that its height depends on the window's width.
    private func page() -> PresentedPage {
        let page = Page(
            name: "menu", title: "Menu",
            content: .menu(
                Menu(sections: [
                    Section(id: "a", title: "A", chip: "A", items: [Item(name: "x")]), Section(id: "b", title: "B"),
                ])))
        let site = SiteContent(
            restaurant: Restaurant(
                name: "Test", address: ["Street", "Town"], hours: [OpeningHours(days: "Mon", times: ["closed"])]),
            languages: ["en"], pages: [page])
        return PresentedPage(page, of: site, language: "en")
    }

    /// What is asked for again comes from memory, also after much else, and is the same as for the first time.
    @Test(arguments: [(320.0, 0.0), (767, 0), (768, 0), (411.43, 0), (390, 47), (1024, 20)])
    func laysOutAsIfBuiltAnew(_ width: Double, _ inset: Double) throws {
        let measured = try page().measured()
        _ = try measured.layout(in: Scene.Size(width: width, height: 900), topInset: inset)
        for repetition in 0..<3 {
            let viewport = Scene.Size(width: width, height: 300)
            let known = try measured.layout(in: viewport, topInset: inset)
            let anew = try page().measured().layout(in: viewport, topInset: inset)
            #expect(known.layout.scene == anew.layout.scene)
            #expect(known.layout.maximumOffset == anew.layout.maximumOffset)
            #expect(known.layout.boundaries == anew.layout.boundaries)
            for other in 1...(40 + repetition * 30) {
                _ = try measured.layout(in: Scene.Size(width: width + Double(other), height: 300))
            }
        }
    }

    /// 16:9 telephones have windows of fractions; a CSS px may be a fraction of device pixels.
    @Test func anEngineAndItsRatioHaveGeometriesOfTheirOwn() throws {
        let page = shown(
            sections: [
                Section(id: "a", title: "A", items: (0..<40).map { Item(name: "Dish \($0)", description: "Good") })
            ])
        let measured = try page.measured()
        let viewport = Scene.Size(width: 411.43, height: 731)
        let plain = try measured.layout(in: viewport).layout.scene.contentHeight
        let ratio = try measured.layout(in: viewport, measure: Measure(.blink, ratio: 1.1)).layout.scene.contentHeight
        let gecko = try measured.layout(in: viewport, measure: Measure(.gecko, ratio: 1.1)).layout.scene.contentHeight
        #expect(plain == 2_942)  // 118 + 48 + 8 + 40 · 52 + 39 · 16 + 28 + 36
        #expect(gecko == plain)
        // A tile of 57.2 device px is 57.1875 in Blink, 64ths of a px; gaps of 17.6 are 17.59375.
        let lost = (plain - ratio) * 1.1
        #expect(lost > 0.74 && lost < 0.8, "\(lost)")  // 40 · 0.0125 + 39 · 0.00625, and a little elsewhere
    }

    @Test func theWidthDecidesAboutTheFooter() throws {
        let measured = try page().measured()
        let narrow = try measured.layout(in: Scene.Size(width: 767, height: 300)).layout.scene.contentHeight
        let wide = try measured.layout(in: Scene.Size(width: 768, height: 300)).layout.scene.contentHeight
        #expect(narrow > wide)
    }

    /// A page keeps the layouts of its filters, which have heights of their own.
    @Test func filteredPagesAreMeasuredToo() throws {
        let month = try #require(CalendarMonth("2026-02"))
        let day = try #require(CalendarDate("2026-02-03"))
        let content = PageContent.calendar(
            EventCalendar(
                months: [month], categories: ["work", "off"].map { EventCategory(id: $0, title: $0) },
                events: ["work", "work", "off"].map { CalendarEvent(date: day, title: "a", category: $0) }))
        let filtered = ["work": shown(content, filter: "work"), "off": shown(content, filter: "off")]
        let measured = try shown(content).measured(filtered: filtered)
        let viewport = Scene.Size(width: 390, height: 844)
        let whole = try measured.layout(in: viewport).layout.scene.contentHeight
        #expect(measured.filtered.keys.sorted() == ["off", "work"])
        #expect(try measured.filtered["work"]?.layout(in: viewport).layout.scene.contentHeight == whole - 24)
        #expect(try measured.filtered["off"]?.layout(in: viewport).layout.scene.contentHeight == whole - 48)
    }
}
