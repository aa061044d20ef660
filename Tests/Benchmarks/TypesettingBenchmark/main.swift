// What it costs to know how many lines a menu's texts take: to shape them, once, and to add them up at a width that nobody
// has asked about yet. A row for each number of dishes; each dish has a name of a few words and a description of a dozen.

import FileAccess
import Fonts
import Localization
import Typesetting

/// Numbers that are the same on every run (SplitMix64).
struct RepeatableGenerator: RandomNumberGenerator {
    private var state: UInt64 = 1

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

let words = """
    grilled lamb with rosemary potatoes and a jug of gravy smoked mackerel on toasted sourdough half-moon ravioli butter \
    beans slow-cooked brisket pear walnut crumble hand-cut chips crème brûlée jalapeño
    """.split(separator: " ")

func sentence(_ count: ClosedRange<Int>, _ random: inout RepeatableGenerator) -> String {
    (0..<Int.random(in: count, using: &random)).map { _ in String(words.randomElement(using: &random) ?? "") }
        .joined(separator: " ")
}

/// The memory that the process has, in bytes.
func residentBytes() throws -> Double {
    let text = String(decoding: try FileSystem.contents(ofFile: "/proc/self/statm"), as: UTF8.self)
    return (text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) * 4096
}

func face(_ weight: String) throws -> FontFace {
    let path = "/usr/share/fonts/opentype/inter/Inter-\(weight).otf"
    return try FontFace(FileSystem.contents(ofFile: path), path: path)
}

/// A number at the right of a column, to a thousandth.
func column(_ value: Double) -> String {
    let text = value == value.rounded() ? "\(Int(value))" : "\((value * 1_000).rounded() / 1_000)"
    return String(repeating: " ", count: max(0, 14 - text.count)) + text
}

let widths = (0..<20).map { 280 + Double($0) * 17.37 }  // CSS px
let ratio = 2.625
let clock = ContinuousClock()
let name = TextStyle(faces: [try face("Medium")], size: 17, language: "en")
let description = TextStyle(faces: [try face("Regular")], size: 15, language: "en")
let breaks = try TextBreaks(language: "en")
print("        dishes    shaping ms     µs a dish    ms a width  bytes a dish")
for count in [30, 300, 3_000, 30_000] {
    var random = RepeatableGenerator()
    let texts = (0..<count).map { _ in (sentence(2...5, &random), sentence(8...16, &random)) }
    let before = try residentBytes()
    let began = clock.now
    let shaped = try texts.map { text in
        (
            try ShapedText(text.0, style: name, breaks: breaks),
            try ShapedText(text.1, style: description, breaks: breaks)
        )
    }
    let shaping = (clock.now - began) / .milliseconds(1)
    let bytes = try residentBytes() - before
    let measure = Measure(.blink, ratio: ratio)
    var lines = 0
    let filling = clock.now
    for width in widths {
        for (name, description) in shaped {
            lines += name.lines(in: width - 160, measure: measure).lines
            lines += description.lines(in: width - 98, measure: measure).lines
        }
    }
    let fillingTime = (clock.now - filling) / .milliseconds(1) / Double(widths.count)
    precondition(lines > 2 * count * widths.count)
    print(
        [Double(count), shaping, shaping * 1_000 / Double(count), fillingTime, (bytes / Double(count)).rounded()]
            .map(column).joined())
}

try measurePages()
