internal import ContentModel

/// The restaurant as the masthead and the footer show it.
public struct PresentedRestaurant: Sendable, Equatable {
    /// The name over the door.
    public let name: String
    /// A few words under the name.
    public let tagline: String?
    /// The address, line by line.
    public let address: [String]
    /// The telephone number as people read it.
    public let phone: String?
    /// The number as a `tel:` URL (RFC 3966): digits and a leading plus only.
    public let phoneLink: String?
    /// A link to a map.
    public let mapLink: String?
    /// The opening hours, one line each.
    public let hours: [Hours]
    /// What to know before ordering.
    public let notes: [String]

    /// One line of the opening hours.
    public struct Hours: Sendable, Equatable {
        /// Which days.
        public let days: String
        /// The times, with commas between.
        public let times: String
    }

    /// The address in one line, for the masthead.
    public var addressLine: String? { address.isEmpty ? nil : address.joined(separator: ", ") }
    /// Whether there is a way to find or call the place.
    public var hasContact: Bool { !address.isEmpty || phone != nil || mapLink != nil }

    init(_ restaurant: Restaurant, wording: Wording) {
        name = wording.text(restaurant.name)
        tagline = wording.text(restaurant.tagline)
        address = restaurant.address.map(wording.text)
        phone = restaurant.phone
        phoneLink = restaurant.phone.flatMap(Self.telephoneURL)
        mapLink = restaurant.mapLink
        hours = restaurant.hours.map { hours in
            Hours(days: wording.text(hours.days), times: wording.text(hours.times.joined(separator: ", ")))
        }
        notes = restaurant.notes.map(wording.text)
    }

    private static func telephoneURL(_ phone: String) -> String? {
        let digits = phone.unicodeScalars.filter { ("0"..."9").contains($0) }
        guard !digits.isEmpty else { return nil }
        let isInternational = phone.unicodeScalars.first { $0 == "+" || ("0"..."9").contains($0) } == "+"
        return "tel:" + (isInternational ? "+" : "") + String(String.UnicodeScalarView(digits))
    }
}
