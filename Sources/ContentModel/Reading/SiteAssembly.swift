internal import Diagnostics

/// Puts a site together from its files, one after the other, and checks what only shows when all of them are known.
struct SiteAssembly {
    /// The name of the file that describes the restaurant, without its ending.
    private static let siteName = "site"
    /// Paths that the server answers itself.
    private static let reservedNames: Set<String> = [
        "assets", "healthz", "inspect", "layout", "metrics", "readyz", "watch",
    ]

    private let folder: String
    private var logs: [FindingLog] = []
    /// The path of the file that each name came from, whether it could be read or not.
    private var paths: [String: String] = [:]
    private var pages: [String: Page] = [:]
    private var siteLog: FindingLog?
    private var draft: SiteReader.Draft?

    /// An assembly without files; `folder` is where messages say files are missing.
    init(folder: String) {
        self.folder = folder
    }

    /// Reads one file; those that are no content files are passed over.
    mutating func read(_ file: SourceFile) {
        let (name, ending) = Self.nameAndEnding(of: file.path)
        guard ContentLoader.fileExtensions.contains(ending.lowercased()) else { return }
        let log = SourceCheck.log(of: file)
        logs.append(log)
        guard claim(name, log) else { return }
        if name == Self.siteName { siteLog = log }
        guard log.isEmpty, let root = YAMLReader.root(of: log) else { return }
        if name == Self.siteName {
            draft = SiteReader.draft(from: root, log)
        } else {
            pages[name] = PageReader.page(named: name, from: root, log)
        }
    }

    /// The site, unless something is wrong.
    func result() -> LoadedContent {
        let site = site()
        var findings = logs.flatMap(\.findings)
        if siteLog == nil {
            let path = folder + "/\(Self.siteName).yaml"
            let place = findings.firstIndex { $0.path > path } ?? findings.endIndex
            findings.insert(
                Finding(.error, "the file is missing: it names the restaurant and its languages", path: path), at: place
            )
        }
        let isFlawless = !findings.contains { $0.severity == .error }
        return LoadedContent(site: isFlawless ? site : nil, findings: findings)
    }

    private mutating func claim(_ name: String, _ log: FindingLog) -> Bool {
        if let first = paths[name] {
            log.error("\(first) has the same name: keep one of the two files")
            return false
        }
        if Self.reservedNames.contains(name) {
            log.error("the server needs the address /\(name) itself: rename the file")
            return false
        }
        guard Self.isPageName(name) else {
            log.error("a page's name may hold a–z, 0–9 and \"-\" only: rename the file")
            return false
        }
        paths[name] = log.file.path
        return true
    }

    private func site() -> SiteContent? {
        guard let draft, let siteLog else { return nil }
        let order = order(of: draft, siteLog)
        let homePage = homePage(of: draft, siteLog)
        guard let restaurant = draft.restaurant else { return nil }
        return SiteContent(
            restaurant: restaurant, languages: draft.languages, homePage: homePage, server: draft.server,
            pages: order.compactMap { pages[$0] })
    }

    private var pageNames: [String] {
        paths.keys.filter { $0 != Self.siteName }.sorted()
    }

    private func order(of draft: SiteReader.Draft, _ log: FindingLog) -> [String] {
        for reference in draft.pages { checkExists(reference, "pages", log) }
        let listed = draft.pages.map(\.name)
        return listed + pageNames.filter { !listed.contains($0) }
    }

    private func homePage(of draft: SiteReader.Draft, _ log: FindingLog) -> String {
        if let homePage = draft.homePage {
            checkExists(homePage, "homePage", log)
            return homePage.name
        }
        if !pageNames.contains(SiteContent.defaultHomePage) {
            log.error(
                "there is no page for the address /: add \(folder)/\(SiteContent.defaultHomePage).yaml or name a page "
                    + "with \"homePage\""
            )
        }
        return SiteContent.defaultHomePage
    }

    private func checkExists(_ page: SiteReader.Reference, _ key: String, _ log: FindingLog) {
        guard !pageNames.contains(page.name) else { return }
        let hint = Spelling.hint(for: page.name, among: pageNames)
        log.error(
            "\(quoted(key)): there is no page \(quoted(page.name))\(hint): change the name or add the page's file",
            at: page.offset)
    }

    private static func isPageName(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
            }
    }

    /// The last component of `path`, split at its last dot.
    private static func nameAndEnding(of path: String) -> (name: String, ending: String) {
        let file = path.split(separator: "/").last ?? ""
        guard let dot = file.lastIndex(of: ".") else { return (String(file), "") }
        return (String(file[..<dot]), String(file[file.index(after: dot)...]))
    }
}
