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
            "fetched": .list(of: .url), "watch": .optional(.url),
        ]),
    ]

    /// `kind` is that of the page; nil for an error's.
    static func values(
        style: InlineStyle, assets: AssetURLs, version: String, kind: PageContent.Kind?
    ) -> [String: Value] {
        let hasSpy = kind != nil
        let stylesheets = [assets.stylesheet] + (kind.flatMap { assets.kindStylesheets[$0] } ?? [])
        let ground = Role.raisedGround.color
        return [
            "tokens": .fragment(style.element),
            "version": .text(version),
            "ground": ["light": .text(ground.light.css), "dark": .text(ground.dark.css)],
            "assets": [
                "stylesheets": .list(stylesheets.map(Value.url)),
                "icon": .url(assets.icon),
                "script": hasSpy ? .url(assets.spyScript) : nil,
                "modules": .list(hasSpy ? assets.spyModules.map(Value.url) : []),
                "fetched": .list(hasSpy ? assets.spyFetches.map(Value.url) : []),
                "watch": assets.watchScript.map(Value.url) ?? nil,
            ],
        ]
    }
}
