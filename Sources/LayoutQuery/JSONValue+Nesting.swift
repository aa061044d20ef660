extension JSONValue {
    /// A document needs four levels. Trees are read, copied and freed by recursion; this many fit on any stack.
    static let deepestNesting = 64

    /// Refuses text whose brackets nest too deeply. Of text that is not JSON it knows no more than the brackets outside
    /// of strings; what else is wrong with it, the parser tells.
    static func checkNesting(of text: [UInt8]) throws(SyntaxError) {
        var depth = 0
        var line = 1
        var lineStart = 0
        var place = Place.outside
        for (index, byte) in text.enumerated() {
            switch (place, byte) {
            case (.outside, UInt8(ascii: "\"")): place = .string
            case (.outside, UInt8(ascii: "[")), (.outside, UInt8(ascii: "{")):
                depth += 1
                guard depth <= deepestNesting else {
                    throw SyntaxError(
                        line: line, column: index - lineStart + 1,
                        message: "nested deeper than \(deepestNesting) levels")
                }
            case (.outside, UInt8(ascii: "]")), (.outside, UInt8(ascii: "}")): depth -= 1
            case (.outside, UInt8(ascii: "\n")):
                line += 1
                lineStart = index + 1
            case (.string, UInt8(ascii: "\"")): place = .outside
            case (.string, UInt8(ascii: "\\")): place = .escape
            case (.escape, _): place = .string
            default: break
            }
        }
    }

    private enum Place {
        case outside, string, escape
    }
}
