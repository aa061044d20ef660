import ContentModel
import Testing

@testable import Presentation

@Suite struct PresentedGroupTests {
    @Test(arguments: [
        ("Ada Byron", "A"), ("ada", "a"), ("Émile", "É"), ("E\u{301}mile", "E\u{301}"), ("👩‍🍳 Chef", "👩‍🍳"),
        ("🇪🇸 Eva", "🇪🇸"), ("👍🏽", "👍🏽"), ("فاطمة", "ف"), ("مُحمد", "مُ"), ("한나", "한"), ("นิด", "นิ"), ("7 Up", "7"),
        ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}"),
    ])
    func theDiscHoldsTheFirstCharacter(name: String, initial: String) {
        let group = PresentedGroup(ContactGroup(id: "a", title: "A", names: [name]), wording: Wording(language: "en"))
        #expect(group.contacts.map(\.name) == [name])
        #expect(group.contacts.map { Array($0.initial.unicodeScalars) } == [Array(initial.unicodeScalars)])
    }

    /// A mark of direction, a word joiner and a soft hyphen leave nothing to see.
    @Test(arguments: [("\u{200F}فاطمة", "ف"), ("\u{200E}\u{200F}Ada", "A"), ("\u{2060}Ada", "A"), ("\u{AD}Ada", "A")])
    func theDiscIsNotEmpty(name: String, initial: String) {
        let group = PresentedGroup(ContactGroup(id: "a", title: "A", names: [name]), wording: Wording(language: "en"))
        #expect(group.contacts == [PresentedGroup.Contact(name: name, initial: initial)])
    }

    @Test func aGroupIsShownAsWritten() {
        let group = PresentedGroup(
            ContactGroup(id: "a-2", title: "A to C", names: ["Bo", "Al", "Bo"]), wording: Wording(language: "en"))
        #expect(group.id == "a-2")
        #expect(group.title == "A to C")
        #expect(group.contacts.map(\.name) == ["Bo", "Al", "Bo"])
    }
}
