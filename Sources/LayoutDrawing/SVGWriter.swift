internal import JSONWriting

/// Writes SVG elements. Numbers are rounded to hundredths of a unit, which no screen shows.
struct SVGWriter {
    private(set) var text = ""

    /// An element with `content` in it, or an empty one.
    mutating func element(_ name: String, _ attributes: [(String, String)], content: ((inout Self) -> Void)? = nil) {
        text += "<\(name)"
        for (key, value) in attributes { text += " \(key)=\"\(Self.escaped(value))\"" }
        guard let content else {
            text += "/>\n"
            return
        }
        text += ">"
        content(&self)
        text += "</\(name)>\n"
    }

    /// Text as an element's content.
    mutating func characters(_ characters: String) { text += Self.escaped(characters) }

    /// What another writer wrote.
    mutating func append(_ other: SVGWriter) { text += other.text }

    /// CSS, which holds nothing to escape.
    mutating func style(_ css: String) { text += "<style>\(css)</style>\n" }

    mutating func rectangle(
        _ frame: Frame, _ classes: String, radius: Double = 0, more: [(String, String)] = []
    ) {
        let corner = radius > 0 ? [("rx", Self.number(radius))] : []
        element("rect", frame.attributes + corner + [("class", classes)] + more)
    }

    mutating func line(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ classes: String) {
        element(
            "line",
            [
                ("x1", Self.number(from.x)), ("y1", Self.number(from.y)), ("x2", Self.number(to.x)),
                ("y2", Self.number(to.y)), ("class", classes),
            ])
    }

    /// A line of text that starts, or with the class `end` ends, at a point on its base line.
    mutating func label(_ characters: String, x: Double, y: Double, _ classes: String = "") {
        element("text", [("x", Self.number(x)), ("y", Self.number(y)), ("class", classes)].filter { !$0.1.isEmpty }) {
            $0.characters(characters)
        }
    }

    /// A number as attributes hold it.
    static func number(_ value: Double) -> String { JSONWriter.text((value * 100).rounded() / 100 + 0) }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // XML has no way to write other control characters.
            case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}

/// A rectangle in the picture.
struct Frame: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var bottom: Double { y + height }

    fileprivate var attributes: [(String, String)] {
        [
            ("x", SVGWriter.number(x)), ("y", SVGWriter.number(y)), ("width", SVGWriter.number(max(0, width))),
            ("height", SVGWriter.number(max(0, height))),
        ]
    }
}
