internal import Diagnostics

/// All templates of a library, compiled to one flat list of instructions.
///
/// A template, the default of a block and each argument of a parent tag are runs of instructions that end in `end`.
/// Jump targets are indices of instructions; nothing is a tree, so nothing recurses while a page is written.
struct Program: Sendable {
    var instructions: [Instruction] = []
    /// Where each instruction comes from; as long as `instructions`.
    var origins: [Origin] = []
    /// The bytes of all texts, one after the other.
    var literals: [UInt8] = []
    var paths: [Path] = []
    var calls: [Call] = []
    var blocks: [Block] = []
    /// The first instruction of each template.
    var entries: [String: Int] = [:]
    var files: [SourceFile] = []

    /// A finding about the place `origin`.
    func finding(_ message: String, at origin: Origin) -> Finding {
        Finding(.error, message, in: files[origin.file], atByte: origin.offset)
    }

    /// A finding about the place that the instruction at `index` comes from.
    func finding(_ message: String, at index: Int) -> Finding {
        finding(message, at: origins[index])
    }
}

/// One step of writing a page.
enum Instruction: Sendable {
    /// Write these bytes of `literals`; each line feed in them begins a line, which the indentation goes before.
    case text(Range<Int>)
    /// Write the value at a path.
    case value(Int, ValueForm)
    /// Run up to `end` for each thing that the value at a path shows.
    case section(Int, end: Int)
    /// The end of the section that begins at `start`.
    case endSection(start: Int)
    /// Go on at `end` if the value at a path shows anything.
    case inverted(Int, end: Int)
    /// Run another template.
    case call(Int)
    /// Run what overrides a block, or the default that follows, then go on at `next`.
    case block(Int, next: Int)
    /// The end of a template, an argument or a default.
    case end
}

/// How a tag asks for its value.
enum ValueForm: Sendable {
    /// `{{name}}`
    case escaped
    /// `{{{name}}}` or `{{&name}}`
    case unescaped
}

/// A place in the sources.
struct Origin: Sendable, Hashable {
    var file: Int
    var offset: Int
}

/// A name to look up, as `{{a.b}}` gives it; without parts it is `.`, the value at the top of the context stack.
struct Path: Sendable {
    var name: String
    var parts: [String]

    init(_ name: String) {
        self.name = name
        self.parts = name == "." ? [] : name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
}

/// A partial tag, or a parent tag with its arguments.
struct Call: Sendable {
    var template: String
    /// What goes before each line of the template; nil where the tag shares its line with others, and the lines of
    /// the template stay as they are.
    var indentation: [UInt8]?
    var arguments: [String: Argument] = [:]
    /// Where to go on.
    var next: Int
}

/// A block tag in a parent tag: what fills a block of the template that is called.
struct Argument: Sendable {
    /// Its first instruction.
    var body: Int
    var origin: Origin
}

/// A block tag outside of a parent tag: a place that arguments fill.
struct Block: Sendable {
    var name: String
    /// What goes before each line of what fills it, after the indentation of the block's own line.
    var indentation: [UInt8]
}
