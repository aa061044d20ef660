internal import ContentModel
internal import DesignTokens
internal import Templating

/// What every page's head refers to.
enum SharedContext {
    static let shape: [String: Shape] = [
        "tokens": .fragment,
        "version": .text,
        "ground": .record(["light": .text, "dark": .text]),
        "assets": .record([
            "stylesheets": .list(of: .url), "icon": .url, "script": .optional(.url), "modules": .list(of: .url),
            "fonts": .list(of: .url), "fetched": .list(of: .url), "watch": .optional(.url),
        ]),
    ]

    /// What a page loads besides the style sheet of every page.
    struct Needs {
        var stylesheets: [CheckedURL] = []
        var script: CheckedURL?
        var modules: [CheckedURL] = []
        var fetches: [CheckedURL] = []
        var fonts: [CheckedURL] = []

        /// An error's page.
        static let nothing = Needs()

        /// A page of a kind.
        static func page(_ kind: PageContent.Kind, _ assets: AssetURLs) -> Needs {
            Needs(
                stylesheets: assets.kindStylesheets[kind] ?? [], script: assets.spyScript, modules: assets.spyModules,
                fetches: assets.spyFetches, fonts: assets.fonts.first(for: kind))
        }

        /// The inspector.
        static func inspector(_ assets: AssetURLs) -> Needs {
            Needs(stylesheets: [assets.inspector.stylesheet], script: assets.inspector.script)
        }
    }

    static func values(style: InlineStyle, assets: AssetURLs, version: String, needs: Needs) -> [String: Value] {
        let ground = Role.raisedGround.color
        return [
            "tokens": .fragment(style.element),
            "version": .text(version),
            "ground": ["light": .text(ground.light.css), "dark": .text(ground.dark.css)],
            "assets": [
                "stylesheets": .list(([assets.stylesheet] + needs.stylesheets).map(Value.url)),
                "icon": .url(assets.icon),
                "script": needs.script.map(Value.url) ?? nil,
                "modules": .list(needs.modules.map(Value.url)),
                "fonts": .list(needs.fonts.map(Value.url)),
                "fetched": .list(needs.fetches.map(Value.url)),
                "watch": assets.watchScript.map(Value.url) ?? nil,
            ],
        ]
    }
}
