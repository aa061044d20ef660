/// The most characters of an author's text that a message repeats.
private let longestQuotation = 40

/// `text` in quotation marks for a message: one line, control characters as `·`, a long text cut.
func quoted(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longestQuotation) {
        shown.append(scalar.isInvisibleControl ? "·" : scalar)
    }
    let isCut = text.unicodeScalars.dropFirst(longestQuotation).first != nil
    return "\"\(String(shown))\(isCut ? "…" : "")\""
}

/// The texts as a list that ends in `last`: `a, b or c`.
func enumerated(_ texts: [String], last: String) -> String {
    guard let final = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " \(last) " + final
}

extension Unicode.Scalar {
    /// Whether the character controls instead of showing: control codes and line separators, and those that turn the
    /// direction of the text around it.
    var isInvisibleControl: Bool {
        isControlCode || isDirectionControl || self == "\u{2028}" || self == "\u{2029}"
    }

    /// Whether the character is a control code: Unicode's general category Cc, which will never hold others.
    var isControlCode: Bool {
        value < 0x20 || (0x7F...0x9F).contains(value)
    }

    /// Whether the character turns the direction of the text after it until another one ends that: the embeddings,
    /// overrides and isolates of Unicode's UAX 9. They can make a text read as something else.
    var isDirectionControl: Bool {
        ("\u{202A}"..."\u{202E}").contains(self) || ("\u{2066}"..."\u{2069}").contains(self)
    }
}
