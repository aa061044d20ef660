/// A validated request, lent to the handler for the length of its call.
///
/// Fields are looked up in libmicrohttpd's memory when they are asked for, never copied before; that is why a request
/// can be neither copied nor kept.
public struct Request: ~Copyable {
    /// The method.
    public let method: Method
    /// The decoded path, from its slash on, without dot segments and NUL; `*` when OPTIONS asks about the whole server.
    public let path: String
    /// The undecoded query, its escapes well-formed; nil without `?`. Read it with `QueryItems`.
    public let rawQuery: String?
    /// The content, chunks joined; empty without any.
    public let content: [UInt8]
    /// Host and port that the client means: those of an absolute target, else the value of `Host`; nil when an HTTP/1.0
    /// client sent none.
    public var authority: String? { targetAuthority ?? field("Host") }

    private let targetAuthority: String?
    private let fields: Fields

    private enum Fields {
        case ofConnection(ConnectionHandle)
        case list([Field], peer: String)
    }

    /// The request that arrived on `connection`, valid as long as libmicrohttpd waits for its answer.
    init(method: Method, target: RequestTarget, content: [UInt8], connection: ConnectionHandle) {
        self.method = method
        self.path = target.path
        self.rawQuery = target.rawQuery
        self.targetAuthority = target.authority
        self.content = content
        self.fields = .ofConnection(connection)
    }

    /// A request made in memory, to call a handler without a server.
    ///
    /// - Parameters:
    ///   - target: what stands in the first line, undecoded: path and query.
    ///   - peer: the client, as `peer` gives it.
    /// - Throws: the refusal that a server would answer a bad target with.
    public init(
        _ method: Method = .get, _ target: String, fields: [Field] = [], content: [UInt8] = [],
        peer: String = "127.0.0.1:0"
    ) throws(Refusal) {
        let parts = try RequestTarget(Array(target.utf8))
        self.method = method
        self.path = parts.path
        self.rawQuery = parts.rawQuery
        self.targetAuthority = parts.authority
        self.content = content
        self.fields = .list(fields, peer: peer)
    }

    /// The address and port of the client, such as `127.0.0.1:50312` or `[::1]:50312`.
    public var peer: String {
        switch fields {
        case .ofConnection(let connection): connection.peer
        case .list(_, let peer): peer
        }
    }

    /// Whether a field called `name`, without regard to case, is there.
    public func hasField(_ name: String) -> Bool {
        switch fields {
        case .ofConnection(let connection): connection.has(name)
        case .list(let list, _): list.contains { $0.isNamed(name) }
        }
    }

    /// The value of the first field called `name`, without regard to case and without blanks around it; nil without
    /// one. Bytes that are not UTF-8 are replaced.
    public func field(_ name: String) -> String? {
        switch fields {
        case .ofConnection(let connection): connection.value(of: name)
        case .list(let list, _): list.first { $0.isNamed(name) }?.value
        }
    }

    /// The values of all fields called `name`, in order.
    public func fieldValues(_ name: String) -> [String] {
        switch fields {
        case .ofConnection(let connection):
            var values: [String] = []
            unsafe connection.forEachField { other, value in
                if unsafe Field.areSame(name.utf8, other) {
                    unsafe values.append(String(decoding: value.trimmed, as: UTF8.self))
                }
                return true
            }
            return values
        case .list(let list, _):
            return list.filter { $0.isNamed(name) }.map(\.value)
        }
    }
}
