internal import JSONWriting
internal import Localization
internal import StickyLayout
internal import Typesetting

/// The parameters of a question, each at most once and known by name; typed as they are asked for.
struct ParameterReader {
    private let values: [String: String]

    private static let names = LayoutCatalog.parameters.map(\.name)

    /// Lengths beyond this, in CSS px, are mistakes; a page this high still has exact tenths of a pixel.
    static let longestSide = 1_000_000.0

    init(_ parameters: [(name: String, value: String)]) throws(LayoutProblem) {
        var values: [String: String] = [:]
        for (name, value) in parameters {
            guard Self.names.contains(name) else {
                throw .unknown(name, among: Self.names, of: "parameter", in: LayoutProblem.shortened(name))
            }
            if let earlier = values.updateValue(value, forKey: name) {
                throw LayoutProblem(
                    name,
                    "\(name): given twice, as \(LayoutProblem.quoted(earlier)) and \(LayoutProblem.quoted(value)); "
                        + "once is allowed")
            }
        }
        self.values = values
    }

    /// The value of a parameter, or nil when it was not given.
    subscript(name: String) -> String? { values[name] }

    /// A number at or above `lowest`; nil when it was not given.
    func number(_ name: String, from lowest: Double = -.infinity, to highest: Double = .infinity) throws(LayoutProblem)
        -> Double?
    {
        guard let text = values[name] else { return nil }
        guard let value = Double(plainDecimal: text) else {
            throw LayoutProblem(
                name, "\(name): \(LayoutProblem.quoted(text)) is not a number; a decimal number such as 500 is allowed")
        }
        guard value >= lowest, value <= highest else {
            let bounds = "\(JSONWriter.text(lowest)) to \(JSONWriter.text(highest))"
            let allowed = highest < .infinity ? "from \(bounds)" : "of at least \(JSONWriter.text(lowest))"
            throw LayoutProblem(
                name, "\(name): \(LayoutProblem.quoted(text)) is out of range; a number \(allowed) is allowed")
        }
        return value
    }

    /// How the browser measures: a CSS px is a device pixel in Chromium unless said otherwise, and text of the usual size.
    func measure() throws(LayoutProblem) -> Measure {
        let smallestRatio = 0.1
        let largestRatio = 20.0
        let ratio = try number("dpr", from: smallestRatio, to: largestRatio) ?? 1
        let smallestText = 0.25
        let largestText = 8.0
        let textScale = try number("text", from: smallestText, to: largestText) ?? 1
        let engine = try choice("engine", among: BrowserEngine.allCases.map { ($0.rawValue, $0) }) ?? .blink
        return Measure(engine, ratio: ratio, textScale: textScale)
    }

    /// The window; 390 × 844 CSS px unless given.
    func viewport() throws(LayoutProblem) -> Scene.Size {
        Scene.Size(
            width: try number("width", from: 1, to: Self.longestSide) ?? 390,
            height: try number("height", from: 1, to: Self.longestSide) ?? 844)
    }

    /// The part of the window's top that the device covers; 0 unless given.
    func topInset() throws(LayoutProblem) -> Double {
        try number("inset", from: 0, to: Self.longestSide) ?? 0
    }

    /// A value of a parameter that can have only some.
    func choice<Choice>(_ name: String, among choices: [(name: String, value: Choice)]) throws(LayoutProblem) -> Choice?
    {
        guard let text = values[name] else { return nil }
        if let choice = choices.first(where: { $0.name == text }) { return choice.value }
        throw .unknown(text, among: choices.map(\.name), of: "value", in: name)
    }

    /// Refuses a language that the site does not have.
    func checkLanguage(among languages: [String]) throws(LayoutProblem) {
        guard let language = values["lang"], !languages.contains(language) else { return }
        throw .unknown(language, among: languages, of: "language", in: "lang")
    }

    /// Refuses a moment that is none. No page depends on the time yet, so a good one changes nothing.
    func checkMoment() throws(LayoutProblem) {
        guard let text = values["at"], !Moment.isValid(text) else { return }
        throw LayoutProblem(
            "at",
            "at: \(LayoutProblem.quoted(text)) is not a moment; a local date and time such as 2026-03-01T20:30 is allowed"
        )
    }
}
