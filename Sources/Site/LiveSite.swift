public import Diagnostics
internal import Synchronization

/// A site that is served while its files change: the last good snapshot, and what is wrong with the files now.
public final class LiveSite: Sendable {
    /// Where its files are.
    public let folders: SiteFolders
    private let mode: SiteSnapshot.Mode
    private let state: Mutex<State>

    private struct State {
        var snapshot: SiteSnapshot
        var findings: [Finding] = []
    }

    /// The site in `folders`. Throws all that keeps it from being served.
    public init(_ folders: SiteFolders, mode: SiteSnapshot.Mode) throws(Findings) {
        self.folders = folders
        self.mode = mode
        state = Mutex(State(snapshot: try SiteSnapshot(loading: folders, mode: mode)))
    }

    /// The snapshot to answer from.
    public var snapshot: SiteSnapshot { state.withLock { $0.snapshot } }

    /// What keeps the files as they are now from being served; empty when the snapshot is made from them.
    public var findings: [Finding] { state.withLock { $0.findings } }

    /// Loads the files anew, aside, and swaps the result in at once. Files that cannot be served leave the snapshot as it
    /// was; their findings are kept and returned.
    @discardableResult
    public func reload() -> [Finding] {
        do {
            let snapshot = try SiteSnapshot(loading: folders, mode: mode)
            state.withLock { $0 = State(snapshot: snapshot) }
            return []
        } catch {
            state.withLock { $0.findings = error.all }
            return error.all
        }
    }
}
