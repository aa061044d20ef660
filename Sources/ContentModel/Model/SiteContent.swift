/// Everything that a site's owner wrote: one restaurant and its pages. Plain values, checked when they were read.
public struct SiteContent: Sendable, Equatable {
    /// The page that `/` shows when the site file names none.
    public static let defaultHomePage = "menu"

    /// The restaurant that the pages belong to.
    public let restaurant: Restaurant
    /// The languages the content is written in, BCP 47 tags as written, at least one, no two alike; the first is the
    /// default.
    public let languages: [String]
    /// The name of the page that `/` shows; one of `pages`.
    public let homePage: String
    /// Where to listen, unless the command line or the environment says otherwise.
    public let server: ServerDefaults
    /// The pages in the order the site file lists them, then the others by name.
    public let pages: [Page]

    /// A site of these parts; nothing is checked here.
    public init(
        restaurant: Restaurant,
        languages: [String],
        homePage: String = defaultHomePage,
        server: ServerDefaults = ServerDefaults(),
        pages: [Page]
    ) {
        self.restaurant = restaurant
        self.languages = languages
        self.homePage = homePage
        self.server = server
        self.pages = pages
    }

    /// The page of that name, or nil.
    public func page(named name: String) -> Page? {
        pages.first { $0.name == name }
    }
}

/// What the site file says about the server; the weakest of the three places that may.
public struct ServerDefaults: Sendable, Equatable {
    /// The address to listen on, for instance `127.0.0.1`; nil when the file does not say.
    public let host: String?
    /// The port to listen on, 0 for any free one; nil when the file does not say.
    public let port: UInt16?

    /// Defaults of these parts.
    public init(host: String? = nil, port: UInt16? = nil) {
        self.host = host
        self.port = port
    }
}
