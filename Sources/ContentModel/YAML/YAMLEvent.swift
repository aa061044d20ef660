/// One step of a YAML document, in our own words and without C types.
struct YAMLEvent {
    /// What the step is.
    enum Kind: Equatable {
        case streamStart, streamEnd
        case documentStart, documentEnd
        case alias(name: String)
        case scalar(String, YAMLNode.Style)
        case listStart, listEnd
        case mappingStart, mappingEnd
    }

    /// A mark on a node that gives it a name or a type; content has no use for either.
    enum Mark {
        case none, anchor, tag
    }

    /// What the step is.
    let kind: Kind
    /// What is marked on the node; the tag when there are both.
    let mark: Mark
    /// Where it starts, in Unicode scalars from the start of the input.
    let scalarIndex: Int
}
