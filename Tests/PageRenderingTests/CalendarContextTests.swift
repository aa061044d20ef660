import ContentModel
import Foundation
import Presentation
import Testing

@testable import PageRendering

@Suite struct CalendarContextTests {
    private func markup(_ calendar: EventCalendar, filter: String? = nil) throws -> Markup {
        Markup(try rendered(shown(.calendar(calendar), filter: filter)).html)
    }

    @Test(arguments: [(nil, "all"), ("work", "work"), ("ça-1", "ça-1")] as [(String?, String)])
    func theRootAndOneLinkSayWhatIsShown(filter: String?, named: String) throws {
        let markup = try markup(calendar(["work", "ça-1"], title: "Filter"), filter: filter)
        #expect(markup.tags.first { $0.name == "html" }?.attributes["data-filter"] == named)
        let links = markup.tags(with: "data-show")
        #expect(links.map { $0.attributes["data-show"] } == ["all", "work", "ça-1"])
        #expect(links.map { $0.attributes["href"] } == ["/menu", "/menu?filter=work", "/menu?filter=%C3%A7a-1"])
        let chosen = links.filter { $0.attributes["aria-current"] != nil }
        #expect(chosen.map { $0.attributes["aria-current"] } == ["true"])
        #expect(chosen.map { $0.attributes["data-show"] } == [named])
        #expect(markup.html.contains("<span>All</span>"))
    }

    /// Ids are letters, marks and digits of any script and `-`; should another come, it breaks out of nothing.
    @Test(arguments: ["work", "Time-off-2", "仕事", "أخبار", "a\u{301}", "งาน", "a b", "a+b", "100%", "a&b=c#d\"'<>/_~."])
    func aFilterIsEncodedInItsLink(id: String) throws {
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-")
        let encoded = try #require(id.addingPercentEncoding(withAllowedCharacters: plain))
        let link = try #require(try markup(calendar([id])).tags(with: "data-show").last)
        #expect(link.attributes["href"] == "/menu?filter=\(encoded)")
        #expect(link.attributes["data-show"]?.utf8.elementsEqual(id.utf8) == true)
    }

    /// All events are in any form of the page: which are shown is the style's, so that a script need only change the mark.
    @Test(arguments: [nil, "work"] as [String?])
    func theStyleHidesWhatTheFilterIsNotAbout(filter: String?) throws {
        let markup = try markup(calendar(["work", "ça-1"]), filter: filter)
        #expect(markup.tags(with: "data-category").map { $0.attributes["data-category"] } == ["work", "ça-1"])
        let style = try #require(markup.contents(of: "style").first)
        for id in ["work", "ça-1"] {
            #expect(
                style.contains("[data-filter=\"\(id)\"] [data-category]:not([data-category=\"\(id)\"]){display:none}"))
        }
        #expect(!style.contains("[data-filter=\"all\"]"))
    }

    @Test func eventsHaveTheirTimeAndTheirDot() throws {
        let markup = try markup(calendar(["work", "off"], title: "Lunch"))
        let events = markup.tags.filter { $0.classes == ["event"] }
        #expect(events.count == 2)
        #expect(
            markup.tags.filter { $0.classes.contains("dot") }.map(\.classes) == [
                ["dot", "color-007aff-0a84ff"], ["dot", "color-5856d6-5e5ce6"],
            ])
        #expect(markup.contents(of: "time") == ["09:00"])
        #expect(markup.html.ranges(of: "<span class=\"event-title\">Lunch</span>").count == 2)
        let days = markup.tags.filter { $0.classes.first == "day" }
        #expect(days.count == 28 + 31)
        #expect(days.count { $0.classes.contains("busy") } == 1)
        #expect(days.firstIndex { $0.classes.contains("busy") } == 2)
        #expect(markup.html.contains("<span class=\"number\">3</span> <span class=\"weekday\">Tue</span>"))
        #expect(markup.html.contains("<span>Week 6</span> <span class=\"range rigid\">2 – 8 Feb</span>"))
    }

    /// What stays pinned to the end of the page has a box to there: the footer stands in that of the filters and of each
    /// month, and a week's box ends with it.
    @Test func boxesReachAsFarAsTheirHeadersPin() throws {
        let markup = try markup(calendar(["work"]))
        #expect(markup.faults == [])
        func boxes(_ index: Int) -> [[String]] {
            markup.ancestors(of: index).map(\.classes).filter { $0.first == "box" }
        }
        let footer = try #require(markup.tags.firstIndex { $0.classes == ["footer"] })
        #expect(boxes(footer).count == 3)
        let headers = markup.tags.indices.filter { markup.tags[$0].attributes["data-header"] != nil }
        let depths = headers.map { boxes($0).count }
        // Title, filters, February with five weeks, March with six.
        #expect(depths == [0, 1, 2] + Array(repeating: 3, count: 5) + [3] + Array(repeating: 4, count: 6))
        let months = markup.tags(with: "data-section")
        #expect(months.map { $0.attributes["id"] } == ["february", "march"])
        #expect(months.map { $0.classes.first } == ["box", "box"])
        // The header is the second thing in its box: the way that a script makes for it comes first.
        for index in headers.dropFirst() {
            let parent = try #require(markup.parents[index])
            let children = markup.tags.indices.filter { markup.parents[$0] == parent }
            #expect(children.map { markup.tags[$0].classes.first }.first == "spacer")
            #expect(children.dropFirst().first == index)
        }
    }
}
