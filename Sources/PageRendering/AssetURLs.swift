public import ContentModel
public import Templating

/// Where the files are that every page refers to. Their names hold a hash of their bytes, so that they never change.
public struct AssetURLs: Sendable, Equatable {
    /// The style sheet of every page.
    public let stylesheet: CheckedURL
    /// Those that pages of a kind have besides, in their order.
    public let kindStylesheets: [PageContent.Kind: [CheckedURL]]
    /// The site's icon.
    public let icon: CheckedURL
    /// The fonts that texts are set in, in the order in which a character looks for its own.
    public let fonts: [FontLink]
    /// The script that lights chips and jumps.
    public let spyScript: CheckedURL
    /// The modules that it imports, directly or not. Pages name them as well, so that they come side by side and not one
    /// after the other.
    public let spyModules: [CheckedURL]
    /// What it fetches for itself, named for the same reason.
    public let spyFetches: [CheckedURL]
    /// The style sheet and the script of the inspector.
    public let inspector: Inspector
    /// The script that shows edits at once; nil unless the site is being edited.
    public let watchScript: CheckedURL?

    /// The addresses of these files.
    public init(
        stylesheet: CheckedURL, kindStylesheets: [PageContent.Kind: [CheckedURL]], icon: CheckedURL,
        fonts: [FontLink], spyScript: CheckedURL, spyModules: [CheckedURL], spyFetches: [CheckedURL],
        inspector: Inspector,
        watchScript: CheckedURL?
    ) {
        self.stylesheet = stylesheet
        self.kindStylesheets = kindStylesheets
        self.icon = icon
        self.fonts = fonts
        self.spyScript = spyScript
        self.spyModules = spyModules
        self.spyFetches = spyFetches
        self.inspector = inspector
        self.watchScript = watchScript
    }

    /// Where the inspector's files are.
    public struct Inspector: Sendable, Equatable {
        let stylesheet: CheckedURL
        let script: CheckedURL

        /// The addresses of these files.
        public init(stylesheet: CheckedURL, script: CheckedURL) {
            self.stylesheet = stylesheet
            self.script = script
        }
    }
}
