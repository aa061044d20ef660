internal import CHarfBuzz

/// A script, such as Latin or Hebrew: text is shaped by the rules of one at a time (Unicode's annex 24).
public struct Script: Sendable, Hashable {
    let tag: UInt32

    /// The script of a character; nil for those that stand in text of any, such as spaces, digits and marks.
    public init?(of scalar: Unicode.Scalar) {
        let script = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
        guard script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN else { return nil }
        tag = script.rawValue
    }

    /// The script of each character of a text, nil where there is none in all of it. What has none of its own goes with
    /// what is before it, at the start with what comes after, and a closing bracket with its opening one.
    public static func scripts(of scalars: [Unicode.Scalar]) -> [Script?] {
        var current = scalars.lazy.compactMap { Script(of: $0) }.first
        var open: [(closing: Unicode.Scalar, script: Script?)] = []
        return scalars.map { scalar in
            if let own = Script(of: scalar) {
                current = own
            } else if let closing = closingBrackets[scalar] {
                open.append((closing, current))
            } else if let index = open.lastIndex(where: { $0.closing == scalar }) {
                current = open[index].script
                open.removeSubrange(index...)
            }
            return current
        }
    }

    private static let closingBrackets: [Unicode.Scalar: Unicode.Scalar] = [
        "(": ")", "[": "]", "{": "}", "<": ">", "«": "»", "‹": "›", "“": "”", "‘": "’", "「": "」", "『": "』",
        "（": "）", "【": "】", "〈": "〉", "《": "》",
    ]
}
