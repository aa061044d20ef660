internal import Diagnostics
internal import FileAccess
internal import Glibc
internal import Site

/// Reloads a site whose files have changed, once they are quiet.
struct SiteWatcher {
    private let site: LiveSite
    private var stamp: FolderStamp

    /// How long the files must look the same before they are read, in milliseconds: many files saved at once are one
    /// change, and a file is not read while it is being written.
    private static let quietTime: Int32 = 40
    /// How many looks are taken at files that never come to rest, before they are read all the same.
    private static let mostLooks = 50

    private let alarm: ChangeAlarm?

    /// A watcher of `site`, which was loaded from files with this `stamp`. With an `alarm` it also waits for programs that
    /// are still writing.
    init(_ site: LiveSite, loadedFrom stamp: FolderStamp, alarm: ChangeAlarm? = nil) {
        self.site = site
        self.stamp = stamp
        self.alarm = alarm
    }

    /// What became of a look at the files.
    enum Outcome: Equatable {
        /// Nothing has changed since the last load.
        case unchanged
        /// The site was loaded anew.
        case reloaded
        /// The files as they are cannot be served; the site is as before.
        case kept([Finding])
    }

    /// Looks at the files, and loads the site anew if they have changed.
    mutating func look() -> Outcome {
        var current = FolderStamp(of: site.folders.edited)
        guard current != stamp else { return .unchanged }
        for _ in 0..<Self.mostLooks {
            poll(nil, 0, Self.quietTime)
            let next = FolderStamp(of: site.folders.edited)
            if next == current, alarm?.isSomethingBeingWritten != true { break }
            current = next
        }
        return load(stamped: current)
    }

    /// Loads the site anew, changed or not.
    mutating func reload() -> Outcome {
        load(stamped: FolderStamp(of: site.folders.edited))
    }

    private mutating func load(stamped stamp: FolderStamp) -> Outcome {
        // The stamp is older than the reading: what changes meanwhile is seen at the next look.
        self.stamp = stamp
        let findings = site.reload()
        return findings.isEmpty ? .reloaded : .kept(findings)
    }
}
