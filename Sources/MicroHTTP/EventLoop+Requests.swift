internal import CMicroHTTPD
internal import Glibc

/// The life of a connection and of the requests on it, in the order in which it happens.
extension EventLoop {
    private var limits: Limits { configuration.limits }

    /// A connection has been accepted.
    func open(_ handle: ConnectionHandle) -> Connection {
        let admission: Connection.Admission = connections.count < connectionLimit ? .served : .overload
        let wait = admission == .served ? waits.request : waits.head
        let connection = Connection(
            handle: handle, admission: admission, index: connections.count, deadline: now.after(milliseconds: wait))
        connections.append(connection)
        expect(deadline: connection.deadline)
        return connection
    }

    /// A connection has gone.
    func close(_ connection: Connection) {
        guard let last = connections.popLast(), last !== connection else { return }
        last.index = connection.index
        connections[connection.index] = last
    }

    /// The request line has come. libmicrohttpd is about to decode the target where it lies.
    func begin(_ connection: Connection, target: UnsafePointer<CChar>) {
        let length = unsafe strlen(target)
        unsafe target.withMemoryRebound(to: UInt8.self, capacity: length) { start in
            unsafe connection.begin(
                target: UnsafeBufferPointer(start: start, count: length), deadline: now.after(milliseconds: waits.head))
        }
        if let mark = connection.rawTarget.firstIndex(of: ASCII.questionMark) {
            unsafe micro_http_empty_query(target + mark + 1)
        }
        expect(deadline: connection.deadline)
    }

    /// The head is complete: refuse now, which makes libmicrohttpd close the connection, or go on to the content.
    func judge(
        _ connection: Connection, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>
    ) -> MHD_Result {
        do throws(Refusal) {
            guard connection.admission == .served else {
                throw Refusal(.serviceUnavailable, "more than \(limits.connections) connections")
            }
            let head = unsafe RequestHead(handle: connection.handle, method: method, version: version)
            connection.request = try head.judged(
                rawTarget: connection.rawTarget, at: connection.targetStart, limits: limits)
            connection.enter(.content, until: now.after(milliseconds: waits.content))
            expect(deadline: connection.deadline)
            return .YES
        } catch {
            report(error, on: connection, method: unsafe String(cString: method))
            return send(configuration.refusal(error), on: connection)
        }
    }

    /// A piece of content has come. A content too large in chunks shows only now, when libmicrohttpd takes no response.
    func receive(_ bytes: UnsafeRawBufferPointer, for connection: Connection) -> MHD_Result {
        guard connection.content.count + bytes.count <= limits.contentBytes else {
            refuseAside(connection, tooLarge)
            return .NO
        }
        unsafe connection.content.append(contentsOf: bytes)
        return .YES
    }

    /// The request is complete: the handler's turn.
    func answer(_ connection: Connection) -> MHD_Result {
        guard let (method, target) = connection.request else { return .NO }
        let content = connection.content
        connection.content = []
        let request = Request(method: method, target: target, content: content, connection: connection.handle)
        let response = handler(request)
        return send(response.unlessUnmodified(since: request), on: connection)
    }

    /// Hands `response` to libmicrohttpd; one that it does not take is a mistake of the handler and becomes a 500.
    private func send(_ response: Response, on connection: Connection) -> MHD_Result {
        connection.enter(.response, until: now.after(milliseconds: waits.response))
        expect(deadline: connection.deadline)
        do throws(Refusal) {
            try response.queue(on: connection.handle, isDraining ? .close : .open)
            return .YES
        } catch {
            report(error, on: connection, method: connection.request?.method.rawValue)
            guard (try? configuration.refusal(error).queue(on: connection.handle, isDraining ? .close : .open)) != nil
            else {
                return .NO
            }
            return .YES
        }
    }

    /// The request is over, one way or the other.
    func finish(_ connection: Connection) {
        connection.finish(nextBefore: now.after(milliseconds: waits.request))
        expect(deadline: connection.deadline)
    }

    /// Logs a refusal.
    ///
    /// - Parameter method: the method as it came; nil when libmicrohttpd has not told it yet.
    func report(_ refusal: Refusal, on connection: Connection, method: String?) {
        let request = (method.map { Array($0.utf8) + [ASCII.space] } ?? []) + connection.rawTarget
        configuration.log(refusal.logLine(peer: connection.handle.peer, request: request))
    }
}
