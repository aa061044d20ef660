internal import Glibc

/// Answers that libmicrohttpd does not let one give, or gives wrongly, written past it: nothing else is on its way to
/// the client in these states, and the connection ends with them.
extension EventLoop {
    /// The time of `connection` is up.
    func timeOut(_ connection: Connection) {
        switch connection.phase {
        case .idle, .response: cut(connection)
        case .head: refuseAside(connection, Refusal(.requestTimeout, "fields that took too long"))
        case .content: refuseAside(connection, Refusal(.requestTimeout, "content that took too long"))
        }
    }

    /// Refuses the requests whose `Content-Length` is no number or too large a one.
    ///
    /// libmicrohttpd 0.9.75 finds them before its first call and answers with two heads in a row, but it says so
    /// before, though not for which connection: that is one whose head has begun and holds such a field.
    func refuseInvalidLength() {
        for connection in connections where connection.phase == .head {
            guard let text = connection.handle.value(of: "Content-Length") else { continue }
            if UInt64(text) != nil, !text.hasPrefix("+") { continue }
            let isNumber = !text.isEmpty && text.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
            refuseAside(
                connection,
                isNumber
                    ? Refusal(.contentTooLarge, "content of more than \(configuration.limits.contentBytes) bytes")
                    : Refusal(.badRequest, "invalid Content-Length"))
        }
    }

    /// Writes the answer to `refusal` and ends the connection.
    func refuseAside(_ connection: Connection, _ refusal: Refusal) {
        report(refusal, on: connection, method: connection.request?.method.rawValue)
        let bytes = configuration.refusal(refusal).closingMessage
        // A client that has not read its earlier answers may lose this one: the loop never waits for anybody.
        _ = unsafe Glibc.send(connection.socket, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        cut(connection)
    }

    /// Ends the connection: libmicrohttpd reads its end and can write nothing more to it.
    func cut(_ connection: Connection) {
        _ = shutdown(connection.socket, Int32(SHUT_RDWR))
    }
}
