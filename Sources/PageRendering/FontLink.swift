public import DesignTokens
internal import ContentModel
public import Templating

/// A font that browsers are sent.
public struct FontLink: Sendable, Equatable {
    /// What it is for.
    public let typeface: Typeface
    /// The name of its family.
    public let family: String
    /// The weights that it stands for.
    public let weights: ClosedRange<Int>
    /// Whether it draws so much of the site's texts that pages do well to fetch it at once.
    public let isCommon: Bool
    /// Where it is.
    public let url: CheckedURL

    /// A font that browsers are sent.
    public init(typeface: Typeface, family: String, weights: ClosedRange<Int>, isCommon: Bool, url: CheckedURL) {
        self.typeface = typeface
        self.family = family
        self.weights = weights
        self.isCommon = isCommon
        self.url = url
    }
}

extension [FontLink] {
    /// The rules that bring the fonts, and the families for each typeface as custom properties.
    ///
    /// A font that does not come at once is not waited for: nothing moves when it comes later, and the next page has it. Until
    /// then text stands in one that most devices have, made as wide.
    var css: String {
        let faces = map { link in
            "@font-face{font-family:\"\(link.family)\";font-weight:\(link.weights.lowerBound) "
                + "\(link.weights.upperBound);font-display:optional;src:url(\(link.url.text)) format(\"woff2\")}"
        }
        let text = families(of: .text) + ["\"\(Self.substitute)\"", "system-ui", "sans-serif"]
        let display = families(of: .display) + text
        let properties =
            ":root{--\(Typeface.text.rawValue)-fonts:\(text.joined(separator: ","));"
            + "--\(Typeface.display.rawValue)-fonts:\(display.joined(separator: ","))}"
        return faces.joined() + Self.substituteRule + properties
    }

    /// Those that a page of a kind needs at once: of the families that draw much of it, the weights that it shows.
    func first(for kind: PageContent.Kind) -> [CheckedURL] {
        let weights = kind.textWeights
        return filter { link in
            switch link.typeface {
            case .text: link.isCommon && weights.contains { link.weights.contains($0) }
            case .display: link.isCommon && kind == .menu
            }
        }
        .map(\.url)
    }

    private func families(of typeface: Typeface) -> [String] {
        var families: [String] = []
        for link in self where link.typeface == typeface {
            let name = "\"\(link.family)\""
            if !families.contains(name) { families.append(name) }
        }
        return families
    }

    private static var substitute: String { "Inter Substitute" }

    /// Fonts with the widths of Arial are on nearly every device; Inter is wider by this much, over the letters of English.
    private static var substituteRule: String {
        "@font-face{font-family:\"\(substitute)\";size-adjust:107%;"
            + "src:local(\"Arial\"),local(\"Liberation Sans\"),local(\"Helvetica\"),local(\"Roboto\")}"
    }
}

extension PageContent.Kind {
    /// The weights of the text that its pages show.
    fileprivate var textWeights: Set<Int> {
        let roles: [TextRole] =
            switch self {
            case .menu: [.tagline, .dishName, .chip, .heading]
            case .tabs: [.description, .tab, .title, .heading]
            case .stories: [.cardDescription, .cardTitle]
            case .contacts: [.contact, .letter]
            case .calendar: [.time, .event, .title, .month]
            }
        return Set(roles.map(\.weight))
    }
}
