extension Response {
    /// The fields that a 304 repeats from the 200 it stands for (RFC 9110, section 15.4.5); `Date` and `ETag` are the
    /// server's.
    private static let keptByNotModified = ["Cache-Control", "Content-Location", "Expires", "Vary"]

    /// This response or, when `request` already has its bytes, the 304 that says so (RFC 9110, section 13.1.2).
    func unlessUnmodified(since request: borrowing Request) -> Response {
        guard let entityTag, status == .ok, request.method == .get || request.method == .head,
            request.hasField("If-None-Match")
        else { return self }
        let lists = request.fieldValues("If-None-Match")
        guard lists.contains(where: entityTag.isNamed(inIfNoneMatch:)) else { return self }
        let kept = fields.filter { field in Response.keptByNotModified.contains { field.isNamed($0) } }
        // libmicrohttpd sends no content with a 304, but always its length; RFC 9110, section 8.6, allows only that of
        // the 200.
        return Response(.notModified, fields: kept, content: content, entityTag: entityTag)
    }
}
