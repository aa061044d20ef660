extension HTMLContext {
    /// Reads one more byte of a template; gives what is wrong with it.
    mutating func read(_ byte: UInt8) -> String? {
        switch state {
        case .content:
            if byte == UInt8(ascii: "<") { state = .tagOpen }
            return nil
        case .tagOpen, .endTagOpen, .tagName: return readTag(byte)
        case .attributes, .separator, .attributeName, .afterAttributeName: return readAttribute(byte)
        case .beforeValue, .value, .unquotedValue: return readValue(byte)
        case .declarationOpen, .declarationDash, .declaration: return readDeclaration(byte)
        case .comment(let end):
            readComment(byte, end)
            return nil
        case .raw(let end, let comment): return readRaw(byte, end: end, comment: comment)
        }
    }

    /// Goes past a tag that writes a value; the value itself never changes the context unless the tag was refused.
    mutating func readTagOfTemplate() {
        switch state {
        case .content, .declaration, .tagName, .attributeName, .unquotedValue: break
        case .value(let quote, let progress):
            if progress != .fragment { state = .value(quote: quote, .started) }
        case .tagOpen, .endTagOpen: state = .tagName
        case .attributes, .separator, .afterAttributeName: state = .attributeName
        case .beforeValue: state = .unquotedValue
        case .declarationOpen, .declarationDash: state = .declaration
        case .comment: state = .comment(.none)
        case .raw: state = .raw(end: 0, comment: 0)
        }
    }

    private mutating func readTag(_ byte: UInt8) -> String? {
        switch (state, byte) {
        case (.tagOpen, UInt8(ascii: "/")): state = .endTagOpen
        case (.tagOpen, UInt8(ascii: "!")): state = .declarationOpen
        case (.tagOpen, UInt8(ascii: "?")): state = .declaration
        case (.tagOpen, UInt8(ascii: "<")): break
        case (.tagOpen, _) where byte.isLetter, (.endTagOpen, _) where byte.isLetter:
            element = (state == .endTagOpen ? "/" : "") + byte.lowercased
            state = .tagName
        case (.tagOpen, _), (.endTagOpen, UInt8(ascii: ">")): state = .content
        case (.endTagOpen, _): state = .declaration
        case (_, UInt8(ascii: ">")): endTag()
        case (_, UInt8(ascii: "/")): state = .attributes
        case (_, _) where Ascii.isSpace(byte): state = .attributes
        default: element += byte.lowercased
        }
        return nil
    }

    private mutating func endTag() {
        attribute = ""
        if Self.rawElements.contains(element) {
            state = .raw(end: 0, comment: 0)
        } else {
            state = .content
            element = ""
        }
    }

    private mutating func readAttribute(_ byte: UInt8) -> String? {
        let isSpace = Ascii.isSpace(byte)
        switch byte {
        case UInt8(ascii: ">"): endTag()
        case UInt8(ascii: "/"):
            attribute = ""
            state = .attributes
        case UInt8(ascii: "="):
            guard state == .attributeName || state == .afterAttributeName else {
                return "the name of an attribute is missing before \"=\""
            }
            state = .beforeValue
            // A page that reloads itself elsewhere is a URL in disguise, and policies belong into headers.
            if attribute == "http-equiv" { return "http-equiv is not checked: send the header instead" }
        case _ where isSpace:
            if state == .attributeName { state = .afterAttributeName }
            if state == .separator { state = .attributes }
        default:
            let isGlued = state == .separator
            attribute = (state == .attributeName ? attribute : "") + byte.lowercased
            state = .attributeName
            if isGlued { return "a space is missing between a section and what follows it in the tag <\(element)>" }
        }
        return nil
    }

    private mutating func readValue(_ byte: UInt8) -> String? {
        switch state {
        case .beforeValue where Ascii.isSpace(byte): break
        case .beforeValue where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"):
            state = .value(quote: byte, .start)
        case .value(let quote, let progress):
            if byte == quote {
                attribute = ""
                state = .attributes
            } else {
                state = .value(quote: quote, progress.after(byte, inList: AttributeKind(attribute) == .urlList))
            }
        case _ where byte == UInt8(ascii: ">"): endTag()
        case .unquotedValue where Ascii.isSpace(byte):
            attribute = ""
            state = .attributes
        default: state = .unquotedValue
        }
        return nil
    }
}

extension HTMLContext {
    private mutating func readDeclaration(_ byte: UInt8) -> String? {
        switch (state, byte) {
        case (_, UInt8(ascii: ">")): state = .content
        case (.declarationOpen, UInt8(ascii: "-")): state = .declarationDash
        case (.declarationDash, UInt8(ascii: "-")): state = .comment(.start)
        case (.declarationOpen, UInt8(ascii: "[")):
            state = .declaration
            return "\"<![\" has no meaning in HTML: write the text itself, with &lt; for \"<\""
        default: state = .declaration
        }
        return nil
    }

    private mutating func readComment(_ byte: UInt8, _ end: CommentEnd) {
        switch (end, byte) {
        case (.start, UInt8(ascii: ">")), (.startDash, UInt8(ascii: ">")), (.twoDashes, UInt8(ascii: ">")),
            (.bang, UInt8(ascii: ">")):
            state = .content
        case (.start, UInt8(ascii: "-")): state = .comment(.startDash)
        case (.none, UInt8(ascii: "-")), (.bang, UInt8(ascii: "-")): state = .comment(.dash)
        case (.dash, UInt8(ascii: "-")), (.startDash, UInt8(ascii: "-")), (.twoDashes, UInt8(ascii: "-")):
            state = .comment(.twoDashes)
        case (.twoDashes, UInt8(ascii: "!")): state = .comment(.bang)
        default: state = .comment(.none)
        }
    }

    private mutating func readRaw(_ byte: UInt8, end: Int, comment: Int) -> String? {
        let endTagStart = Array("</\(element)".utf8)
        if end == endTagStart.count, Ascii.isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") {
            element = "/" + element
            state = .attributes
            return byte == UInt8(ascii: ">") ? readAttribute(byte) : nil
        }
        let isLess = byte == UInt8(ascii: "<")
        let goesOn = end < endTagStart.count && byte.lowercased.utf8.elementsEqual([endTagStart[end]])
        let commentGoesOn = comment < Self.commentStart.count && byte == Self.commentStart[comment]
        let nextComment = commentGoesOn ? comment + 1 : isLess ? 1 : 0
        state = .raw(end: goesOn ? end + 1 : isLess ? 1 : 0, comment: nextComment)
        if element == "script", nextComment == Self.commentStart.count {
            return "\"<!--\" changes where <script> ends: leave it out"
        }
        if Self.textElements.contains(element), end == 1, byte.isLetter {
            return "no element begins in <\(element)>: write &lt; for \"<\""
        }
        return nil
    }

    private static let commentStart = Array("<!--".utf8)
}

extension HTMLContext.URLProgress {
    fileprivate func after(_ byte: UInt8, inList isList: Bool) -> Self {
        switch (self, byte) {
        case (.fragment, _): .fragment
        case (.start, _) where Ascii.isSpace(byte): .start
        case (_, UInt8(ascii: ",")) where isList: .start
        case (_, UInt8(ascii: "&")): .ampersand
        case (.start, UInt8(ascii: "#")) where !isList, (.started, UInt8(ascii: "#")) where !isList: .fragment
        default: .started
        }
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
    }

    /// The byte as text, an ASCII letter in lower case.
    fileprivate var lowercased: String {
        let isUpper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
        return String(Unicode.Scalar(isUpper ? self | 0x20 : self))
    }
}
