public import Diagnostics

/// Mustache templates, compiled once and rendered often.
///
/// Follows the core of the Mustache specification and its inheritance module; not its lambdas and dynamic names.
public struct TemplateLibrary: Sendable {
    /// How strict a library is with its templates.
    public enum Strictness: Sendable {
        /// What the specification says: unknown names are empty, and HTML is text like any other.
        case specification
        /// Pages are templates with the shape of their context. Each is checked with all that it calls, in every branch:
        /// names, templates and blocks exist, tags stand only where their value is safe. An error anywhere is an error
        /// of the library.
        case checked(pages: [String: Shape])
    }

    private let program: Program
    private let strictness: Strictness

    /// Compiles `sources`, named as partial and parent tags name them. Throws everything that is wrong with them.
    public init(_ sources: [String: SourceFile], _ strictness: Strictness) throws(Findings) {
        var assembler = Assembler(reportsIgnored: strictness.isChecked)
        for (name, file) in sources.sorted(by: { $0.key < $1.key }) { assembler.assemble(file, as: name) }
        program = assembler.program
        self.strictness = strictness
        var findings = assembler.findings
        // What does not compile cannot be called, so a check would only find that again.
        if findings.isEmpty, case .checked(let pages) = strictness {
            findings = Checker.check(pages, of: program)
        }
        if !findings.isEmpty { throw Findings(findings.inFileOrder) }
    }

    /// The template `name` with `context` as HTML in UTF-8.
    ///
    /// Throws when there is no such template; in a checked library, also when it is no page, or when `context` has not
    /// its shape; otherwise, when templates call themselves without end.
    public func render(_ name: String, with context: Value) throws(Finding) -> [UInt8] {
        guard let entry = program.entries[name] else {
            throw Finding(
                .error, "unknown template" + Spelling.hint(for: name, among: program.entries.keys.sorted()), path: name)
        }
        var missing = Renderer.Missing.isEmpty
        if case .checked(let pages) = strictness {
            let path = program.files[program.origins[entry].file].path
            guard let shape = pages[name] else {
                throw Finding(.error, "not a page: its shape is not given", path: path)
            }
            if let mismatch = shape.mismatch(with: context) {
                throw Finding(.error, "cannot be rendered: \(mismatch)", path: path)
            }
            missing = .isError
        }
        var renderer = Renderer(program: program, missing: missing, context: context)
        return try renderer.run(from: entry)
    }
}

extension TemplateLibrary.Strictness {
    fileprivate var isChecked: Bool {
        if case .checked = self { true } else { false }
    }
}

extension [Finding] {
    /// Sorted by file and place; those of a file as a whole come first.
    fileprivate var inFileOrder: [Finding] {
        sorted { left, right in
            guard left.path == right.path else { return left.path < right.path }
            guard let leftPlace = left.position, let rightPlace = right.position else { return left.position == nil }
            return leftPlace < rightPlace
        }
    }
}
