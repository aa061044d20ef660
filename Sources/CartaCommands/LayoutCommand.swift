internal import ContentModel
internal import Diagnostics
internal import FileAccess
internal import LayoutQuery
internal import PageGeometry
internal import Site

/// `carta layout`: answers as `/layout` does, about the site's pages or somebody's own scene.
struct LayoutCommand {
    private let command: ParsedCommand
    private let console: Console

    init(_ command: ParsedCommand, _ console: Console) {
        self.command = command
        self.console = console
    }

    func run() throws(UsageError) -> Carta.Exit {
        let parameters = CommandKind.layoutParameters.compactMap { option in
            command[option].map { (name: option.name, value: $0) }
        }
        guard let scene = command[.scene] else { return try answer(parameters) }
        guard parameters.isEmpty else {
            throw command.kind.error(
                "--\(parameters[0].name) cannot be combined with --scene: the file holds the questions")
        }
        return answerScene(in: scene)
    }

    private func answer(_ parameters: [(name: String, value: String)]) throws(UsageError) -> Carta.Exit {
        let pages: LayoutCatalog
        do {
            let folder = command[.content] ?? SiteFolders().content
            let content = try SiteSnapshot.content(in: folder)
            pages = LayoutCatalog(content, pages: try content.measuredPages())
        } catch {
            for finding in error.all { console.report("\(finding)") }
            return .findings
        }
        do {
            console.print(String(decoding: try pages.answer(to: parameters), as: UTF8.self))
            return .success
        } catch {
            throw command.kind.error(error.detail)
        }
    }

    private func answerScene(in path: String) -> Carta.Exit {
        do {
            let limit = SceneDocument.defaultSizeLimit
            let bytes =
                path == "-"
                ? try FileSystem.standardInput(limit: limit)
                : try FileSystem.contents(ofFile: path, limit: limit)
            console.print(String(decoding: try SceneDocument(bytes).answers(), as: UTF8.self))
            return .success
        } catch let error as LayoutProblem {
            console.report("\(path == "-" ? "standard input" : path): error: \(error.detail)")
        } catch {
            console.report("carta: \(error)")
        }
        return .findings
    }
}

extension LayoutCatalog {
    /// The `pages` of the site that `content` describes.
    init(_ content: SiteContent, pages: [MeasuredPage]) {
        self.init(pages: pages, defaultPage: content.homePage, languages: content.languages)
    }
}
