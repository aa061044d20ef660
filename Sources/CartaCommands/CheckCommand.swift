internal import Diagnostics
internal import Site

/// `carta check`: lists everything that is wrong with a site's files.
struct CheckCommand {
    private let folders: SiteFolders
    private let console: Console

    init(_ command: ParsedCommand, _ console: Console) {
        folders = SiteFolders(command)
        self.console = console
    }

    func run() -> Carta.Exit {
        do {
            let site = try SiteSnapshot(loading: folders)
            for warning in site.warnings { console.print("\(warning)") }
            console.print("\(Self.summary(of: site.warnings)) in \(Self.count(site.pages.count, "page"))")
            return .success
        } catch {
            for finding in error.all { console.print("\(finding)") }
            console.print(Self.summary(of: error.all))
            return .findings
        }
    }

    private static func summary(of findings: [Finding]) -> String {
        let errors = findings.count { $0.severity == .error }
        let warnings = findings.count - errors
        return switch (errors, warnings) {
        case (0, 0): "no findings"
        case (0, _): count(warnings, "warning")
        case (_, 0): count(errors, "error")
        default: "\(count(errors, "error")), \(count(warnings, "warning"))"
        }
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

extension SiteFolders {
    /// The folders that `command` names, those of the working directory where it names none.
    init(_ command: ParsedCommand) {
        self.init()
        if let folder = command[.content] { content = folder }
        if let folder = command[.templates] { templates = folder }
        if let folder = command[.publicFiles] { publicFiles = folder }
        if let folder = command[.fonts] { fonts = folder }
        cache = command[.cache] ?? command.userCache
    }
}
