extension SceneError: CustomStringConvertible {
    /// The path and the problem, for instance `headers[3].end: must be at least top + height (150), got 120`.
    public var description: String { path + ": " + problemText }

    /// The field as a path into the scene, for instance `headers[3].end`.
    public var path: String {
        switch field {
        case .contentHeight: "content.height"
        case .viewportWidth: "viewport.width"
        case .viewportHeight: "viewport.height"
        case .topInset: "topInset"
        case .header(let index, let property): Self.element("headers", index) + "." + property.name
        case .section(let index, let property): Self.element("sections", index) + "." + property.name
        }
    }

    /// The problem alone, for instance `must be at least top + height (150), got 120`.
    public var problemText: String {
        switch problem {
        case .notFinite:
            "must be a finite number"
        case .negative(let got):
            "must not be negative, got " + Self.text(got)
        case .bottomNotFinite:
            "must be smaller, so that top + height is a finite number"
        case .aboveInset(let inset, let got):
            "must be at least topInset (" + Self.text(inset) + "), got " + Self.text(got)
        case .aboveBottomOfPrevious(let bottom, let got):
            "must be at least the bottom of " + neighbour(before: 1) + " (" + Self.text(bottom) + "), got "
                + Self.text(got)
        case .endAboveBottom(let bottom, let got):
            "must be at least top + height (" + Self.text(bottom) + "), got " + Self.text(got)
        case .contentEndsAboveBottom(let bottom, let contentHeight):
            "must be at least top + height (" + Self.text(bottom) + "), but is content.height ("
                + Self.text(contentHeight) + ") by default"
        case .levelOutOfRange(let got):
            "must be a whole number from 1 to 6, got " + String(got)
        case .duplicate(let other):
            "must be unique, but " + Self.element(list, other) + " has the same id"
        case .secondReverse(let other):
            "must not be reverse, because " + Self.element(list, other) + " is reverse already"
        }
    }

    private var list: String {
        if case .section = field { "sections" } else { "headers" }
    }

    private func neighbour(before distance: Int) -> String {
        switch field {
        case .header(let index, _), .section(let index, _): Self.element(list, index - distance)
        default: list
        }
    }

    private static func element(_ list: String, _ index: Int) -> String {
        list + "[" + String(index) + "]"
    }

    /// The shortest decimal that reads back as `number`, without `.0`.
    private static func text(_ number: Double) -> String {
        let digits = number.description
        guard digits.utf8.suffix(2).elementsEqual(".0".utf8) else { return digits }
        return String(decoding: digits.utf8.dropLast(2), as: UTF8.self)
    }
}

extension SceneError.Property {
    /// The name in a scene.
    var name: String {
        switch self {
        case .id: "id"
        case .mode: "mode"
        case .top: "top"
        case .height: "height"
        case .level: "level"
        case .end: "end"
        }
    }
}
