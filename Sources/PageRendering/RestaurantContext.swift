internal import Presentation
internal import Templating

/// What masthead and footer refer to.
enum RestaurantContext {
    static let shape = Shape.record([
        "name": .text,
        "tagline": .optional(.text),
        "addressLine": .optional(.text),
        "hasContact": .flag,
        "address": .list(of: .text),
        "phone": .optional(.record(["text": .text, "link": .optional(.url)])),
        "mapLink": .optional(.url),
        "hasHours": .flag,
        "hours": .list(of: .record(["days": .text, "times": .text])),
        "hasNotes": .flag,
        "notes": .list(of: .text),
    ])

    static func value(of restaurant: PresentedRestaurant) -> Value {
        [
            "name": .text(restaurant.name),
            "tagline": restaurant.tagline.map(Value.text) ?? nil,
            "addressLine": restaurant.addressLine.map(Value.text) ?? nil,
            "hasContact": .flag(restaurant.hasContact),
            "address": .list(restaurant.address.map(Value.text)),
            "phone": restaurant.phone.map { ["text": .text($0), "link": url(restaurant.phoneLink)] } ?? nil,
            "mapLink": url(restaurant.mapLink),
            "hasHours": .flag(!restaurant.hours.isEmpty),
            "hours": .list(restaurant.hours.map { ["days": .text($0.days), "times": .text($0.times)] }),
            "hasNotes": .flag(!restaurant.notes.isEmpty),
            "notes": .list(restaurant.notes.map(Value.text)),
        ]
    }

    /// The content model has refused what is no URL; what is refused here all the same is not linked.
    private static func url(_ text: String?) -> Value {
        guard let text, let url = try? CheckedURL(text) else { return nil }
        return .url(url)
    }
}
