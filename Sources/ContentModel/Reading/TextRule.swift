/// What a text must be to stand on a page, and how it is tidied: white space at its ends goes, and each run of spaces,
/// tabs and line ends inside becomes one space, as a browser draws it.
struct TextRule {
    /// The most Unicode scalars that the tidied text may have.
    let longest: Int

    /// Names, titles, single lines of an address.
    static let line = TextRule(longest: 200)
    /// Descriptions and notes.
    static let paragraph = TextRule(longest: 1_000)
    /// Web addresses.
    static let link = TextRule(longest: 2_000)

    /// What is wrong with a text.
    enum Fault: Error, Equatable {
        case empty
        case control(Unicode.Scalar)
        case tooLong(Int, longest: Int)

        /// The fault as a message goes on after the text's name.
        var message: String {
            switch self {
            case .empty:
                "is empty: write some text or delete it"
            case .control(let scalar):
                "holds an invisible \(scalar.isDirectionControl ? "direction" : "control") character "
                    + "(\(scalar.codePoint)): delete it"
            case .tooLong(let length, let longest):
                "is \(length) characters long, and \(longest) is the most: make it shorter"
            }
        }
    }

    /// `text` tidied, or what is wrong with it.
    func tidied(_ text: String) throws(Fault) -> String {
        let tidy = Self.collapsed(text)
        if let control = tidy.unicodeScalars.first(where: \.isInvisibleControl) { throw .control(control) }
        guard tidy.unicodeScalars.contains(where: Self.shows) else { throw .empty }
        let length = tidy.unicodeScalars.count
        guard length <= longest else { throw .tooLong(length, longest: longest) }
        return tidy
    }

    private static func shows(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
    }

    private static func collapsed(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isAfterSpace = false
        for scalar in text.unicodeScalars {
            let isSpace = scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
            if isSpace {
                if !isAfterSpace { result.append(" ") }
            } else {
                result.append(scalar)
            }
            isAfterSpace = isSpace
        }
        while result.first?.properties.isWhitespace == true { result.removeFirst() }
        while result.last?.properties.isWhitespace == true { result.removeLast() }
        return String(result)
    }
}
