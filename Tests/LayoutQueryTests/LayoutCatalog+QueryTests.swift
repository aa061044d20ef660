import PageGeometry
import StickyLayout
import Testing

@testable import LayoutQuery

/// Questions about pages. The menu by hand: masthead 144, chip bar 57, a section of six dishes 476, Mains with its note 76
/// and two subsections of 466, two more sections of 476, 36 of footer and 76 of its link to the other page: 2749 px.
@Suite struct LayoutCatalogQueryTests {
    @Test func anAnswerBeginsWithThePage() throws {
        let bytes = try catalog.answer(to: parameters("offset=870"))
        #expect(
            String(decoding: bytes, as: UTF8.self).hasPrefix(
                #"{"page":"menu","viewport":{"width":390,"height":844},"content":{"height":2749},"geometry":"approximate","why":"no font draws U+70B9, U+751C","#
                    + #""offset":{"requested":870,"applied":870,"max":1905},"progress":0.4567,"reveal":0,"#
                    + #""active":"oven","highlighted":"oven","isAtEnd":false,"headers":["#
                    + #"{"id":"chips","mode":"fixed","level":1,"top":144,"height":57,"y":0,"offset":726,"isPinned":true,"#
                    + #""pushedBy":null,"visibleHeight":57,"zIndex":100},"#))
    }

    @Test func theWindowIsTheOneAskedFor() throws {
        let plain = try answer("offset=0")
        #expect(plain["viewport"] == .object(["width": 390, "height": 844]))
        let wide = try answer("offset=0&width=1024&height=768&dpr=2&inset=59")
        #expect(wide["viewport"] == .object(["width": 1024, "height": 768]))
        #expect(wide["content"]?["height"] == 2808)
        #expect(wide["headers"]?[0]?["top"] == 203)
        #expect(wide["offset"]?["max"]?.number == 2040)
    }

    @Test func thePageIsTheOneAskedForWithItsOwnRule() throws {
        #expect(try answer("offset=0&page=drinks")["page"] == "drinks")
        #expect(try answer("offset=0&page=menu&lang=de&at=2026-03-01T20:30") == answer("offset=0"))
        // 677 is the bottom of Starters; a chip bar and heading's height above it, less 1 %, it is no longer visible.
        #expect(try answer("offset=618&spy=firstVisible")["active"] == "mains")
        #expect(try answer("offset=618")["active"] == "starters")
    }

    @Test(
        arguments: [
            ("starters", 144, true), ("mains", 620, true), ("oven", 648, true), ("甜点", 1628, true),
            ("\u{301}x", 1905, false),
        ] as [(String, Double, Bool)])
    func aJumpLandsAtTheSectionsLine(section: String, offset: Double, isReachable: Bool) throws {
        let asked = try answer("section=\(section)")
        #expect(
            asked["landing"]
                == .object(["section": .string(section), "offset": .number(offset), "isReachable": .bool(isReachable)]))
        #expect(asked["highlighted"]?.string == section)
        let traced = try answer("trace=j:\(section)")
        #expect(asked.without("landing") == traced)
        #expect(asked.names == traced.names.union(["landing"]))
    }

