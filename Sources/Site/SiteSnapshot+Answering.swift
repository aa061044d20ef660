public import MicroHTTP
internal import PageRendering

extension SiteSnapshot {
    /// The answer to a request for a page or a file, a clear error among them.
    public func response(to request: borrowing Request) -> Response {
        // OPTIONS * asks about the server as a whole.
        if request.path == "*" { return .options(allowing: Self.readingMethods) }
        guard let whole = responses[request.path] else {
            let path = shortened(request.path)
            return errorResponse(
                .notFound, detail: "There is nothing at \(path). The address may be misspelt.", to: request)
        }
        var response = whole
        do throws(UnknownFilter) {
            if let forms = filteredResponses[request.path] {
                response = try Self.filtered(among: forms, by: request) ?? whole
            }
        } catch {
            return errorResponse(.notFound, detail: error.detail, to: request)
        }
        switch request.method {
        case .get, .head: return response
        case .options: return .options(allowing: Self.readingMethods)
        default:
            var refusal = errorResponse(
                .methodNotAllowed, detail: "This address can be read, but not changed.", to: request)
            refusal.fields.append(.allow(Self.readingMethods))
            return refusal
        }
    }

    /// What can be done with a page or a file.
    private static let readingMethods: [Method] = [.get, .head, .options]

    /// The answer `status` to a request: a page for people, a problem document (RFC 9457) for programs. Who asks for HTML
    /// by name is a person.
    public func errorResponse(_ status: Status, detail: String, to request: borrowing Request) -> Response {
        let ranges = request.field("Accept")?.split(separator: ",") ?? []
        let isPerson = ranges.contains { $0.drop { $0 == " " }.hasPrefix("text/html") }
        var response = isPerson ? errorPage(status, detail: detail) : .problem(status, detail: detail)
        response.fields.append(Field("Vary", "Accept"))
        return response
    }

    /// The error `status` as a page.
    public func errorPage(_ status: Status, detail: String) -> Response {
        do {
            let page = try templates.renderError(
                status: status.rawValue, title: status.phrase, detail: detail, assets: assets, version: version)
            return Response(page: page, status: status)
        } catch {
            return .problem(status, detail: detail)
        }
    }
}

extension Response {
    /// The answer to OPTIONS: which methods an address knows.
    public static func options(allowing methods: [Method]) -> Response {
        Response(.noContent, fields: [.allow(methods)])
    }
}

extension Field {
    /// `Allow` with these methods.
    public static func allow(_ methods: [Method]) -> Field {
        Field("Allow", methods.map(\.rawValue).joined(separator: ", "))
    }
}

/// `text` for a message, cut when long: an address may be hostile.
func shortened(_ text: String) -> String {
    String(text.unicodeScalars.prefix(longestShown))
}

private let longestShown = 200
