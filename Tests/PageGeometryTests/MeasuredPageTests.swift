import ContentModel
import PageGeometry
import Presentation
import StickyLayout
import Testing

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

    @Test(arguments: [(320.0, 0.0), (767, 0), (768, 0), (1280, 0), (390, 47), (1024, 20)])
    func laysOutAsIfBuiltAnew(_ width: Double, _ inset: Double) throws {
        let page = page()
        let viewport = Scene.Size(width: width, height: 300)
        let measured = try MeasuredPage(page).layout(in: viewport, topInset: inset)
        let built = try Layout(page.scene(in: viewport, topInset: inset))
        #expect(measured.scene == built.scene)
        #expect(measured.maximumOffset == built.maximumOffset)
        #expect(measured.boundaries == built.boundaries)
    }

    @Test func theWidthDecidesAboutTheFooter() throws {
        let measured = try MeasuredPage(page())
        let narrow = try measured.layout(in: Scene.Size(width: 767, height: 300)).scene.contentHeight
        let wide = try measured.layout(in: Scene.Size(width: 768, height: 300)).scene.contentHeight
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
        let measured = try MeasuredPage(shown(content), filtered: filtered)
        let viewport = Scene.Size(width: 390, height: 844)
        let whole = try measured.layout(in: viewport).scene.contentHeight
        #expect(measured.filtered.keys.sorted() == ["off", "work"])
        #expect(try measured.filtered["work"]?.layout(in: viewport).scene.contentHeight == whole - 24)
        #expect(try measured.filtered["off"]?.layout(in: viewport).scene.contentHeight == whole - 48)
    }
}
