internal import Glibc

/// The head of a request as libmicrohttpd hands it out on its first call.
@safe
struct RequestHead {
    /// libmicrohttpd's name for the connection.
    let handle: ConnectionHandle
    let method: UnsafePointer<CChar>
    let version: UnsafePointer<CChar>

    private static let versionLength = UInt("HTTP/1.1".utf8.count)

    /// Method and target of the request.
    ///
    /// - Parameters:
    ///   - rawTarget: the target as it came.
    ///   - targetStart: where it lay in libmicrohttpd's buffer.
    /// - Throws: the refusal, if libmicrohttpd let something through that RFC 9112 or the limits forbid.
    func judged(
        rawTarget: [UInt8], at targetStart: UInt, limits: Limits
    ) throws(Refusal) -> (method: Method, target: RequestTarget) {
        let methodStart = unsafe UInt(bitPattern: method)
        let versionStart = unsafe UInt(bitPattern: version)
        let name = unsafe String(cString: method)
        // One space each, and no NUL at which a part would end early.
        guard methodStart + UInt(name.utf8.count) + 1 == targetStart,
            targetStart + UInt(rawTarget.count) + 1 == versionStart
        else { throw Refusal(.badRequest, "malformed request line") }
        guard let method = Method(rawValue: name) else {
            throw Refusal(.notImplemented, "method that is not implemented")
        }
        guard rawTarget.count <= limits.targetBytes else {
            throw Refusal(.targetTooLong, "target of more than \(limits.targetBytes) bytes")
        }
        let target = try RequestTarget(rawTarget)
        guard target.path != "*" || method == .options else {
            throw Refusal(.badRequest, "no slash at the start of the target")
        }
        var inspection = FieldInspection(after: versionStart + RequestHead.versionLength, limits: limits)
        unsafe handle.forEachField { name, value in unsafe inspection.next(name, value) }
        try inspection.finish(
            headEnd: methodStart + handle.headSize,
            version: unsafe strcmp(version, "HTTP/1.0") == 0 ? .old : .current, method: method)
        return (method, target)
    }
}
