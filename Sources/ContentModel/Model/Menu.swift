/// A restaurant's menu.
public struct Menu: Sendable, Equatable {
    /// How each kind of header scrolls.
    public let headers: HeaderModes
    /// The sections from top to bottom.
    public let sections: [Section]

    /// A menu of these parts; nothing is checked here.
    public init(headers: HeaderModes = HeaderModes(), sections: [Section]) {
        self.headers = headers
        self.sections = sections
    }
}
