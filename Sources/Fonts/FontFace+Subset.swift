internal import CHarfBuzz
internal import CWOFF2

extension FontFace {
    /// A smaller font, in the OpenType format, that draws these characters as this one does, with the features that are on by
    /// default and ``FontFeature/tabularFigures``. It has no hints, which nothing is drawn by where text is measured exactly.
    public func subset(to scalars: Set<Unicode.Scalar>) throws(FontError) -> [UInt8] {
        let input = unsafe hb_subset_input_create_or_fail()
        defer { unsafe hb_subset_input_destroy(input) }
        let wanted = unsafe hb_subset_input_unicode_set(input)
        for scalar in scalars { unsafe hb_set_add(wanted, scalar.value) }
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

    /// The same, packed as WOFF2 for browsers.
    public func woff2Subset(to scalars: Set<Unicode.Scalar>) throws(FontError) -> [UInt8] {
        let plain = try subset(to: scalars)
        var length = unsafe carta_woff2_bound(plain, plain.count)
        var packed = [UInt8](repeating: 0, count: length)
        guard unsafe carta_woff2_encode(plain, plain.count, &packed, &length) == 1 else {
            throw FontError(path: path, reason: .notPacked)
        }
        return Array(packed.prefix(length))
    }
}
