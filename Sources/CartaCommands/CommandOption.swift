/// An option of a command, which the command line or the environment can give.
struct CommandOption: Equatable, Sendable {
    /// The name after two dashes.
    let name: String
    /// What stands for its value in the help, for instance `FOLDER`; nil for one that is there or not.
    let placeholder: String?
    /// What it does, for the help.
    let summary: String

    /// The environment variable that gives it when the command line does not: `CARTA_PORT` for `--port`.
    var environmentName: String { "CARTA_" + name.uppercased() }

    static let content = Self(name: "content", placeholder: "FOLDER", summary: "what the owner writes (Content)")
    static let templates = Self(name: "templates", placeholder: "FOLDER", summary: "the templates (Templates)")
    static let publicFiles = Self(name: "public", placeholder: "FOLDER", summary: "style, scripts, icons (Public)")
    static let fonts = Self(
        name: "fonts", placeholder: "FOLDER", summary: "fonts, as Debian installs them (/usr/share/fonts)")
    static let cache = Self(
        name: "cache", placeholder: "FOLDER", summary: "where packed fonts are kept (carta in the user's cache)")
    static let host = Self(name: "host", placeholder: "ADDRESS", summary: "the address to listen on (127.0.0.1)")
    static let port = Self(
        name: "port", placeholder: "NUMBER", summary: "the port to listen on, 0 for any free one (8080)")
    static let watch = Self(
        name: "watch", placeholder: nil, summary: "show every edit at once, and findings over the page")
    static let scene = Self(
        name: "scene", placeholder: "FILE", summary: "answer a document of your own, - for standard input")

    static let svg = Self(name: "svg", placeholder: nil, summary: "draw the answer, as /layout.svg does")

    /// Where a site's files are.
    static let folders = [content, templates, publicFiles, fonts, cache]
}
