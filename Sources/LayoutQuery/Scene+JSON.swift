internal import StickyLayout

extension Scene {
    /// The scene of a document, unchecked but for the kinds of its values.
    init(_ field: JSONField) throws(LayoutProblem) {
        let members = try field.members(
            required: ["content", "viewport"], optional: ["topInset", "headers", "sections"])
        let content = try members["content"]?.members(required: ["height"])
        let viewport = try members["viewport"]?.members(required: ["width", "height"])
        self.init(
            contentHeight: try content?["height"]?.number() ?? 0,
            viewport: Size(
                width: try viewport?["width"]?.number() ?? 0, height: try viewport?["height"]?.number() ?? 0),
            topInset: try members["topInset"]?.number() ?? 0)
        for header in try members["headers"]?.elements() ?? [] { headers.append(try Header(header)) }
        for section in try members["sections"]?.elements() ?? [] { sections.append(try Section(section)) }
    }
}

extension Scene.Header {
    fileprivate init(_ field: JSONField) throws(LayoutProblem) {
        let members = try field.members(
            required: ["id", "mode", "top", "height"], optional: ["level", "end", "zIndex"])
        self.init(
            id: try members["id"]?.string() ?? "",
            mode: try members["mode"]?.choice(among: HeaderMode.allCases.map { ($0.name, $0) }) ?? .inline,
            top: try members["top"]?.number() ?? 0,
            height: try members["height"]?.number() ?? 0,
            level: try members["level"]?.wholeNumber(in: 1...6) ?? 1,
            end: try members["end"]?.number(),
            zIndex: try members["zIndex"]?.wholeNumber())
    }
}

extension Scene.Section {
    fileprivate init(_ field: JSONField) throws(LayoutProblem) {
        let members = try field.members(required: ["id", "top", "height"])
        self.init(
            id: try members["id"]?.string() ?? "",
            top: try members["top"]?.number() ?? 0,
            height: try members["height"]?.number() ?? 0)
    }
}
