import ContentModel
import Presentation
import Testing

@testable import PageRendering

@Suite struct ContactsContextTests {
    private static let groups = [
        ContactGroup(id: "a", title: "A", names: ["Ada", "<b>ob"]), ContactGroup(id: "ä-2", title: "Ä", names: []),
    ]

    @Test func groupsAreSectionsUnderTheirLetters() throws {
        let markup = Markup(try rendered(shown(.contacts(Self.groups))).html)
        let headers = markup.tags(with: "data-header")
        #expect(headers.map { $0.classes.first { $0.hasPrefix("pin-") } } == ["pin-1", "pin-2", "pin-2"])
        let sections = markup.tags(with: "data-section")
        #expect(sections.map { $0.attributes["aria-labelledby"] } == ["a:heading", "ä-2:heading"])
        #expect(sections.map(\.classes) == [["section", "land-3"], ["section", "land-3"]])
        for index in markup.tags.indices where markup.tags[index].classes.contains("letter") {
            #expect(
                markup.ancestors(of: index).first?.attributes["data-section"]
                    == markup.tags[index].attributes["data-header"])
        }
    }

    @Test func peopleHaveTheirDisc() throws {
        let html = Markup(try rendered(shown(.contacts(Self.groups))).html).html
        let people = [("A", "Ada"), ("&lt;", "&lt;b&gt;ob")]
        for (initial, name) in people {
            #expect(
                html.contains(
                    "<span class=\"disc\" aria-hidden=\"true\">\(initial)</span><span class=\"contact-name\">\(name)</span>"
                ))
        }
        #expect(html.ranges(of: "class=\"contact\"").count == 2)
    }
}
