import ContentModel
import DesignTokens
import Presentation
import StickyLayout
import Testing

@testable import PageRendering

/// The browser pins and lands where the engine says: each header's class has a rule with the engine's line.
@Suite struct PinSheetTests {
    private static let pages = [
        shown(variedSections), shown(variedSections, headers: HeaderModes(sections: .regular, subsections: .inline)),
        shown(variedSections, headers: HeaderModes(chips: .inline)),
        shown([Section(id: "a", title: "A", items: dishes(3))]), shown([]), shown(content(.stories, "x")),
        shown(content(.contacts, "x")), shown(content(.tabs, "x")),
    ]

    private func rem(_ pixels: Double) -> String { TokenSheet.rem(pixels) }

    /// What the style says of windows of any size.
    private func generalRules(_ markup: Markup) throws -> Substring {
        let style = try #require(markup.contents(of: "style").first)
        let start = try #require(style.firstRange(of: "html{--clearance:")?.lowerBound)
        return style[start...].prefix { $0 != "@" }
    }

    @Test(arguments: pages)
    func headersPinAtTheEnginesLines(page: PresentedPage) throws {
        let layout = try layout(page)
        let markup = Markup(try rendered(page).html)
        let rules = try generalRules(markup)
        let tags = markup.tags(with: "data-header")
        #expect(tags.map { $0.attributes["data-header"] } == layout.scene.headers.map(\.id))
        for (index, tag) in tags.enumerated() {
            let header = layout.scene.headers[index]
            let names = tag.classes.filter { $0.hasPrefix("pin-") }
            guard header.mode != .inline else {
                #expect(names == [] && !tag.classes.contains("pinned"))
                continue
            }
            #expect(tag.classes.contains("pinned") && !tag.classes.contains("banded"))
            let line = try #require(layout.line(ofHeader: index))
            let zIndex = try #require(layout.placement(of: index, in: layout.start)?.zIndex)
            let name = try #require(names.first)
            #expect(names.count == 1)
            #expect(rules.contains(".\(name){--line:\(rem(line));z-index:\(zIndex)}"), "\(header.id)")
        }
    }

    /// The bar of 57 px, headings of 48 and of 38 below, and 8 px for the ring around what has the focus.
    @Test(arguments: zip(pages, [143.0, 105, 86, 48, 0, 0, 92, 45]))
    func jumpsLandAtTheEnginesLines(page: PresentedPage, deepest: Double) throws {
        let layout = try layout(page)
        let markup = Markup(try rendered(page).html)
        let rules = try generalRules(markup)
        let clearance = deepest + 8
        #expect(rules.hasPrefix("html{--clearance:\(rem(clearance))}"))
        let tags = markup.tags(with: "data-section")
        #expect(tags.map { $0.attributes["data-section"] } == layout.scene.sections.map(\.id))
        for (index, tag) in tags.enumerated() {
            let line = try #require(layout.line(ofSection: index))
            let name = try #require(tag.classes.first { $0.hasPrefix("land-") })
            #expect(rules.contains(".\(name){scroll-margin-top:\(rem(line - clearance))}"))
        }
    }

    @Test func elementsThatPinAlikeShareAClass() throws {
        let markup = Markup(try rendered(shown(variedSections)).html)
        let names = markup.tags(with: "data-header").compactMap { $0.classes.first { $0.hasPrefix("pin-") } }
        #expect(names == ["pin-1", "pin-2", "pin-2", "pin-3", "pin-3", "pin-2", "pin-2", "pin-2"])
    }

