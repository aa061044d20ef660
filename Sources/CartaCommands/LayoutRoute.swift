internal import ContentModel
internal import LayoutQuery
internal import MicroHTTP
internal import Site

/// `/layout`: the layout engine over HTTP. Any origin may read it.
struct LayoutRoute {
    private let snapshot: SiteSnapshot

    init(snapshot: SiteSnapshot) {
        self.snapshot = snapshot
    }

    private static let methods: [Method] = [.get, .head, .post, .options]
    private static let anyOrigin = Field("Access-Control-Allow-Origin", "*")
    private static let noSniffing = Field("X-Content-Type-Options", "nosniff")

    func response(to request: borrowing Request) -> Response {
        do throws(LayoutProblem) {
            switch request.method {
            case .get, .head: return Self.json(try answer(to: request))
            case .post: return Self.json(try Self.answerScene(request))
            case .options: return Self.preflight
            default: break
            }
        } catch {
            return Self.problem(error)
        }
        var refusal = Response.methodNotAllowed(allow: Self.methods)
        refusal.fields.append(Self.anyOrigin)
        return refusal
    }

    private func answer(to request: borrowing Request) throws(LayoutProblem) -> [UInt8] {
        let items: QueryItems
        do {
            items = try QueryItems(request.rawQuery)
        } catch {
            throw LayoutProblem(nil, "\(error)")
        }
        let catalog = LayoutCatalog(snapshot.content, pages: snapshot.pages)
        return try catalog.answer(to: items.all.map { ($0.name, $0.value) })
    }

    private static func answerScene(_ request: borrowing Request) throws(LayoutProblem) -> [UInt8] {
        guard request.rawQuery == nil else {
            throw LayoutProblem(nil, "POST /layout takes a scene and queries as JSON, and no parameters in its address")
        }
        return try SceneDocument(request.content).answers()
    }

    private static func json(_ bytes: [UInt8]) -> Response {
        Response(
            .ok,
            fields: [
                Field("Content-Type", "application/json"), Field("Cache-Control", "no-cache"), anyOrigin, noSniffing,
            ],
            content: ResponseContent(bytes))
    }

    private static func problem(_ problem: LayoutProblem) -> Response {
        Response(
            Status(rawValue: problem.status),
            fields: [
                Field("Content-Type", "application/problem+json"), Field("Cache-Control", "no-store"), anyOrigin,
                noSniffing,
            ],
            content: ResponseContent(problem.json))
    }

    private static let preflight: Response = {
        var response = Response.options(allowing: methods)
        response.fields += [
            anyOrigin,
            Field("Access-Control-Allow-Methods", "GET, HEAD, POST, OPTIONS"),
            Field("Access-Control-Allow-Headers", "Content-Type"),
            Field("Access-Control-Max-Age", "86400"),
        ]
        return response
    }()
}
