internal import CHarfBuzz

/// A piece of shaped text that stands together: one glyph or several, of one character or several.
public struct ShapedCluster: Sendable, Hashable {
    /// Where the cluster begins in the text, in UTF-16 code units.
    public let start: Int
    /// The advances of its glyphs, in the font's units.
    public let advances: [Int]
    /// Whether text that is broken before the cluster is shaped otherwise than the pieces of it.
    public let isUnsafeToBreak: Bool
    /// Whether a glyph is missing.
    public let isMissing: Bool
}

/// A wish about a font's features, by the way it is written: a tag and a value.
public enum FontFeature: String, Sendable, Hashable {
    /// Digits as wide as each other: CSS's `font-variant-numeric: tabular-nums`.
    case tabularFigures = "tnum=1"
    /// No two characters drawn nearer to each other than they are by nature: CSS's `font-kerning: none`. With it Japanese,
    /// whose punctuation Gecko else draws together where Blink does not, is alike in both.
    case noKerning = "kern=0"
}

extension FontFace {
    /// Shapes the part `range` of a text of UTF-16 code units, in one script and direction, as if the rest were not there.
    ///
    /// - Parameters:
    ///   - language: a BCP 47 tag; some fonts draw the same text differently in two languages.
    /// - Returns: the clusters in the order of the text, whichever way it runs.
    public func shape(
        _ text: [UInt16], _ range: Range<Int>, script: Script?, isRightToLeft: Bool, features: [FontFeature],
        language: String
    ) -> [ShapedCluster] {
        let buffer = unsafe hb_buffer_create()
        defer { unsafe hb_buffer_destroy(buffer) }
        unsafe text[range].withUnsafeBufferPointer { part in
            unsafe hb_buffer_add_utf16(buffer, part.baseAddress, Int32(part.count), 0, Int32(part.count))
        }
        unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
        if let script { unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: script.tag)) }
        unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        unsafe hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
        let settings = features.map { wish in
            var feature = hb_feature_t()
            _ = unsafe hb_feature_from_string(wish.rawValue, -1, &feature)
            return feature
        }
        unsafe hb_shape(font, buffer, settings, UInt32(settings.count))
        return unsafe clusters(in: buffer, from: range.lowerBound)
    }

    private func clusters(in buffer: OpaquePointer?, from start: Int) -> [ShapedCluster] {
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
            let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        var order = Array(0..<Int(count))
        if unsafe hb_buffer_get_direction(buffer) == HB_DIRECTION_RTL { order.reverse() }
        var clusters: [ShapedCluster] = []
        var index = 0
        while index < order.count {
            let first = unsafe infos[order[index]]
            var advances: [Int] = []
            var isMissing = false
            var isUnsafe = false
            while index < order.count, case let info = unsafe infos[order[index]], info.cluster == first.cluster {
                advances.append(Int(unsafe positions[order[index]].x_advance))
                isMissing = isMissing || info.codepoint == 0
                isUnsafe = isUnsafe || info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
                index += 1
            }
            clusters.append(
                ShapedCluster(
                    start: start + Int(first.cluster), advances: advances, isUnsafeToBreak: isUnsafe,
                    isMissing: isMissing))
        }
        return clusters
    }
}
