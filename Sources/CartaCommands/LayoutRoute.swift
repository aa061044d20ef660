internal import ContentDigest
internal import ContentModel
internal import LayoutDrawing
internal import LayoutQuery
internal import MicroHTTP
internal import Site

/// `/layout` and `/layout.svg`: the layout engine over HTTP, in numbers and as a picture. Any origin may read them.
struct LayoutRoute {
    /// What is answered with.
    enum Form {
        case json, picture
    }

    private let snapshot: SiteSnapshot
    private let form: Form

    init(snapshot: SiteSnapshot, as form: Form) {
        self.snapshot = snapshot
        self.form = form
    }

    private static let methods: [Method] = [.get, .head, .post, .options]
    private static let anyOrigin = Field("Access-Control-Allow-Origin", "*")
    private static let noSniffing = Field("X-Content-Type-Options", "nosniff")

    func response(to request: borrowing Request) -> Response {
        do throws(LayoutProblem) {
            switch request.method {
            case .get, .head: return response(of: try answer(to: request))
            case .post: return response(of: try answerScene(request))
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
        let parameters = items.all.map { ($0.name, $0.value) }
        return switch form {
        case .json: try catalog.answer(to: parameters)
        case .picture: try catalog.picture(for: parameters)
        }
    }

    private func answerScene(_ request: borrowing Request) throws(LayoutProblem) -> [UInt8] {
        guard request.rawQuery == nil else {
            throw LayoutProblem(
                nil, "POST \(request.path) takes a scene and queries as JSON, and no parameters in its address")
        }
        let document = try SceneDocument(request.content)
        return switch form {
        case .json: try document.answers()
        case .picture: try document.picture()
        }
    }

    private func response(of bytes: [UInt8]) -> Response {
        let fields =
            switch form {
            case .json: [Field("Content-Type", "application/json")]
            case .picture: [Field("Content-Type", "image/svg+xml"), Self.pictureRights]
            }
        let common = [Field("Cache-Control", "no-cache"), Self.anyOrigin, Self.noSniffing]
        return Response(.ok, fields: fields + common, content: ResponseContent(bytes))
    }

    /// A picture loads nothing and runs nothing; its own style is let through by its hash.
    private static let pictureRights = Field(
        "Content-Security-Policy",
        "default-src 'none'; style-src 'sha256-\(SHA256(of: Array(LayoutPicture.style.utf8)).base64)'")

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
