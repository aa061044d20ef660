/// What a guest wants to know about the place itself.
public struct Restaurant: Sendable, Equatable {
    /// The name over the door.
    public let name: String
    /// A few words under the name.
    public let tagline: String?
    /// The postal address, one line each; may be empty.
    public let address: [String]
    /// The telephone number as people read it.
    public let phone: String?
    /// An absolute http or https URL of a map, in visible ASCII without quotes: safe as a link's target.
    public let mapLink: String?
    /// When it is open, in the order written; may be empty.
    public let hours: [OpeningHours]
    /// Things to know before ordering, one paragraph each; may be empty.
    public let notes: [String]
    /// What prices are in, as shown to guests, for instance `€`; nil shows bare prices.
    public let currency: String?

    /// A restaurant of these parts; nothing is checked here.
    public init(
        name: String,
        tagline: String? = nil,
        address: [String] = [],
        phone: String? = nil,
        mapLink: String? = nil,
        hours: [OpeningHours] = [],
        notes: [String] = [],
        currency: String? = nil
    ) {
        self.name = name
        self.tagline = tagline
        self.address = address
        self.phone = phone
        self.mapLink = mapLink
        self.hours = hours
        self.notes = notes
        self.currency = currency
    }
}

/// One line of the opening hours.
public struct OpeningHours: Sendable, Equatable {
    /// Which days, as written, for instance `Tue – Fri`.
    public let days: String
    /// The times of those days as written, at least one, for instance `12:00–15:30` or `closed`.
    public let times: [String]

    /// Hours of these parts; nothing is checked here.
    public init(days: String, times: [String]) {
        self.days = days
        self.times = times
    }
}
