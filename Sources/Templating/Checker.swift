internal import Diagnostics

/// Checks a program before anything is rendered: runs each page once over the shape of its context, through every
/// branch and all that it calls, with the names that are known and the place in HTML in hand.
struct Checker {
    let program: Program
    private(set) var findings: [Finding] = []
    private var reported: Set<Report> = []

    /// The context stack, the innermost last; nil for what is not known because it was reported.
    var stack: [Shape?]
    var html = HTMLContext()
    /// The templates being checked, the innermost last.
    var active: [String]
    var overrides: [Override] = []
    var current: Int?
    private var depth = 0
    private var steps = 0

    /// How deep sections, blocks and calls may stand in each other on one page, all together.
    static let deepest = 200
    /// How many instructions one page may have when all calls are written out.
    static let longest = 100_000

    /// The arguments of a parent tag, as in the renderer, and where they were given.
    struct Override {
        var call: Int
        var outer: Int?
        var active: [String]
        /// The blocks met under it.
        var met: Set<String> = []
    }

    /// A partial may be checked many times; each finding is made once.
    private struct Report: Hashable {
        var origin: Origin
        var message: String
    }

    /// Everything that is wrong with `pages` and what they call.
    static func check(_ pages: [String: Shape], of program: Program) -> [Finding] {
        var findings: [Finding] = []
        var reported: Set<Report> = []
        for (name, shape) in pages.sorted(by: { $0.key < $1.key }) {
            guard let entry = program.entries[name] else {
                let hint = Spelling.hint(for: name, among: program.entries.keys.sorted())
                findings.append(Finding(.error, "there is no template for this page" + hint, path: name))
                continue
            }
            var checker = Checker(program: program, stack: [shape], active: [name])
            checker.reported = reported
            let end = checker.walk(from: entry)
            if checker.html.state != .content {
                checker.report("the page ends in \(checker.html.description)", at: end)
            }
            findings += checker.findings
            reported = checker.reported
        }
        return findings
    }

    private init(program: Program, stack: [Shape?], active: [String]) {
        self.program = program
        self.stack = stack
        self.active = active
    }

    mutating func report(_ message: String, at index: Int, plus bytes: Int = 0) {
        let origin = program.origins[index]
        report(message, at: Origin(file: origin.file, offset: origin.offset + bytes))
    }

    mutating func report(_ message: String, at origin: Origin) {
        guard reported.insert(Report(origin: origin, message: message)).inserted else { return }
        findings.append(program.finding(message, at: origin))
    }

    /// Checks from `start` to the `end` that belongs to it or to `stop`, and gives the index of that.
    @discardableResult
    mutating func walk(from start: Int, to stop: Int = .max) -> Int {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            report("sections, blocks and calls stand in each other more than \(Self.deepest) deep", at: start)
            return start
        }
        var index = start
        while index < stop {
            steps += 1
            guard steps <= Self.longest else {
                report("the page has more than \(Self.longest) instructions with all that it calls", at: start)
                return index
            }
            switch program.instructions[index] {
            case .text(let range):
                read(range, at: index)
                index += 1
            case .value(let path, let form):
                check(path, form, at: index)
                index += 1
            case .section, .inverted: index = checkBranches(at: index)
            case .endSection: index += 1
            case .call(let call):
                check(call: call, at: index)
                index = program.calls[call].next
            case .block(let block, let next):
                check(block: block, at: index)
                index = next
            case .end: return index
            }
        }
        return index
    }

    private mutating func read(_ range: Range<Int>, at index: Int) {
        for (offset, byte) in program.literals[range].enumerated() {
            if let problem = html.read(byte) { report(problem, at: index, plus: offset) }
        }
    }

    private mutating func check(_ path: Int, _ form: ValueForm, at index: Int) {
        let shape = resolveValue(path, form, at: index)
        if let problem = html.refusal(of: program.paths[path].name, shape) { report(problem, at: index) }
        html.readTagOfTemplate()
    }
}
