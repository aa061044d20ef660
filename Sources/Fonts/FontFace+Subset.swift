internal import CHarfBuzz
internal import CWOFF2

extension FontFace {
    /// A smaller font, in the OpenType format, that draws these characters as this one does, with the features that are on by
    /// default and ``FontFeature/tabularFigures``. It has no hints, which nothing is drawn by where text is measured exactly.
    public func subset(to scalars: Set<Unicode.Scalar>) throws(FontError) -> [UInt8] {
        let input = unsafe hb_subset_input_create_or_fail()
        defer { unsafe hb_subset_input_destroy(input) }
        let wanted = unsafe hb_subset_input_unicode_set(input)
        for scalar in Self.closure(of: scalars) { unsafe hb_set_add(wanted, scalar.value) }
        let features = unsafe hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
        unsafe hb_set_add(features, hb_tag_from_string("tnum", -1))
        unsafe hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
        guard let small = unsafe hb_subset_or_fail(face, input) else {
            throw FontError(path: path, reason: .notSubset)
        }
        defer { unsafe hb_face_destroy(small) }
        let blob = unsafe hb_face_reference_blob(small)
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = unsafe hb_blob_get_data(blob, &length), length > 0 else {
            throw FontError(path: path, reason: .notSubset)
        }
        return unsafe UnsafeRawBufferPointer(start: bytes, count: Int(length)).map { $0 }
    }

    /// What shapers may look for in the place of these characters: they split those that are a letter with its marks, and in
    /// Thai and Lao a vowel that stands above and behind its letter. Without its parts such a letter would be drawn in
    /// another font.
    static func closure(of scalars: Set<Unicode.Scalar>) -> Set<Unicode.Scalar> {
        var closure = scalars
        var rest = Array(scalars)
        while let scalar = rest.popLast() {
            for part in parts(of: scalar) where closure.insert(part).inserted { rest.append(part) }
        }
        return closure
    }

    private static func parts(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        switch scalar {
        case "\u{0E33}": return ["\u{0E4D}", "\u{0E32}"]
        case "\u{0EB3}": return ["\u{0ECD}", "\u{0EB2}"]
        default:
            var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
            let functions = unsafe hb_unicode_funcs_get_default()
            guard unsafe hb_unicode_decompose(functions, scalar.value, &first, &second) != 0 else { return [] }
            return [first, second].filter { $0 != 0 }.compactMap(Unicode.Scalar.init)
        }
    }

    /// The font packed as WOFF2, for browsers.
    public func woff2() throws(FontError) -> [UInt8] {
        let plain = bytes
        var length = unsafe carta_woff2_bound(plain, plain.count)
        var packed = [UInt8](repeating: 0, count: length)
        guard unsafe carta_woff2_encode(plain, plain.count, &packed, &length) == 1 else {
            throw FontError(path: path, reason: .notPacked)
        }
        return Array(packed.prefix(length))
    }
}
