internal import Diagnostics

/// Builds the tree of one file from libyaml's events, and refuses what content has no use for: aliases, anchors, tags,
/// a second document, keys that are not text or stand twice, too many levels.
struct YAMLReader {
    /// How many lists and groups may lie inside each other; menus need eight, and deeper nesting is an accident.
    static let deepestLevel = 32

    private let log: FindingLog
    private let parser: YAMLParser
    private var cursor: ScalarCursor
    /// Where the last alias, anchor or tag was refused: that libyaml stumbles over the rest of its line, as it does over
    /// `*star dish`, is not told as well.
    private var lastRefusal: Int?

    /// The root of the file that `log` is about, or nil when it cannot be read; `log` says why. The file's bytes must
    /// have passed `SourceCheck`.
    static func root(of log: FindingLog) -> YAMLNode? {
        var reader = YAMLReader(log)
        do {
            return try reader.document()
        } catch {
            return nil
        }
    }

    private init(_ log: FindingLog) {
        self.log = log
        parser = YAMLParser(log.file.bytes)
        cursor = ScalarCursor(log.file.bytes)
    }

    /// Reading cannot go on; the log says why.
    private struct Stop: Error {}

    private mutating func document() throws(Stop) -> YAMLNode? {
        _ = try next()  // the start of the stream
        guard try next().kind == .documentStart else {
            log.error("the file holds no content, only comments or blank lines", at: 0)
            return nil
        }
        let root = try node(at: next(), level: 1)
        _ = try next()  // the end of the document
        let after = try next()
        if after.kind == .documentStart {
            log.error("\"---\" begins a second document: keep one to a file", at: offset(of: after))
        }
        return root
    }

    private mutating func next() throws(Stop) -> YAMLEvent {
        do {
            return try parser.next()
        } catch {
            report(error)
            throw Stop()
        }
    }

    private mutating func report(_ problem: YAMLProblem) {
        let stop = cursor.byte(ofScalar: problem.scalarIndex)
        if let lastRefusal, !cursor.hasLineBreak(between: lastRefusal, and: stop) { return }
        let character = cursor.scalar(atByte: stop)
        log.error(
            problem.message(at: character), at: cursor.byte(ofScalar: problem.place(at: character)))
    }

    private mutating func node(at event: YAMLEvent, level: Int) throws(Stop) -> YAMLNode {
        let offset = offset(of: event)
        let content: YAMLNode.Content
        switch event.kind {
        case .scalar(let text, let style):
            content = .text(text, style)
        case .listStart:
            try descend(to: level, at: offset)
            content = .list(try entriesOfList(level: level))
        case .mappingStart:
            try descend(to: level, at: offset)
            content = .mapping(try entriesOfMapping(level: level))
        case .alias(let name):
            refuse(
                "\(quoted("*" + name)) would repeat other text, which is not supported: "
                    + "write it out or put it in quotes",
                at: offset)
            content = .refused
        default:
            content = .refused  // libyaml's grammar allows nothing else here
        }
        switch event.mark {
        case .none: return YAMLNode(content: content, offset: offset)
        case .anchor:
            refuse("text that starts with \"&\" must be in quotes (anchors are not supported)", at: offset)
        case .tag: refuse("text that starts with \"!\" must be in quotes (tags are not supported)", at: offset)
        }
        return YAMLNode(content: .refused, offset: offset)
    }

    private mutating func entriesOfList(level: Int) throws(Stop) -> [YAMLNode] {
        var nodes: [YAMLNode] = []
        while true {
            let event = try next()
            if event.kind == .listEnd { return nodes }
            nodes.append(try node(at: event, level: level + 1))
        }
    }

    private mutating func entriesOfMapping(level: Int) throws(Stop) -> [YAMLEntry] {
        var entries: [YAMLEntry] = []
        var places: [String: Int] = [:]
        while true {
            let event = try next()
            if event.kind == .mappingEnd { return entries }
            let key = try node(at: event, level: level + 1)
            let value = try node(at: next(), level: level + 1)
            guard case .text(let name, _) = key.content else {
                if key.content != .refused { log.error("a key must be text", at: key.offset) }
                continue
            }
            if name.isEmpty {
                log.error("the key before \":\" is missing", at: key.offset)
            } else if let first = places[name] {
                log.error(
                    "\(quoted(name)) is already given in line \(log.line(ofByte: first)): keep one", at: key.offset)
            } else {
                places[name] = key.offset
                entries.append(YAMLEntry(key: name, offset: key.offset, value: value))
            }
        }
    }

    private func descend(to level: Int, at offset: Int) throws(Stop) {
        guard level > Self.deepestLevel else { return }
        log.error(
            "more than \(Self.deepestLevel) levels inside each other: a bracket or the indentation is wrong", at: offset
        )
        throw Stop()
    }

    private mutating func refuse(_ message: String, at offset: Int) {
        lastRefusal = offset
        log.error(message, at: offset)
    }

    private mutating func offset(of event: YAMLEvent) -> Int {
        cursor.byte(ofScalar: event.scalarIndex)
    }
}
