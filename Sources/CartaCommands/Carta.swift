public import FileAccess
internal import Synchronization

/// The program `carta`, but for the process it runs in.
public struct Carta: Sendable {
    /// How a run ends, for the shell.
    public enum Exit: Int32, Sendable {
        /// All went well.
        case success = 0
        /// Something is wrong with the site, the question or the surroundings; it was said.
        case findings = 1
        /// The command line cannot be carried out.
        case usage = 2
    }

    /// The version of the program.
    public static let version = "0.1.0"

    private let environment: [String: String]
    private let output: @Sendable (String) -> Bool
    private let errorOutput: @Sendable (String) -> Void

    /// A program that reads `environment` and prints to `output`, which says whether it could, and `errorOutput`; by
    /// default those of the process.
    public init(
        environment: [String: String] = processEnvironment(),
        output: @escaping @Sendable (String) -> Bool = FileSystem.printNow,
        errorOutput: @escaping @Sendable (String) -> Void = FileSystem.printError
    ) {
        self.environment = environment
        self.output = output
        self.errorOutput = errorOutput
    }

    /// Carries out `arguments`, the command's name first, and says how it ended.
    public func run(_ arguments: [String]) -> Exit {
        FileSystem.openStandardDescriptors()
        let isPrinted = Mutex(true)
        let console = Console(
            output: { text in
                if !output(text) { isPrinted.withLock { $0 = false } }
            }, errorOutput: errorOutput)
        let exit = run(arguments, console)
        // A server goes on without its output, and has ended well all the same.
        guard exit == .success, arguments.first != CommandKind.serve.rawValue, !isPrinted.withLock({ $0 }) else {
            return exit
        }
        console.report("carta: standard output cannot be written")
        return .findings
    }

    private func run(_ arguments: [String], _ console: Console) -> Exit {
        switch arguments.first {
        case "help", "--help", "-h":
            console.print(CommandKind.overview)
            return .success
        case "version", "--version":
            console.print("carta \(Self.version)")
            return .success
        default: break
        }
        do throws(UsageError) {
            let command = try ParsedCommand(arguments, environment: environment)
            if command.wantsHelp {
                console.print(command.kind.help)
                return .success
            }
            switch command.kind {
            case .serve: return try ServeCommand(command, console).run()
            case .check: return CheckCommand(command, console).run()
            case .layout: return try LayoutCommand(command, console).run()
            case .health: return try HealthCommand(command, console).run()
            }
        } catch {
            console.report("carta: \(error.message)\n\(error.help)")
            return .usage
        }
    }
}

/// Where a command prints.
struct Console: Sendable {
    let output: @Sendable (String) -> Void
    let errorOutput: @Sendable (String) -> Void

    /// Prints a line of what was asked for.
    func print(_ line: String) { output(line + "\n") }
    /// Prints a line about what went wrong or should be known.
    func report(_ line: String) { errorOutput(line + "\n") }
}
