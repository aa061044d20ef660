import ContentModel
import PageGeometry
import Presentation
import StickyLayout
import TestPages

/// What a page of these parts shows; the place has only a name unless told otherwise.
func shown(
    restaurant: Restaurant = Restaurant(name: "Marejada"), headers: HeaderModes = HeaderModes(),
    sections: [Section] = []
) -> PresentedPage {
    shown(.menu(Menu(headers: headers, sections: sections)), restaurant: restaurant)
}

/// What a page of `content` shows, with its filter chosen, in a site that has so many `others`.
func shown(
    _ content: PageContent, restaurant: Restaurant = Restaurant(name: "Marejada"), filter: String? = nil,
    others: Int = 0
) -> PresentedPage {
    let page = Page(name: "menu", title: "Menu", content: content)
    let others = (0..<others).map { Page(name: "other\($0)", title: "Other", content: .stories([])) }
    return PresentedPage(
        page, of: SiteContent(restaurant: restaurant, languages: ["en"], pages: [page] + others), language: "en",
        filter: filter)
}

/// The geometry of a page of `content`, in a place that has only a name: an empty footer, 36 px.
func scene(_ content: PageContent, filter: String? = nil) throws -> Scene {
    try shown(content, filter: filter).scene(in: Scene.Size(width: 390, height: 844))
}
