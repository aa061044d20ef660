internal import StickyLayout

/// What is asked about one page or scene, whichever way it was asked.
struct LayoutQuestion: Sendable, Equatable {
    /// How the reader got where they are.
    var path: Path
    /// Which section counts as the current one; nil leaves it to the page.
    var spy: SpyRule?
    /// Which headers and sections to list.
    var listing: Listing = .visible
    /// What leads to the question within a document, for instance `queries[3].`; problems begin with it.
    var place = ""

    /// How the reader got where they are.
    enum Path: Sendable, Equatable {
        /// They scrolled to an offset, from where they were.
        case offset(Double, from: Start?)
        /// They jumped to a section, from where they were.
        case section(String, from: Start?)
        /// Each step from the top of the page on.
        case trace([Step])
        /// One answer for each offset, as if the reader had come straight down to it.
        case range([Double])

        /// Where the reader was before, for those paths that can say so.
        var start: Start? {
            switch self {
            case .offset(_, let start), .section(_, let start): start
            case .trace, .range: nil
            }
        }
    }

    /// Where the reader was before: an offset, and how much of the reverse header showed (by nature when nil).
    struct Start: Sendable, Equatable {
        var offset: Double
        var reveal: Double?
    }

    /// A step whose section is still a name.
    enum Step: Sendable, Equatable {
        case scroll(Double)
        case jump(Double)
        case jumpToSection(String)
    }

    /// Which headers and sections to list.
    enum Listing: String, Sendable, CaseIterable {
        /// The headers that are pinned or visible, and the sections in the scrollport.
        case visible
        /// All of them.
        case all
    }

    /// The most steps of a trace, and the most frames of a range.
    static let longestTrace = 1_000
}
