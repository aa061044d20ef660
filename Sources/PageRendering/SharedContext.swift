internal import DesignTokens
internal import Templating

/// What every page's head refers to.
enum SharedContext {
    static let shape: [String: Shape] = [
        "tokens": .fragment,
        "version": .text,
        "ground": .record(["light": .text, "dark": .text]),
        "assets": .record([
            "stylesheet": .url, "icon": .url, "script": .optional(.url), "modules": .list(of: .url),
            "fetched": .list(of: .url), "watch": .optional(.url),
        ]),
    ]

    static func values(
        style: InlineStyle, assets: AssetURLs, version: String, hasSpy: Bool = true
    ) -> [String: Value] {
        let ground = Role.raisedGround.color
        return [
            "tokens": .fragment(style.element),
            "version": .text(version),
            "ground": ["light": .text(ground.light.css), "dark": .text(ground.dark.css)],
            "assets": [
                "stylesheet": .url(assets.stylesheet),
                "icon": .url(assets.icon),
                "script": hasSpy ? .url(assets.spyScript) : nil,
                "modules": .list(hasSpy ? assets.spyModules.map(Value.url) : []),
                "fetched": .list(hasSpy ? assets.spyFetches.map(Value.url) : []),
                "watch": assets.watchScript.map(Value.url) ?? nil,
            ],
        ]
    }
}
