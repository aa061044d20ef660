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
        let form = try command.has(.svg) ? Form.picture : .json
        guard let scene = command[.scene] else { return try answer(parameters, as: form) }
        guard parameters.isEmpty else {
            throw command.kind.error(
                "--\(parameters[0].name) cannot be combined with --scene: the file holds the questions")
        }
        return answerScene(in: scene, as: form)
    }

    /// What the answer is written as.
    private enum Form {
        case json, picture
    }

    private func answer(
        _ parameters: [(name: String, value: String)], as form: Form
    ) throws(UsageError) -> Carta.Exit {
        let pages: LayoutCatalog
        do {
            let site = try SiteSnapshot.pages(in: SiteFolders(command))
            pages = LayoutCatalog(site.content, pages: site.pages)
        } catch {
            for finding in error.all { console.report("\(finding)") }
            return .findings
        }
        do {
            let answer: [UInt8]
            switch form {
            case .json: answer = try pages.answer(to: parameters)
            case .picture: answer = try pages.picture(for: parameters)
            }
            console.print(String(decoding: answer, as: UTF8.self))
            return .success
        } catch {
            throw command.kind.error(error.detail)
        }
    }

    private func answerScene(in path: String, as form: Form) -> Carta.Exit {
        do {
            let limit = SceneDocument.defaultSizeLimit
            let bytes =
                path == "-"
                ? try FileSystem.standardInput(limit: limit)
                : try FileSystem.contents(ofFile: path, limit: limit)
            let document = try SceneDocument(bytes)
            let answer: [UInt8]
            switch form {
            case .json: answer = try document.answers()
            case .picture: answer = try document.picture()
            }
            console.print(String(decoding: answer, as: UTF8.self))
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
