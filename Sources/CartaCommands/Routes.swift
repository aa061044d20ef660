internal import Diagnostics
internal import MicroHTTP
internal import Site

/// Which request goes where.
struct Routes: Sendable {
    private let site: LiveSite
    private let isWatching: Bool

    init(site: LiveSite, isWatching: Bool) {
        self.site = site
        self.isWatching = isWatching
    }

    /// The answer to a request, from the site as it is at this moment.
    func response(to request: borrowing Request) -> Response {
        let snapshot = site.snapshot
        return switch request.path {
        case "/layout": LayoutRoute(snapshot: snapshot, as: .json).response(to: request)
        case "/layout.svg": LayoutRoute(snapshot: snapshot, as: .picture).response(to: request)
        case "/healthz": Self.reading(request, Self.healthy)
        case "/watch" where isWatching: Self.reading(request, WatchState(of: site).response)
        default: snapshot.response(to: request)
        }
    }

    private static let healthy = Response(
        .ok, fields: [Field("Content-Type", "text/plain; charset=utf-8"), Field("Cache-Control", "no-store")],
        content: ResponseContent("ok\n"))

    /// `response` to GET and HEAD, what else there is to others.
    private static func reading(_ request: borrowing Request, _ response: Response) -> Response {
        switch request.method {
        case .get, .head: response
        case .options: .options(allowing: [.get, .head, .options])
        default: .methodNotAllowed(allow: [.get, .head, .options])
        }
    }
}
