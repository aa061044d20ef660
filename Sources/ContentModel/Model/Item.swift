/// A dish, a drink or whatever else is on the menu.
public struct Item: Sendable, Equatable {
    /// What it is called; items may share a name.
    public let name: String
    /// What it is made of or tastes like.
    public let description: String?
    /// The price exactly as written, for instance `12.50`, `from 8` or `ask`; formatting it is left to the page.
    public let price: String?

    /// An item of these parts; nothing is checked here.
    public init(name: String, description: String? = nil, price: String? = nil) {
        self.name = name
        self.description = description
        self.price = price
    }
}
