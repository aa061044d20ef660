internal import CJansson

/// A JSON text as a tree, read by Jansson.
enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// The members in the order of the text; names are unique.
    case object([Member])

    struct Member: Sendable, Equatable {
        let name: String
        let value: JSONValue
    }

    /// Why a text is not JSON, and where: line and column from 1.
    struct SyntaxError: Error, Equatable {
        let line: Int
        let column: Int
        let message: String
    }

    /// The tree of `text`, which must be one JSON value in UTF-8. Duplicate names, numbers beyond a double's range and
    /// nesting deeper than ``deepestNesting`` are errors.
    init(parsing text: [UInt8]) throws(SyntaxError) {
        // Jansson takes an empty array's lack of an address for a mistake of the program's.
        guard !text.isEmpty else { throw SyntaxError(line: 1, column: 1, message: "there is nothing") }
        try Self.checkNesting(of: text)
        var error = json_error_t()
        let flags = size_t(JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_DECODE_INT_AS_REAL | JSON_ALLOW_NUL)
        let root = unsafe text.withUnsafeBytes { bytes in
            unsafe json_loadb(bytes.baseAddress, bytes.count, flags, &error)
        }
        guard let root = unsafe root else {
            let message = unsafe withUnsafeBytes(of: &error.text) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            throw SyntaxError(line: max(1, Int(error.line)), column: max(1, Int(error.column)), message: message)
        }
        defer { unsafe json_decref(root) }
        unsafe self.init(copying: root)
    }

    private init(copying node: UnsafeMutablePointer<json_t>) {
        switch unsafe node.pointee.type {
        case JSON_OBJECT:
            var members: [Member] = []
            var iterator = unsafe json_object_iter(node)
            while let current = unsafe iterator {
                if let name = unsafe json_object_iter_key(current), let value = unsafe json_object_iter_value(current) {
                    // Names may hold NUL only escaped, and Jansson refuses that: a C string is the whole name.
                    unsafe members.append(Member(name: String(cString: name), value: JSONValue(copying: value)))
                }
                unsafe iterator = unsafe json_object_iter_next(node, current)
            }
            self = .object(members)
        case JSON_ARRAY:
            self = unsafe .array(
                (0..<json_array_size(node)).map { index in
                    unsafe json_array_get(node, index).map { unsafe JSONValue(copying: $0) } ?? .null
                })
        case JSON_STRING:
            let bytes = unsafe UnsafeRawBufferPointer(start: json_string_value(node), count: json_string_length(node))
            self = unsafe .string(String(decoding: bytes, as: UTF8.self))
        case JSON_REAL, JSON_INTEGER: self = unsafe .number(json_number_value(node))
        case JSON_TRUE: self = .bool(true)
        case JSON_FALSE: self = .bool(false)
        default: self = .null
        }
    }

    /// What kind of value it is, for error messages.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
