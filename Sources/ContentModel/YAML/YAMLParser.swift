internal import CYAML

/// Owns a libyaml parser and the bytes that it reads, and gives its events one by one.
@safe final class YAMLParser {
    private let handle: UnsafeMutablePointer<yaml_parser_t>
    /// libyaml keeps a pointer into the input, so it lives exactly as long as the handle.
    private let input: UnsafeMutableBufferPointer<UInt8>

    /// A parser at the start of `bytes`, which must be UTF-8.
    init(_ bytes: [UInt8]) {
        unsafe handle = .allocate(capacity: 1)
        unsafe input = .allocate(capacity: bytes.count)
        _ = unsafe input.initialize(fromContentsOf: bytes)
        // It fails only when memory is exhausted, which Swift's own allocations do not survive either.
        precondition(unsafe yaml_parser_initialize(handle) == 1, "no memory for a YAML parser")
        unsafe yaml_parser_set_encoding(handle, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(handle, input.baseAddress, input.count)
    }

    deinit {
        unsafe yaml_parser_delete(handle)
        unsafe handle.deallocate()
        unsafe input.deallocate()
    }

    /// The next event; do not ask again after the end of the stream or an error.
    func next() throws(YAMLProblem) -> YAMLEvent {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(handle, &event) == 1 else { throw problem }
        defer { unsafe yaml_event_delete(&event) }
        return unsafe YAMLEvent(event)
    }

    private var problem: YAMLProblem {
        let state = unsafe handle.pointee
        return unsafe YAMLProblem(
            problem: state.problem.map { unsafe String(cString: $0) } ?? "",
            context: state.context.map { unsafe String(cString: $0) } ?? "",
            scalarIndex: state.problem_mark.index,
            contextScalarIndex: state.context_mark.index
        )
    }
}

extension YAMLEvent {
    /// A copy of what libyaml says; nothing of `event` is kept.
    fileprivate init(_ event: yaml_event_t) {
        unsafe scalarIndex = event.start_mark.index
        let data = unsafe event.data
        switch unsafe event.type {
        case YAML_STREAM_START_EVENT: (kind, mark) = (.streamStart, .none)
        case YAML_DOCUMENT_START_EVENT: (kind, mark) = (.documentStart, .none)
        case YAML_DOCUMENT_END_EVENT: (kind, mark) = (.documentEnd, .none)
        case YAML_ALIAS_EVENT:
            (kind, mark) = unsafe (.alias(name: data.alias.anchor.map { unsafe String(cString: $0) } ?? ""), .none)
        case YAML_SCALAR_EVENT:
            let scalar = unsafe data.scalar
            let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            let style: YAMLNode.Style = unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE ? .plain : .quoted
            kind = unsafe .scalar(String(decoding: bytes, as: UTF8.self), style)
            mark = unsafe Mark(anchor: scalar.anchor, tag: scalar.tag)
        case YAML_SEQUENCE_START_EVENT:
            kind = .listStart
            mark = unsafe Mark(anchor: data.sequence_start.anchor, tag: data.sequence_start.tag)
        case YAML_SEQUENCE_END_EVENT: (kind, mark) = (.listEnd, .none)
        case YAML_MAPPING_START_EVENT:
            kind = .mappingStart
            mark = unsafe Mark(anchor: data.mapping_start.anchor, tag: data.mapping_start.tag)
        case YAML_MAPPING_END_EVENT: (kind, mark) = (.mappingEnd, .none)
        default: (kind, mark) = (.streamEnd, .none)
        }
    }
}

extension YAMLEvent.Mark {
    fileprivate init(anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?) {
        self = unsafe tag != nil ? .tag : anchor != nil ? .anchor : .none
    }
}
