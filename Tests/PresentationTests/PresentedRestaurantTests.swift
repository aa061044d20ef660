import ContentModel
import Testing

@testable import Presentation

@Suite struct PresentedRestaurantTests {
    @Test(
        arguments: [
            ("+34 956 12 34 56", "tel:+34956123456"), ("956 12 34 56", "tel:956123456"), (" +34-956", "tel:+34956"),
            ("(+34) 956.12", "tel:+3495612"), ("Tel. +44 20 7946 0000", "tel:+442079460000"), ("956 + 12", "tel:95612"),
            ("ask inside", nil), ("", nil), ("+", nil), ("٩٥٦", nil),
        ] as [(String, String?)])
    func aTelephoneLinkHasDigitsAndALeadingPlus(phone: String, link: String?) {
        let shown = PresentedRestaurant(Restaurant(name: "Marejada", phone: phone), wording: Wording(language: "en"))
        #expect(shown.phone == phone)
        #expect(shown.phoneLink == link)
    }

    @Test(
        arguments: [
            ([], nil), (["Calle Ancha 7"], "Calle Ancha 7"),
            (["Calle Ancha 7", "11001 Cádiz"], "Calle Ancha 7, 11001 Cádiz"),
        ] as [([String], String?)])
    func theAddressFitsOneLine(address: [String], line: String?) {
        let shown = PresentedRestaurant(
            Restaurant(name: "Marejada", address: address), wording: Wording(language: "en"))
        #expect(shown.addressLine == line)
        #expect(shown.address == address)
    }

    @Test(arguments: [
        (Restaurant(name: "x"), false), (Restaurant(name: "x", tagline: "y", notes: ["z"]), false),
        (Restaurant(name: "x", address: ["y"]), true), (Restaurant(name: "x", phone: "y"), true),
        (Restaurant(name: "x", mapLink: "https://example.org"), true),
    ])
    func contactIsAnyWayToFindOrCall(restaurant: Restaurant, hasContact: Bool) {
        #expect(PresentedRestaurant(restaurant, wording: Wording(language: "en")).hasContact == hasContact)
    }

    @Test func theRestIsShownAsWritten() {
        let shown = PresentedRestaurant(
            Restaurant(
                name: "Marejada", tagline: "By the tide", mapLink: "https://example.org/map",
                hours: [
                    OpeningHours(days: "Mon", times: ["closed"]),
                    OpeningHours(days: "Tue – Sun", times: ["13:00–16:00", "20:00–23:30"]),
                ],
                notes: ["Cash only"]), wording: Wording(language: "en"))
        #expect(shown.name == "Marejada")
        #expect(shown.tagline == "By the tide")
        #expect(shown.mapLink == "https://example.org/map")
        #expect(shown.hours.map(\.days) == ["Mon", "Tue – Sun"])
        #expect(shown.hours.map(\.times) == ["closed", "13:00–16:00, 20:00–23:30"])
        #expect(shown.notes == ["Cash only"])
        #expect(shown.phoneLink == nil)
    }
}
