internal import CMicroHTTPD

/// A status code of RFC 9110, section 15.
public struct Status: RawRepresentable, Sendable, Hashable {
    /// The code, 200 to 599.
    public let rawValue: Int

    /// The status `rawValue`, which must be 200 to 599.
    public init(rawValue: Int) {
        precondition((200...599).contains(rawValue), "status \(rawValue) is not within 200 to 599")
        self.rawValue = rawValue
    }

    /// The standard phrase, such as `Not Found`; `Unknown` for a code that has none.
    public var phrase: String {
        guard let text = unsafe MHD_get_reason_phrase_for(UInt32(rawValue)) else { return "" }
        return unsafe String(cString: text)
    }

    /// 200
    public static let ok = Status(rawValue: 200)
    /// 204
    public static let noContent = Status(rawValue: 204)
    /// 301
    public static let movedPermanently = Status(rawValue: 301)
    /// 302
    public static let found = Status(rawValue: 302)
    /// 303
    public static let seeOther = Status(rawValue: 303)
    /// 304
    public static let notModified = Status(rawValue: 304)
    /// 308
    public static let permanentRedirect = Status(rawValue: 308)
    /// 400
    public static let badRequest = Status(rawValue: 400)
    /// 404
    public static let notFound = Status(rawValue: 404)
    /// 405
    public static let methodNotAllowed = Status(rawValue: 405)
    /// 406
    public static let notAcceptable = Status(rawValue: 406)
    /// 408
    public static let requestTimeout = Status(rawValue: 408)
    /// 413
    public static let contentTooLarge = Status(rawValue: 413)
    /// 414
    public static let targetTooLong = Status(rawValue: 414)
    /// 415
    public static let unsupportedMediaType = Status(rawValue: 415)
    /// 417
    public static let expectationFailed = Status(rawValue: 417)
    /// 422
    public static let unprocessableContent = Status(rawValue: 422)
    /// 431
    public static let fieldsTooLarge = Status(rawValue: 431)
    /// 500
    public static let internalServerError = Status(rawValue: 500)
    /// 501
    public static let notImplemented = Status(rawValue: 501)
    /// 503
    public static let serviceUnavailable = Status(rawValue: 503)
}
