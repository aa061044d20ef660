internal import ContentModel

/// A group of contacts as shown.
public struct PresentedGroup: Sendable, Equatable {
    /// The group's id, also of its heading and of the address that leads to it.
    public let id: String
    /// The heading.
    public let title: String
    /// The people, in order.
    public let contacts: [Contact]

    /// A person.
    public struct Contact: Sendable, Equatable {
        /// The name.
        public let name: String
        /// What stands in the disc: the first character of the name that shows. A name can begin with a mark that only
        /// says in which direction it is read.
        public let initial: String
    }

    init(_ group: ContactGroup, wording: Wording) {
        id = group.id
        title = wording.text(group.title)
        contacts = group.names.map { name in
            Contact(
                name: wording.text(name), initial: name.first(where: Self.shows).map { String($0) } ?? "")
        }
    }

    private static func shows(_ character: Character) -> Bool {
        !character.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
    }
}
