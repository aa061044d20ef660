internal import LayoutQuery

/// What `carta` can be told to do.
enum CommandKind: String, CaseIterable {
    case serve
    case check
    case layout
    case health

    /// What it does, for the help.
    var summary: String {
        switch self {
        case .serve: "serve the site until told to stop"
        case .check: "list everything that is wrong with the site's files"
        case .layout: "say where headers are, as /layout does, or draw it"
        case .health: "ask a running server whether it is well"
        }
    }

    /// The options it takes.
    var options: [CommandOption] {
        switch self {
        case .serve: CommandOption.folders + [.host, .port, .watch]
        case .check: CommandOption.folders
        case .layout: [.scene, .svg, .content, .fonts] + Self.layoutParameters
        case .health: [.content, .host, .port]
        }
    }

    /// The parameters of `/layout`, each an option of its own name.
    static let layoutParameters = LayoutCatalog.parameters.map { parameter in
        CommandOption(name: parameter.name, placeholder: "VALUE", summary: parameter.summary)
    }

    /// The options that say what `layout` is asked.
    static let questionOptions = ["scene", "offset", "step", "trace", "section", "from", "reveal"]

    /// How to use the command, with all its options.
    var help: String {
        let width = options.map(Self.form).map(\.count).max() ?? 0
        let lines = options.map { option in
            let form = Self.form(of: option)
            return "  \(form)\(String(repeating: " ", count: width - form.count))  \(option.summary)"
        }
        return """
            usage: carta \(rawValue) [options]
            \(summary)

            \(lines.joined(separator: "\n"))

            Each option can also come from the environment, for instance \(options[0].environmentName).
            """
    }

    /// How to use `carta`, with all commands.
    static var overview: String {
        let width = allCases.map(\.rawValue.count).max() ?? 0
        let lines = allCases.map { command in
            "  \(command.rawValue)\(String(repeating: " ", count: width - command.rawValue.count))  \(command.summary)"
        }
        return """
            usage: carta COMMAND [options]

            \(lines.joined(separator: "\n"))

            `carta COMMAND --help` tells a command's options.
            """
    }

    private static func form(of option: CommandOption) -> String {
        option.placeholder.map { "--\(option.name) \($0)" } ?? "--\(option.name)"
    }
}
