internal import Presentation
internal import Templating

/// What the inspector's template may refer to.
enum InspectContext {
    static let shape = Shape.record(
        SharedContext.shape.merging([
            "title": .text,
            "frame": .url,
            "picture": .url,
            "answer": .url,
            "pages": .list(of: .record(["title": .text, "link": .url, "isShown": .flag])),
        ]) { $1 })

    /// The inspector for the page called `name`, one of `pages`.
    static func value(of name: String, among pages: [PresentedPage], shared: [String: Value]) -> Value {
        .record(
            shared.merging([
                "title": .text(pages.first { $0.name == name }?.title ?? name),
                "frame": PageContext.link("/\(name)"),
                "picture": PageContext.link("/layout.svg?page=\(name)&offset=0"),
                "answer": PageContext.link("/layout?page=\(name)&offset=0"),
                "pages": .list(
                    pages.map { page in
                        [
                            "title": .text(page.title),
                            "link": PageContext.link("/inspect/\(page.name)"),
                            "isShown": .flag(page.name == name),
                        ]
                    }),
            ]) { $1 })
    }
}
