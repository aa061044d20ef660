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

    /// Answers the request that libmicrohttpd 0.9.75 is about to refuse with two heads in a row: one whose
    /// `Content-Length` is no number or too large a one, or whose cookies it has no memory to take apart.
    ///
    /// It refuses these before its first call, but logs it before. It does not say for which connection, but only one
    /// can have a complete head that has not been judged: the one in its hands.
    func refuseUnjudgeable() {
        for connection in connections where connection.phase == .head && connection.handle.headSize > 0 {
            guard let length = connection.handle.untrimmedValue(of: "Content-Length"), UInt64(decimal: length) == nil
            else {
                refuseAside(connection, Refusal(.fieldsTooLarge, "fields too large"))
                continue
            }
            let isNumber = !length.isEmpty && length.utf8.allSatisfy(ASCII.isDigit)
            refuseAside(connection, isNumber ? tooLarge : Refusal(.badRequest, "invalid Content-Length"))
        }
    }

    /// The refusal of content above the limit.
    var tooLarge: Refusal {
        Refusal(.contentTooLarge, "content of more than \(configuration.limits.contentBytes) bytes")
    }

    /// Writes the answer to `refusal` and ends the connection.
    func refuseAside(_ connection: Connection, _ refusal: Refusal) {
        report(refusal, on: connection, method: connection.request?.method.rawValue)
        connection.enter(.response, until: connection.deadline)
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
