internal import Localization

/// Puts the texts of a page whose lines are broken so that all browsers break them alike: see ``LineBreaks/agreed(_:)``.
/// What stays a line, and what people copy, stays as written.
struct Wording {
    private let breaks: LineBreaks?

    /// For text of `language`, a BCP 47 tag. Without ICU's rules texts stay as written; to measure them fails then too, and
    /// says why.
    init(language: String) {
        breaks = try? LineBreaks(language: language)
    }

    func text(_ text: String) -> String { (try? breaks?.agreed(text)) ?? text }
    func text(_ text: String?) -> String? { text.map(self.text) }
}
