/// A request that the server answers by itself, before the handler, and then closes the connection.
public struct Refusal: Error, Sendable, Equatable {
    /// The status of the answer.
    public let status: Status
    /// What is wrong with the request, in lower case and without a full stop; never holds anything the client sent.
    public let reason: String

    /// The refusal `status` because of `reason`.
    public init(_ status: Status, _ reason: String) {
        self.status = status
        self.reason = reason
    }
}

extension Refusal {
    /// The line for the log: `127.0.0.1:50312: 400 to "GET /%zz": bad percent escape in the target`.
    ///
    /// - Parameter request: what the client sent as method and target; only printable ASCII of it is kept as it is.
    func logLine(peer: String, request: [UInt8]) -> String {
        "\(peer): \(status.rawValue) to \"\(Refusal.printable(request))\": \(reason)"
    }

    private static let loggedBytes = 200

    /// The first bytes of `bytes`, those that could end the line or the quotation written as `\xNN`.
    private static func printable(_ bytes: [UInt8]) -> String {
        var text = ""
        for byte in bytes.prefix(loggedBytes) {
            if ASCII.isControl(byte) || byte > ASCII.delete || byte == ASCII.quote || byte == UInt8(ascii: "\\") {
                let digits = String(byte, radix: 16, uppercase: true)
                text += "\\x" + (digits.utf8.count == 1 ? "0" : "") + digits
            } else {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return bytes.count > loggedBytes ? text + "…" : text
    }
}
