/// The bytes of a page, with an indentation before each line that a template begins.
///
/// The indentation is written with the first thing on a line, not with the line feed before it: what is in force then
/// is that of the partial or block which the thing comes from. Lines within values are left as they are.
struct IndentedOutput {
    /// What is written; what values append is neither split nor indented.
    var bytes: [UInt8] = []
    private var spaces: [UInt8] = []
    private var start = 0
    private var isLineStart = true

    /// What is in force, to be put back later.
    struct Indentation {
        fileprivate var start: Int
        fileprivate var end: Int
    }

    /// The indentation in force. It may only be set to one from further out.
    var indentation: Indentation {
        get { Indentation(start: start, end: spaces.count) }
        set {
            start = newValue.start
            spaces.removeLast(spaces.count - newValue.end)
        }
    }

    /// Puts `more` before lines, after the indentation in force.
    mutating func indent(by more: [UInt8]) {
        spaces += more
    }

    /// Puts nothing before lines.
    mutating func indentNoMore() {
        start = spaces.count
    }

    /// Takes what comes next for the start of a line, also when a partial without a line feed came before.
    mutating func beginLine() {
        isLineStart = true
    }

    /// Writes the indentation when nothing stands on the line yet.
    mutating func begin() {
        guard isLineStart else { return }
        isLineStart = false
        bytes += spaces[start...]
    }

    /// Writes text of a template.
    mutating func write(_ text: ArraySlice<UInt8>) {
        var rest = text
        while !rest.isEmpty {
            begin()
            var line = rest
            if start < spaces.count, let feed = rest.firstIndex(of: Ascii.lineFeed) { line = rest[...feed] }
            bytes += line
            isLineStart = line.last == Ascii.lineFeed
            rest = rest[line.endIndex...]
        }
    }
}
