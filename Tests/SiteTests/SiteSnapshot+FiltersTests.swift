import MicroHTTP
import Site
import Testing

struct SiteSnapshotFiltersTests {
    let site: TemporarySite

    private static let calendar = """
        title: Days
        kind: calendar
        from: 2026-02
        to: 2026-02
        categories: [{title: Work}, {title: Time off}, {title: Café}]
        events: [{date: 2026-02-03, title: Meeting, category: work}]

        """

    init() throws {
        site = try TemporarySite()
        try site.write(Self.calendar, to: "Content/days.yaml")
    }

    private func snapshot() throws -> SiteSnapshot { try SiteSnapshot(loading: site.folders) }

    private func response(
        _ target: String, by method: MicroHTTP.Method = .get, accept: String = "*/*", from snapshot: SiteSnapshot? = nil
    ) throws -> Response {
        try (snapshot ?? self.snapshot()).response(to: try Request(method, target, fields: [Field("Accept", accept)]))
    }

    private func filter(_ response: Response) -> Substring? {
        response.content.text.firstMatch(of: /<html [^>]*data-filter="([^"]*)"/)?.output.1
    }

    /// Other parameters are for others, whatever they hold: bytes that are not UTF-8 are a fine query (RFC 3986).
    @Test(arguments: [
        ("", "all"), ("?", "all"), ("?filter=all", "all"), ("?filter=work", "work"), ("?filter=time-off", "time-off"),
        ("?utm=x", "all"), ("?utm=x&filter=work", "work"), ("?filter=work&utm=x", "work"), ("?&filter=work&&", "work"),
        ("?utm=caf%E9", "all"), ("?utm=%FF&filter=work", "work"), ("?filter=work&%FF=filter", "work"),
        ("?f%69lter=wor%6b", "work"), ("?Filter=work", "all"), ("?filters=work", "all"), ("?x=filter=work", "all"),
        ("?filter=caf%C3%A9", "café"), ("?filter=cafe%CC%81", "café"),
    ])
    func aQueryChoosesTheFilter(query: String, chosen: String) throws {
        let page = try response("/days\(query)")
        #expect(page.status == .ok)
        #expect(filter(page) == chosen[...])
        #expect(page.fields.first { $0.isNamed("Content-Type") }?.value == "text/html; charset=utf-8")
        #expect(page.fields.first { $0.isNamed("Cache-Control") }?.value == "no-cache")
    }

    @Test func aFilteredPageIsAPageOfItsOwn() throws {
        let snapshot = try snapshot()
        let tags = try ["", "?filter=work", "?filter=time-off"].map { query in
            let page = try response("/days\(query)", from: snapshot)
            #expect(try response("/days\(query)", by: .head, from: snapshot).entityTag == page.entityTag)
            #expect(try response("/days\(query)", by: .head, from: snapshot).status == .ok)
            return try #require(page.entityTag?.text)
        }
        #expect(Set(tags).count == 3)
        #expect(try response("/days?filter=all", from: snapshot).entityTag?.text == tags[0])
        #expect(try response("/days?utm=x", from: snapshot).entityTag?.text == tags[0])
    }

    /// Every link of the filter bar leads to a page that says so.
    @Test func theLinksOfTheFiltersLeadThere() throws {
        let snapshot = try snapshot()
        let bar = try response("/days", from: snapshot).content.text
        let links = bar.matches(of: /href="([^"]*)" data-show="([^"]*)"/).map { ($0.output.1, $0.output.2) }
        #expect(links.map(\.1) == ["all", "work", "time-off", "café"])
        for (link, id) in links { #expect(try filter(response(String(link), from: snapshot)) == id) }
    }

    @Test(arguments: [
        ("?filter=wrk", "There is no filter \"wrk\"."), ("?filter=Work", "There is no filter \"Work\"."),
        ("?filter=", "There is no filter \"\"."), ("?filter", "There is no filter \"\"."),
        ("?filter=time+off", "There is no filter \"time off\"."), ("?filter=%FF", "There is no filter \"%FF\"."),
        ("?utm=x&f%69lter=%E9x", "There is no filter \"%E9x\"."),
        ("?filter=work&filter=all", "The address names more than one filter, \"work\" and \"all\"."),
        ("?filter=work&filter=work", "The address names more than one filter, \"work\" and \"work\"."),
        ("?filter=a&filter=b&filter=c", "The address names more than one filter, \"a\" and \"b\"."),
        ("?filter=work&filter=%FF", "The address names more than one filter, \"work\" and \"%FF\"."),
    ])
    func aFilterThatIsNotThereIsNotFound(query: String, fault: String) throws {
        let detail = "\(fault) The page can show all, café, time-off, work."
        let page = try response("/days\(query)", accept: "text/html")
        #expect(page.status == .notFound)
        #expect(page.content.text.contains("<p>\(detail.replacing("\"", with: "&quot;"))</p>"))
        #expect(page.entityTag == nil)
        #expect(page.fields.first { $0.isNamed("Cache-Control") }?.value == "no-store")
        let problem = try response("/days\(query)")
        #expect(problem.status == .notFound)
        #expect(problem.fields.first { $0.isNamed("Content-Type") }?.value == "application/problem+json")
        #expect(problem.content.text.contains("\"detail\":\"\(detail.replacing("\"", with: "\\\""))\""))
    }

    @Test func whatAnAddressHoldsIsShownShortAndAsText() throws {
        let hostile = try response(
            "/days?filter=%3Cscript%3E" + String(repeating: "x", count: 500), accept: "text/html")
        #expect(hostile.status == .notFound)
        let shown = "There is no filter &quot;&lt;script&gt;" + String(repeating: "x", count: 192) + "&quot;."
        #expect(hostile.content.text.contains(shown))
        #expect(!hostile.content.text.contains("<script>"))
    }

    @Test func aFilteredPageCannotBeChanged() throws {
        #expect(try response("/days?filter=work", by: .post).status == .methodNotAllowed)
        #expect(try response("/days?filter=wrk", by: .post).status == .notFound)
        #expect(try response("/days?filter=work", by: .options).status == .noContent)
    }

    @Test(arguments: ["?filter=work", "?filter=%FF", "?filter=work&filter=all", "?utm=%FF"])
    func aPageWithoutFiltersHasNoParameters(query: String) throws {
        let snapshot = try snapshot()
        let page = try response("/menu\(query)", from: snapshot)
        #expect(page.status == .ok)
        #expect(try page.entityTag == response("/menu", from: snapshot).entityTag)
    }

    @Test func aCalendarCanBeTheHomePage() throws {
        try site.write(TemporarySite.site + "homePage: days\n", to: "Content/site.yaml")
        let snapshot = try snapshot()
        #expect(try filter(response("/", from: snapshot)) == "all")
        #expect(try filter(response("/?filter=work", from: snapshot)) == "work")
        #expect(
            try response("/?filter=work", from: snapshot).entityTag
                == response("/days?filter=work", from: snapshot).entityTag)
        #expect(try response("/?filter=wrk", from: snapshot).status == .notFound)
    }

    /// Days and nothing else: the menu at the other address has no filter.
    @Test func anotherHomePageHasNone() throws {
        #expect(try response("/?filter=wrk").status == .ok)
        #expect(try filter(response("/?filter=work")) == nil)
    }
}
