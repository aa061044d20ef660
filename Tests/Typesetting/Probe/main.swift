// What typesetting says of texts, for the tests that ask real browsers the same. A line in is one question, its parts
// separated by tabs, a line out its answer:
//
//   agree LANGUAGE TEXT                                        → the text as all browsers break it alike
//   breaks ENGINE LANGUAGE TEXT                                → the offsets before which a line may begin
//   subset FACE TEXT                                           → the font with the text's characters, WOFF2 in Base64
//   lines ENGINE RATIO WIDTH SIZE LANGUAGE FEATURES FACES TEXT → lines, "fragile" or "", "missing" or "", the text's width
//
// FACES are files (with `#1` for the second font of a collection), separated by commas.

import FileAccess
import Fonts
import Foundation
import Localization
import Typesetting

let largestFont = 64 * 1024 * 1024  // bytes
var faces: [String: FontFace] = [:]
var breaks: [String: TextBreaks] = [:]

@MainActor func face(_ name: String) throws -> FontFace {
    if let known = faces[name] { return known }
    let parts = name.split(separator: "#")
    let path = String(parts[0])
    let face = try FontFace(
        FileSystem.contents(ofFile: path, limit: largestFont), path: path,
        index: parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    faces[name] = face
    return face
}

@MainActor func breaks(_ language: String) throws -> TextBreaks {
    if let known = breaks[language] { return known }
    let made = try TextBreaks(language: language)
    breaks[language] = made
    return made
}

@MainActor func answer(_ question: [String]) throws -> String {
    switch (question.first, question.count) {
    case ("agree", 3):
        return try LineBreaks(language: question[1]).agreed(question[2])
    case ("breaks", 4):
        guard let engine = BrowserEngine(rawValue: question[1]) else { break }
        let offsets = try LineBreaks(language: question[2]).offsets(in: Array(question[3].utf16), engine: engine)
        return offsets.map { "\($0)" }.joined(separator: " ")
    case ("subset", 3):
        return Data(
            try FontFace(face(question[1]).subset(to: Set(question[2].unicodeScalars)), path: question[1]).woff2()
        ).base64EncodedString()
    case ("lines", 9):
        guard let engine = BrowserEngine(rawValue: question[1]), let ratio = Double(question[2]),
            let width = Double(question[3]), let size = Double(question[4])
        else { break }
        let style = TextStyle(
            faces: try question[7].split(separator: ",").map { try face(String($0)) }, size: size,
            features: question[6].split(separator: ",").compactMap { FontFeature(rawValue: String($0)) },
            language: question[5], isRightToLeft: ["ar", "he"].contains(question[5]))
        let text = try ShapedText(question[8], style: style, breaks: breaks(question[5]))
        let measure = Measure(engine, ratio: ratio)
        let count = text.lines(in: width, measure: measure)
        return [
            "\(count.lines)", count.isFragile ? "fragile" : "", text.hasMissingGlyphs ? "missing" : "",
            "\(text.width(measure: measure))",
        ].joined(separator: "\t")
    default: break
    }
    fatalError("no such question: \(question)")
}

while let line = readLine() {
    print(try answer(line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)))
}
