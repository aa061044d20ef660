import ContentModel
import Fonts
import Localization
import PageGeometry
import Presentation
import StickyLayout
import Typesetting

/// A menu of so many dishes in sections of fifty, at most.
func menu(of count: Int, _ random: inout RepeatableGenerator) -> PresentedPage {
    let sections = (0..<(count + 49) / 50).map { index in
        Section(
            id: "s\(index)", title: sentence(1...3, &random), chip: sentence(1...1, &random),
            items: (0..<min(50, count - index * 50)).map { _ in
                Item(name: sentence(2...5, &random), description: sentence(8...16, &random), price: "12.50")
            })
    }
    let page = Page(name: "menu", title: "Menu", content: .menu(Menu(sections: sections)))
    let site = SiteContent(restaurant: Restaurant(name: "Test", currency: "€"), languages: ["en"], pages: [page])
    return PresentedPage(page, of: site, language: "en")
}

/// What a question about a page costs: to make the page ready for questions, once; the first one about a width, and the next.
func measurePages() throws {
    let latin = Set((0x20...0xFF).compactMap { Unicode.Scalar(UInt32($0)) })
    let fonts = try SiteFonts(FontLibrary(language: "en"), language: "en", scalars: latin, display: latin)
    print("\n dishes a page     ready, ms   new width, ms known width, ms")
    for count in [30, 300, 3_000] {
        var random = RepeatableGenerator()
        let page = menu(of: count, &random)
        let began = clock.now
        let measured = try MeasuredPage(page, in: fonts)
        let ready = (clock.now - began) / .milliseconds(1)
        var times: [Double] = []
        for _ in 0..<2 {
            let asking = clock.now
            for width in widths {
                let layout = try measured.layout(
                    in: Scene.Size(width: width, height: 844), measure: Measure(.blink, ratio: ratio))
                precondition(layout.layout.scene.contentHeight > Double(count) * 50)
            }
            times.append((clock.now - asking) / .milliseconds(1) / Double(widths.count))
        }
        print(([Double(count), ready] + times).map(column).joined())
    }
}
