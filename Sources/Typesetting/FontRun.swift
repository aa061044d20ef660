internal import Fonts
internal import Localization

/// A part of a text in one font, one script and one direction: what is shaped at a time.
struct FontRun: Hashable {
    let range: Range<Int>
    let isRightToLeft: Bool
    let script: Script?
    /// The index of the font among those of the style.
    let face: Int

    /// Splits a text where another font, script or direction begins, as `engine` does: what is of no script of its own goes
    /// with what is before it in the whole text in Blink, and in its own direction's part of it in Gecko.
    static func runs(in units: [UInt16], style: TextStyle, engine: BrowserEngine) -> [FontRun] {
        let scalars = Array(String(decoding: units, as: UTF16.self).unicodeScalars)
        let directions = BidiRun.runs(in: units, isRightToLeft: style.isRightToLeft)
        let scripts =
            switch engine {
            case .blink: Script.scripts(of: scalars)
            case .gecko:
                directions.flatMap {
                    Script.scripts(of: Array(String(decoding: units[$0.range], as: UTF16.self).unicodeScalars))
                }
            }
        var runs: [FontRun] = []
        var (offset, direction, face) = (0, 0, 0)
        for (scalar, script) in zip(scalars, scripts) {
            if offset >= directions[direction].range.upperBound { direction += 1 }
            face = Self.face(for: scalar, current: face, in: style.faces)
            let end = offset + UTF16.width(scalar)
            let isRightToLeft = directions[direction].isRightToLeft
            if let last = runs.last, last.range.upperBound > directions[direction].range.lowerBound,
                last.script == script, last.face == face
            {
                runs.removeLast()
                runs.append(last.extended(to: end))
            } else {
                runs.append(FontRun(range: offset..<end, isRightToLeft: isRightToLeft, script: script, face: face))
            }
            offset = end
        }
        return runs
    }

    private func extended(to end: Int) -> FontRun {
        FontRun(range: range.lowerBound..<end, isRightToLeft: isRightToLeft, script: script, face: face)
    }

    /// The first font that has the character; marks stay with what they stand on, and what nobody has, or nobody draws,
    /// in the font before.
    private static func face(for scalar: Unicode.Scalar, current: Int, in faces: [FontFace]) -> Int {
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint { return current }
        if properties.generalCategory == .nonspacingMark, faces[current].hasGlyph(for: scalar) { return current }
        return faces.firstIndex { $0.hasGlyph(for: scalar) } ?? current
    }
}
