internal import CHarfBuzz

/// One font of one weight, as it lies in its file: what text is shaped with and what browsers are sent a subset of.
/// Its handles are made immutable, so that it may be used from any thread.
@safe public final class FontFace: @unchecked Sendable {
    /// The font's file, for messages.
    public let path: String
    /// How many units of the font's own measure an em has.
    public let unitsPerEm: Int

    let face: OpaquePointer
    let font: OpaquePointer

    /// The font in `bytes`, which were read from `path`; of a collection, the one at `index`.
    public init(_ bytes: [UInt8], path: String, index: Int = 0) throws(FontError) {
        // HarfBuzz keeps a copy of its own: the bytes need not outlive this call.
        let blob = unsafe bytes.withUnsafeBytes { bytes in
            unsafe hb_blob_create(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: bytes.count),
                HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        defer { unsafe hb_blob_destroy(blob) }
        guard unsafe hb_face_count(blob) > UInt32(clamping: index) else {
            throw FontError(path: path, reason: .noFont)
        }
        unsafe face = hb_face_create(blob, UInt32(clamping: index))
        unsafe font = hb_font_create(face)
        unsafe hb_face_make_immutable(face)
        self.path = path
        unitsPerEm = Int(unsafe hb_face_get_upem(face))
        // Advances are wanted in the font's own units, exactly; sizes come later.
        unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        unsafe hb_font_make_immutable(font)
        guard unsafe hb_face_get_glyph_count(face) > 0 else { throw FontError(path: path, reason: .noGlyphs) }
    }

    /// The font's file.
    public var bytes: [UInt8] {
        let blob = unsafe hb_face_reference_blob(face)
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let start = unsafe hb_blob_get_data(blob, &length) else { return [] }
        return unsafe Array(UnsafeRawBufferPointer(start: start, count: Int(length)))
    }

    deinit {
        unsafe hb_font_destroy(font)
        unsafe hb_face_destroy(face)
    }

    /// Whether the font can draw a character by itself.
    public func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }
}
