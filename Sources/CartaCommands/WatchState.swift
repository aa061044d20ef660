internal import Diagnostics
internal import JSONWriting
internal import LayoutQuery
internal import MicroHTTP
internal import Site

/// What a page that is being edited asks again and again: which version of the site is served, and what is wrong with
/// the files as they are now.
struct WatchState {
    private let version: String
    private let findings: [String]

    init(of site: LiveSite) {
        version = site.snapshot.version
        findings = site.findings.map(\.description)
    }

    var response: Response {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("version")
            writer.string(version)
            writer.key("findings")
            writer.array { writer in
                for finding in findings { writer.string(finding) }
            }
        }
        return Response(
            .ok, fields: [Field("Content-Type", "application/json"), Field("Cache-Control", "no-store")],
            content: ResponseContent(writer.bytes))
    }
}
