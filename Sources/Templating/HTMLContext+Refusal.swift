/// What the value of an attribute means.
enum AttributeKind: Equatable {
    case text
    case url
    /// URLs with descriptors, separated by commas.
    case urlList
    /// Something that no escaping makes safe; why.
    case refused(String)

    init(_ name: String) {
        if name.hasPrefix("on") {
            self = .refused("runs as script: use a data- attribute")
        } else if let reason = Self.refused[name] {
            self = .refused(reason)
        } else if Self.urlLists.contains(name) {
            self = .urlList
        } else {
            self = Self.urls.contains(name) ? .url : .text
        }
    }

    private static let refused = [
        "style": "is not covered by the page's policy: use a class",
        "srcdoc": "is read as HTML: use a page of its own",
        // What an SVG animation sets may be the target of a link.
        "from": "can become a URL: write it in the template",
        "to": "can become a URL: write it in the template",
        "by": "can become a URL: write it in the template",
        "values": "can become a URL: write it in the template",
    ]
    private static let urlLists: Set = ["srcset", "imagesrcset"]
    private static let urls: Set = [
        "action", "archive", "background", "cite", "classid", "codebase", "data", "dynsrc", "formaction", "href",
        "icon",
        "longdesc", "lowsrc", "manifest", "ping", "poster", "profile", "src", "usemap", "xlink:href", "xml:base",
    ]
}

extension HTMLContext {
    /// Why the value `name` may not be written here; nil when it may. `shape` is text, a URL or a trusted fragment, or nil
    /// when that is not known.
    func refusal(of name: String, _ shape: Shape?) -> String? {
        switch state {
        case .content: nil
        case .raw where !Self.textElements.contains(element):
            "a tag in <\(element)>: make the whole element a trusted fragment"
        case .raw: shape == .fragment ? "\"\(name)\" is a trusted fragment, and <\(element)> takes only text" : nil
        case .value(_, let progress): refusal(of: name, shape, progress)
        case .beforeValue, .unquotedValue: "a tag in an unquoted attribute value: write quotes around it"
        case .tagOpen, .endTagOpen, .tagName: "a tag in the name of an element: write the name in the template"
        case .attributes, .separator, .attributeName, .afterAttributeName:
            "a tag in place of an attribute: write the attribute's name in the template"
        case .declarationOpen, .declarationDash, .declaration: "a tag in a declaration: write it in the template"
        case .comment: "a tag in a comment: nobody sees it, so leave it out"
        }
    }

    private func refusal(of name: String, _ shape: Shape?, _ progress: URLProgress) -> String? {
        if shape == .fragment { return "\"\(name)\" is a trusted fragment, and \(attribute) takes only text" }
        switch AttributeKind(attribute) {
        case .text: return nil
        case .refused(let reason): return "a tag in \(attribute), which \(reason)"
        case .url, .urlList:
            if shape == nil || progress == .fragment { return nil }
            guard shape == .url else {
                return "\"\(name)\" is text, and \(attribute) takes a checked URL, or text after \"#\""
            }
            return progress == .start
                ? nil : "\"\(name)\" is a URL, and stands only at the start of one in \(attribute)"
        }
    }
}