    @Test func headersOnTheBandOfTheReverseOneKnowItsReach() throws {
        let markup = Markup(try rendered(shown(.calendar(calendar(["work"])))).html)
        let rules = try generalRules(markup)
        let title = ".pin-1{--line:0rem;z-index:200}"
        let filter = ".pin-2{--line:\(rem(48 - 52));--own:\(rem(52));--reach:\(rem(52));z-index:150}"
        let february = ".pin-3{--line:\(rem(48));--own:\(rem(45));--reach:\(rem(52));z-index:100}"
        let itsWeeks = ".pin-4{--line:\(rem(93));--own:\(rem(30));--reach:\(rem(52));z-index:49}"
        for rule in [title, filter, february, itsWeeks] { #expect(rules.contains(rule), "\(rule) in \(rules)") }
        let isBanded = markup.tags(with: "data-header").map { $0.classes.contains("banded") }
        #expect(isBanded == [false] + [Bool](repeating: true, count: isBanded.count - 1))
    }

    /// A heading of one line is 48 px high, of two 76. Where it takes two, what pins below it pins further down.
    @Test func whatPinsBelowAHeadingFollowsItsLines() throws {
        let inner = Section(id: "b", title: "B", items: dishes(1))
        let page = shown([Section(id: "a", title: "Wednesdays and Thursdays", sections: [inner])])
        let css = try pins(page).css
        let name = try pins(page).pinClass(ofHeader: "b").split(separator: " ").last ?? ""
        #expect(css.contains(".\(name){--line:3rem;z-index:49}"))
        let narrower = try #require(css.firstRange(of: "@media (max-width:"))
        let rule = css[narrower.lowerBound...].prefix { $0 != "}" }
        #expect(rule.hasSuffix("{html{--clearance:\(rem(76 + 38 + 8))"))
        #expect(css[narrower.lowerBound...].contains(".\(name){--line:4.75rem;z-index:49}"))
        // In a window as narrow as that, headings scroll away where it is less than three times as high.
        #expect(css.contains("and (max-height:\(rem(3 * (76 + 38) - 0.25))){"))
        #expect(css.contains("@media (max-height:\(rem(3 * (48 + 38) - 0.25))){"))
    }

    /// First headings scroll away, then the bar.
    @Test func lowWindowsHaveRulesOfTheirOwn() throws {
        let sheet = try pins(shown([Section(id: "a", title: "A", chip: "A")]))
        #expect(
            sheet.css == "html{--clearance:\(rem(57 + 48 + 8))}.pin-1{--line:0rem;z-index:100}"
                + ".pin-2{--line:\(rem(57));z-index:50}.land-3{scroll-margin-top:\(rem(-48 - 8))}"
                + "@media (max-height:\(rem(3 * 105 - 0.25))){html{--clearance:\(rem(57 + 8))}"
                + ".pin-1{--line:0rem;z-index:100}.pin-2{position:static;z-index:auto;--mode:inline}"
                + ".land-3{scroll-margin-top:\(rem(-8))}}"
                + "@media (max-height:\(rem(3 * 57 - 0.25))){html{--clearance:\(rem(8))}"
                + ".pin-1{position:static;z-index:auto;--mode:inline}"
                + ".pin-2{position:static;z-index:auto;--mode:inline}.land-3{scroll-margin-top:\(rem(-8))}}")
    }

    /// 48 + 52 + 2 · 45 + 30 px, and less where months push each other off.
    @Test func monthsHaveExtentsWhereTheyPushEachOtherOff() throws {
        let css = try pins(shown(.calendar(calendar(["work"])))).css
        let pushing = "@media (max-height:\(rem(3 * 220 - 0.25))){html{--clearance:\(rem(175 + 8));--extent:flow-root}"
        #expect(css.contains(pushing))
        #expect(css.contains("--own:\(rem(45));--reach:\(rem(52));z-index:50;--mode:regular}"))
        let noBand = "@media (max-height:\(rem(3 * 145 - 0.25))){html{--clearance:\(rem(45 + 8));--extent:flow-root}"
        #expect(css.contains(noBand))
        #expect(css.contains("{--line:0rem;--own:\(rem(45));--reach:0rem;z-index:50;--mode:regular}"))
    }
}
