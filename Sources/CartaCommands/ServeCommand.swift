internal import ContentModel
internal import Diagnostics
internal import FileAccess
internal import Glibc
internal import MicroHTTP
internal import Site

/// `carta serve`: serves a site until told to stop.
struct ServeCommand {
    private let command: ParsedCommand
    private let console: Console
    private let isWatching: Bool

    /// How long responses in flight may take once the server is told to stop.
    private static let drainTime = Duration.seconds(10)
    /// How often the files are looked at when no alarm rings, in milliseconds.
    private static let lookInterval: Int32 = 1000

    init(_ command: ParsedCommand, _ console: Console) throws(UsageError) {
        self.command = command
        self.console = console
        isWatching = try command.has(.watch)
    }

    func run() throws(UsageError) -> Carta.Exit {
        let port = try command.port()
        let folders = SiteFolders(command)
        // Before the files are read, so that no change is missed; signals before the server's threads start.
        let stamp = FolderStamp(of: folders.edited)
        let signals = SignalPipe(taking: [SIGTERM, SIGINT, SIGHUP])
        let site: LiveSite
        do {
            site = try LiveSite(folders, mode: isWatching ? .watched : .published)
        } catch {
            for finding in error.all { console.report("\(finding)") }
            return .findings
        }
        for warning in site.snapshot.warnings { console.report("\(warning)") }
        do throws(ServerError) {
            let server = try makeServer(for: site, port: port)
            try server.start()
            console.print("Carta serves \(site.snapshot.content.restaurant.name) at http://\(server.address)/")
            wait(for: signals, watching: site, loadedFrom: stamp)
            server.drain(for: Self.drainTime)
            return .success
        } catch {
            console.report("carta: \(error)")
            return .findings
        }
    }

    private func makeServer(for site: LiveSite, port: UInt16?) throws(ServerError) -> Server {
        let defaults = site.snapshot.content.server
        var configuration = Server.Configuration()
        configuration.host = command[.host] ?? defaults.host ?? configuration.host
        configuration.port = port ?? defaults.port ?? configuration.port
        configuration.log = console.report
        let routes = Routes(site: site, isWatching: isWatching)
        return try Server(configuration) { request in routes.response(to: request) }
    }

    /// Returns when the process is told to stop; a second time ends it at once.
    private func wait(for signals: SignalPipe, watching site: LiveSite, loadedFrom stamp: FolderStamp) {
        let alarm = isWatching ? ChangeAlarm(for: site.folders.edited) : nil
        var watcher = SiteWatcher(site, loadedFrom: stamp, alarm: alarm)
        while true {
            var descriptors = [signals.descriptor, alarm?.descriptor ?? -1].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            unsafe poll(&descriptors, nfds_t(descriptors.count), isWatching ? Self.lookInterval : -1)
            for signal in signals.arrived() {
                guard signal == SIGHUP else {
                    signals.release([SIGTERM, SIGINT])
                    return
                }
                report(watcher.reload(), of: site)
            }
            alarm?.reset()
            if isWatching { report(watcher.look(), of: site) }
        }
    }

    private func report(_ outcome: SiteWatcher.Outcome, of site: LiveSite) {
        switch outcome {
        case .unchanged: break
        case .reloaded:
            for warning in site.snapshot.warnings { console.report("\(warning)") }
            console.report("carta: loaded the site anew")
        case .kept(let findings):
            for finding in findings { console.report("\(finding)") }
            console.report("carta: the site is served as it was before this edit")
        }
    }
}
