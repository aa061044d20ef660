internal import Glibc

extension Response {
    /// Whether the connection goes on after a response.
    enum Ending {
        case open
        case close
    }

    /// Gives this response to libmicrohttpd for `connection`.
    ///
    /// - Throws: the 500 to send instead, when libmicrohttpd does not take it.
    func queue(on connection: ConnectionHandle, _ ending: Ending) throws(Refusal) {
        guard let handle = ResponseHandle(content) else {
            throw Refusal(.internalServerError, "no memory for the response")
        }
        var isComplete = ending == .open || handle.add("Connection", "close")
        for field in fields { isComplete = isComplete && handle.add(field.name, field.value) }
        if let entityTag { isComplete = isComplete && handle.add("ETag", entityTag.text) }
        guard isComplete, connection.queue(handle, status: status) else {
            throw Refusal(.internalServerError, "response that cannot be sent")
        }
    }

    /// This response as the last message on a connection, written without libmicrohttpd.
    var closingMessage: [UInt8] {
        var head = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\nDate: \(Response.date)\r\nConnection: close\r\n"
        for field in fields { head += "\(field.name): \(field.value)\r\n" }
        head += "Content-Length: \(content.count)\r\n\r\n"
        return Array(head.utf8) + content.array
    }

    /// Now, as `IMF-fixdate` of RFC 9110, section 5.6.7.
    private static var date: String {
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        var seconds = time(nil)
        var parts = unsafe tm()
        unsafe gmtime_r(&seconds, &parts)
        func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
        return unsafe "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) "
            + "\(1_900 + parts.tm_year) \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
    }
}