    @Test(arguments: ["section=dessert", "trace=0,j:dessert"])
    func anUnknownSectionIsMetWithTheKnownOnes(query: String) {
        let name = query.hasPrefix("section") ? "section" : "trace"
        #expect(
            problem(with: query)
                == LayoutProblem(
                    name,
                    "\(name): unknown section \"dessert\"; allowed are starters, mains, oven, fire, 甜点, \u{301}x"))
    }

    @Test func aRangeAnswersWithFrames() throws {
        let range = try answer("offset=0..1000&step=250")
        #expect(range.names == ["page", "frames"])
        #expect(range["page"] == "menu")
        let frames = range["frames"]?.elements ?? []
        #expect(frames.count == 5)
        for (frame, offset) in zip(frames, [0, 250, 500, 750, 1000]) {
            #expect(try frame == answer("offset=\(offset)"))
        }
    }

    @Test func elevenTenths() throws {
        let offsets = try answer("offset=0..1&step=0.1")["frames"]?.elements.compactMap {
            $0["offset"]?["applied"]?.number
        }
        #expect(
            offsets == [
                0, 0.1, 0.2, 0.30000000000000004, 0.4, 0.5, 0.6000000000000001, 0.7000000000000001, 0.8, 0.9, 1,
            ])
    }

    /// The same scene asked about either way has the same answer, but for what only a page has.
    @Test(arguments: [
        ("offset=870", #"{"offset":870}"#), ("offset=-40", #"{"offset":-40}"#),
        ("offset=870&from=900&reveal=0", #"{"offset":870,"from":900,"reveal":0}"#),
        ("offset=870&spy=firstVisible", #"{"offset":870,"spy":"firstVisible"}"#), ("trace=", #"{"trace":[]}"#),
        ("trace=0,900.5,j120,j:fire", #"{"trace":[0,900.5,"j120","j:fire"]}"#), ("section=甜点", #"{"section":"甜点"}"#),
        ("section=mains&from=2000", #"{"section":"mains","from":2000}"#),
    ])
    func documentsHaveTheSameAnswers(query: String, documentQuery: String) throws {
        let window = Scene.Size(width: 390, height: 700)
        let scene = try catalog.pages[0].layout(in: window, topInset: 20).layout.scene
        for listing in ["visible", "all"] {
            let asked = try answer("\(query)&height=700&inset=20&headers=\(listing)")
            let text = document("[\(documentQuery)]", scene: json(scene), more: ",\"headers\":\"\(listing)\"")
            #expect(try asked.without("page", "geometry", "why", "chips") == JSONTree(answers(to: text))[0])
        }
    }

    private func json(_ scene: Scene) -> String {
        let headers = scene.headers.map { header in
            "{\"id\":\"\(header.id)\",\"mode\":\"\(header.mode.name)\",\"top\":\(header.top),\"height\":\(header.height),"
                + "\"level\":\(header.level)\(header.end.map { ",\"end\":\($0)" } ?? "")}"
        }
        let sections = scene.sections.map { "{\"id\":\"\($0.id)\",\"top\":\($0.top),\"height\":\($0.height)}" }
        return "{\"content\":{\"height\":\(scene.contentHeight)},\"viewport\":{\"width\":\(scene.viewport.width),"
            + "\"height\":\(scene.viewport.height)},\"topInset\":\(scene.topInset),"
            + "\"headers\":[\(headers.joined(separator: ","))],\"sections\":[\(sections.joined(separator: ","))]}"
    }

    @Test(arguments: ["offset=5&reveal=1", "section=mains&from=2000&reveal=1"])
    func aPageWithoutReverseHeaderRevealsNothing(query: String) {
        #expect(
            problem(with: query)
                == LayoutProblem(
                    "reveal", "reveal: 1 is out of range; 0 is allowed, because there is no reverse header"))
    }

    /// Two events of work make a day of 68 px, one of time off one of 44; all three one of 92.
    @Test(arguments: [("", 0.0), ("&filter=all", 0), ("&filter=work", -24), ("&filter=time-off", -48)])
    func aFilteredPageHasItsOwnGeometry(filter: String, difference: Double) throws {
        let filtered = try answer("offset=0&headers=all" + filter, of: calendarCatalog)
        #expect(filtered["page"] == "calendar")
        // Title 48, filters 52, month 45, five weeks of 30, 27 days of 44 and the one of 92, footer 36 with a block of 76 and 68 for the
        // button back to the top.
        #expect(filtered["content"]?["height"]?.number == 1_755 + difference)
        let weeks = filtered["headers"]?.elements.dropFirst(3) ?? []
        #expect(weeks.map { $0["id"]?.string } == (1...5).map { "february-\($0)" })
        let later = [605.0, 943, 1_281].map { $0 + difference }
        #expect(weeks.map { $0["top"]?.number } == [145, 219] + later)
    }

    @Test func everyWayToAskTakesTheFilter() throws {
        let whole = try answer("section=february&from=1500", of: calendarCatalog)
        for query in [
            "offset=500&page=calendar&filter=work", "trace=0,500&filter=work",
            "section=february&filter=work&width=1000",
        ] {
            let height = try answer(query, of: calendarCatalog)["content"]?["height"]?.number
            #expect(height == whole["content"]?["height"]?.number.map { $0 - 24 }, "\(query)")
        }
        let frames = try answer("offset=0..100&step=100&filter=work", of: calendarCatalog)["frames"]?.elements ?? []
        #expect(frames.count == 2)
        #expect(try frames[1] == answer("offset=100&filter=work", of: calendarCatalog))
        let picture = try calendarCatalog.picture(for: parameters("offset=0&filter=work"))
        #expect(try picture != calendarCatalog.picture(for: parameters("offset=0")))
        #expect(try picture != calendarCatalog.picture(for: parameters("offset=0&filter=time-off")))
    }

    @Test(arguments: [
        ("filter=wrk", "unknown filter \"wrk\" (did you mean \"work\"?); allowed are all, work, time-off"),
        ("filter=Work", "unknown filter \"Work\" (did you mean \"work\"?); allowed are all, work, time-off"),
        ("filter=", "unknown filter \"\"; allowed are all, work, time-off"),
        (
            "filter=Time off",
            "unknown filter \"Time off\" (did you mean \"time-off\"?); allowed are all, work, time-off"
        ),
        ("filter=work&filter=all", "given twice, as \"work\" and \"all\"; once is allowed"),
        ("page=stories&filter=work", "unknown filter \"work\"; there are none here"),
        ("page=stories&filter=all", "unknown filter \"all\"; there are none here"),
    ])
    func aFilterThatIsNotThereIsAProblem(query: String, detail: String) {
        let expected = LayoutProblem("filter", "filter: " + detail)
        #expect(problem(with: "offset=0&" + query, of: calendarCatalog) == expected)
        #expect(expected.status == 400)
    }
}
