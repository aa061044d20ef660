import Foundation

/// A JSON text as Foundation reads it, with subscripts to walk it: a reader that shares nothing with the writer.
enum JSONTree: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([JSONTree])
    case object([String: JSONTree])

    init(_ bytes: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(bytes)) }

    init(_ text: String) throws { try self.init(Array(text.utf8)) }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // What there is most of comes first: every miss costs an error.
        if container.decodeNil() {
            self = .null
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let members = try? container.decode([String: JSONTree].self) {
            self = .object(members)
        } else {
            self = .list(try container.decode([JSONTree].self))
        }
    }

    /// A member of an object; nil without it.
    subscript(name: String) -> JSONTree? { if case .object(let members) = self { members[name] } else { nil } }

    /// An element of a list; nil without it.
    subscript(index: Int) -> JSONTree? { elements.indices.contains(index) ? elements[index] : nil }

    var elements: [JSONTree] { if case .list(let elements) = self { elements } else { [] } }
    var names: Set<String> { if case .object(let members) = self { Set(members.keys) } else { [] } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The ids of the objects in a list.
    var ids: [String] { elements.compactMap { $0["id"]?.string } }

    /// The same without members of these names, at any depth.
    func without(_ names: String...) -> JSONTree { without(Set(names)) }

    private func without(_ names: Set<String>) -> JSONTree {
        switch self {
        case .object(let members):
            .object(members.filter { !names.contains($0.key) }.mapValues { $0.without(names) })
        case .list(let elements): .list(elements.map { $0.without(names) })
        default: self
        }
    }
}

extension JSONTree: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
    ExpressibleByBooleanLiteral
{
    init(floatLiteral value: Double) { self = .number(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(stringLiteral value: String) { self = .string(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
}
