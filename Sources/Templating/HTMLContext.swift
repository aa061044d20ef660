/// Where in HTML the end of some text stands: the part of the HTML standard's tokenizer (section 13.2.5) that decides
/// what a value written there would mean.
struct HTMLContext: Hashable {
    enum State: Hashable {
        /// Between tags.
        case content
        /// After `<`, and after `</`.
        case tagOpen, endTagOpen
        case tagName
        /// Between the attributes of a tag, where a name may start.
        case attributes
        /// In a tag, where a name may have ended or not, depending on a section: only space or the tag's end may follow.
        case separator
        case attributeName
        case afterAttributeName
        case beforeValue
        case value(quote: UInt8, URLProgress)
        case unquotedValue
        /// After `<!`, and after `<!-`.
        case declarationOpen, declarationDash
        /// In `<!doctype …>` and whatever else a browser skips up to the next `>`.
        case declaration
        case comment(CommentEnd)
        /// In an element without elements, with how much of its end tag and of `<!--` was just read.
        case raw(end: Int, comment: Int)
    }

    /// How far a value is as a URL.
    enum URLProgress: Hashable {
        case start, started
        /// After `&`, where `#` begins a character reference and not a fragment.
        case ampersand
        /// After `#`, where nothing leads elsewhere any more.
        case fragment
    }

    /// How much of the end of a comment was just read.
    enum CommentEnd: Hashable {
        case start, startDash
        case none
        case dash, twoDashes, bang
    }

    var state = State.content
    /// The element whose tag or raw text this is, with `/` before it in an end tag; empty elsewhere.
    var element = ""
    /// The attribute being read; empty elsewhere.
    var attribute = ""

    /// The elements in which a browser reads no other elements.
    static let rawElements: Set = [
        "script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes", "plaintext",
    ]
    /// Those of them in which it reads character references, so that escaped text is text.
    static let textElements: Set = ["title", "textarea"]
}

extension HTMLContext {
    /// Where this is, in a message.
    var description: String {
        switch state {
        case .content: "element content"
        case .tagOpen, .endTagOpen: "an unfinished tag"
        case .tagName, .attributes, .separator, .attributeName, .afterAttributeName: "the tag <\(element)>"
        case .beforeValue, .value, .unquotedValue: "the value of \(attribute)"
        case .declarationOpen, .declarationDash, .declaration: "a declaration"
        case .comment: "a comment"
        case .raw: "<\(element)>"
        }
    }

    /// Where one is after a section that may or may not have been written; nil when that differs.
    func joined(with other: HTMLContext) -> HTMLContext? {
        if self == other { return self }
        guard element == other.element else { return nil }
        if isInTag, other.isInTag { return HTMLContext(state: .separator, element: element) }
        if case .value(let quote, let progress) = state, case .value(quote, let otherProgress) = other.state,
            attribute == other.attribute
        {
            var joined = self
            joined.state = .value(quote: quote, progress.joined(with: otherProgress))
            return joined
        }
        return nil
    }

    private var isInTag: Bool {
        switch state {
        case .tagName, .attributes, .separator, .attributeName, .afterAttributeName: true
        default: false
        }
    }
}

extension HTMLContext.URLProgress {
    /// What holds for both: the one that permits less.
    fileprivate func joined(with other: Self) -> Self {
        if self == other { return self }
        return self == .ampersand || other == .ampersand ? .ampersand : .started
    }
}
