/// People under one letter, or whatever else their group is called.
public struct ContactGroup: Sendable, Equatable {
    /// A stable name, unique in the page: letters, marks and digits of any script and `-`.
    public let id: String
    /// The heading.
    public let title: String
    /// The people's names, in order.
    public let names: [String]

    /// A group of these parts; nothing is checked here.
    public init(id: String, title: String, names: [String]) {
        self.id = id
        self.title = title
        self.names = names
    }
}
