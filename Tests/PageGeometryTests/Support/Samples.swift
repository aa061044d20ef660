import ContentModel
import Presentation

/// What a page of these parts shows; the place has only a name unless told otherwise.
func shown(
    restaurant: Restaurant = Restaurant(name: "Marejada"), headers: HeaderModes = HeaderModes(),
    sections: [Section] = []
) -> PresentedPage {
    let page = Page(
        name: "menu", title: "Menu", content: .menu(Menu(headers: headers, sections: sections)))
    return PresentedPage(
        page, of: SiteContent(restaurant: restaurant, languages: ["en"], pages: [page]), language: "en")
}
