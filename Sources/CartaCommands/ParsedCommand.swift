internal import Diagnostics

/// A command with its options, as the command line and the environment give them: what the line says wins.
struct ParsedCommand: Equatable {
    let kind: CommandKind
    /// The values by option name; that of an option without one is empty.
    private let values: [String: Given]
    /// Whether only the help is wanted.
    let wantsHelp: Bool
    /// The folder for this program in the user's cache (XDG Base Directory Specification); nil for users without one.
    let userCache: String?

    private struct Given: Equatable {
        let value: String
        let origin: String
    }

    /// Reads `arguments`, the command's name first. Throws what is wrong with them.
    init(_ arguments: [String], environment: [String: String]) throws(UsageError) {
        guard let name = arguments.first else { throw UsageError("a command is needed", help: CommandKind.overview) }
        guard let kind = CommandKind(rawValue: name) else {
            let hint = Spelling.hint(for: name, among: CommandKind.allCases.map(\.rawValue))
            throw UsageError("unknown command \"\(name)\"\(hint)", help: CommandKind.overview)
        }
        self.kind = kind
        userCache = Self.userCache(environment)
        var values: [String: Given] = [:]
        for option in kind.options {
            guard let value = environment[option.environmentName], !value.isEmpty else { continue }
            values[option.name] = Given(value: value, origin: option.environmentName)
        }
        var given: Set<String> = []
        let questions = Set(CommandKind.questionOptions)
        var wantsHelp = false
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            if argument == "--help" || argument == "-h" {
                wantsHelp = true
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard argument.hasPrefix("--"), let option = kind.options.first(where: { "--\($0.name)" == parts[0] })
            else {
                throw Self.unknown(String(parts[0]), in: kind)
            }
            guard given.insert(option.name).inserted else { throw kind.error("--\(option.name) is given twice") }
            values[option.name] = Given(
                value: try Self.value(of: option, parts, &rest, kind), origin: "--\(option.name)")
        }
        // One question on the line takes the place of all that the environment asks.
        if !given.isDisjoint(with: questions) {
            values = values.filter { given.contains($0.key) || !questions.contains($0.key) }
        }
        self.values = values
        self.wantsHelp = wantsHelp
    }

    private static func userCache(_ environment: [String: String]) -> String? {
        // A relative one counts as none, says the specification.
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return "\(cache)/carta" }
        return environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache/carta" : nil }
    }

    private static func value(
        of option: CommandOption, _ parts: [Substring], _ rest: inout ArraySlice<String>, _ kind: CommandKind
    ) throws(UsageError) -> String {
        guard let placeholder = option.placeholder else {
            guard parts.count == 1 else { throw kind.error("--\(option.name) takes no value") }
            return ""
        }
        if parts.count == 2 { return String(parts[1]) }
        guard let value = rest.popFirst() else { throw kind.error("--\(option.name) needs a value: \(placeholder)") }
        return value
    }

    private static func unknown(_ argument: String, in kind: CommandKind) -> UsageError {
        guard argument.hasPrefix("-") else { return kind.error("unexpected argument \"\(argument)\"") }
        let hint = Spelling.hint(for: argument, among: kind.options.map { "--\($0.name)" } + ["--help"])
        return kind.error("unknown option \"\(argument)\"\(hint)")
    }

    /// The value of an option, or nil when neither the line nor the environment gives one.
    subscript(option: CommandOption) -> String? { values[option.name]?.value }

    /// Whether an option without a value is there. The environment says so by `1`, `true`, `yes` or `on`, and that it is
    /// not by `0`, `false`, `no` or `off`.
    func has(_ option: CommandOption) throws(UsageError) -> Bool {
        guard let given = values[option.name] else { return false }
        switch given.value.lowercased() {
        case "", "1", "true", "yes", "on": return true
        case "0", "false", "no", "off": return false
        default: throw kind.error("\(given.origin): \"\(given.value)\" is neither yes nor no")
        }
    }

    /// The port that is given, or nil when none is.
    func port() throws(UsageError) -> UInt16? {
        guard let given = values[CommandOption.port.name] else { return nil }
        if let port = UInt16(given.value), !given.value.hasPrefix("+") { return port }
        throw kind.error("\(given.origin): \"\(given.value)\" is not a port; a number from 0 to 65535 is needed")
    }
}

extension CommandKind {
    /// A mistake in how the command is used.
    func error(_ message: String) -> UsageError {
        UsageError("\(rawValue): \(message)", help: "`carta \(rawValue) --help` tells how to use it")
    }
}

/// A command line that cannot be carried out.
struct UsageError: Error, Equatable {
    /// What is wrong.
    let message: String
    /// How to use the command.
    let help: String

    init(_ message: String, help: String) {
        self.message = message
        self.help = help
    }
}
