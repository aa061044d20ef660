/// What pages say by themselves, beside what the owner wrote: texts that take room on the page.
public struct PageLabels: Sendable, Equatable {
    /// Over the address and the telephone number.
    public let contact: String
    /// The link to a map.
    public let map: String
    /// Over the opening hours.
    public let hours: String
    /// Over the links to the other pages.
    public let pages: String
    /// Over what to know before ordering.
    public let notes: String

    init(wording: Wording) {
        contact = wording.text("Find us")
        map = wording.text("Show on a map")
        hours = wording.text("Opening hours")
        pages = wording.text("More to see")
        notes = wording.text("Good to know")
    }
}
