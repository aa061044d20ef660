extension Finding: CustomStringConvertible {
    /// `path:line:column: error: message`, then the line and a caret under the place. A long line is cut to a window
    /// around the place, tabs are shown as one space and control characters as `·`, so that the caret stands right.
    public var description: String {
        guard let position else { return "\(path): \(severity.rawValue): \(message)" }
        let window = Self.window(of: line, around: position.column - 1)
        let caret = String(repeating: " ", count: window.caret) + "^"
        return "\(path):\(position.line):\(position.column): \(severity.rawValue): \(message)\n\(window.text)\n\(caret)"
    }

    private static let windowWidth = 100

    private static func window(of line: String, around column: Int) -> (text: String, caret: Int) {
        let scalars = Array(line.unicodeScalars)
        var start = 0
        if scalars.count > windowWidth {
            start = min(max(0, column - windowWidth / 2), max(0, scalars.count - windowWidth))
        }
        let end = min(scalars.count, start + windowWidth)
        var text = String.UnicodeScalarView()
        for scalar in scalars[start..<end] {
            text.append(scalar == "\t" ? " " : scalar.properties.generalCategory == .control ? "·" : scalar)
        }
        let before = start > 0 ? "…" : ""
        let after = end < scalars.count ? "…" : ""
        return (before + String(text) + after, before.count + min(column, scalars.count) - start)
    }
}

extension Findings: CustomStringConvertible {
    /// Each finding's text, one after the other.
    public var description: String {
        all.map(\.description).joined(separator: "\n")
    }
}
