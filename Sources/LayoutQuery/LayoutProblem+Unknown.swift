internal import Diagnostics

extension LayoutProblem {
    /// A problem with a name that is none of `known`: says what was got, what it may have meant and what is allowed.
    static func unknown(_ got: String, among known: [String], of kind: String, in field: String) -> Self {
        let hint = Spelling.hint(for: got, among: known)
        let shown = known.prefix(mostShown).joined(separator: ", ")
        let rest = known.count > mostShown ? " and \(known.count - mostShown) more" : ""
        let allowed = known.isEmpty ? "there are none here" : "allowed are \(shown)\(rest)"
        return LayoutProblem(field, "\(field): unknown \(kind) \(quoted(got))\(hint); \(allowed)")
    }

    /// Longer lists are cut in messages.
    private static let mostShown = 40
}
