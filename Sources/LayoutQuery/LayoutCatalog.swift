public import PageGeometry

/// The pages that can be asked about.
public struct LayoutCatalog: Sendable {
    /// The pages in the site's order.
    public let pages: [MeasuredPage]
    /// The name of the page that is meant when none is named.
    public let defaultPage: String
    /// The languages of the site; the first is the default.
    public let languages: [String]

    /// A catalog of `pages`, of which `defaultPage` is one.
    public init(pages: [MeasuredPage], defaultPage: String, languages: [String]) {
        self.pages = pages
        self.defaultPage = defaultPage
        self.languages = languages
    }
}
