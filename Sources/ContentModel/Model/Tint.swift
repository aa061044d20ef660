/// A colour as an author writes it: a name or `#rrggbb`.
public enum Tint: Sendable, Hashable {
    /// One of the colours that the design knows; their values, light and dark, live with the design.
    case named(Name)
    /// Any sRGB colour, each channel 0 … 255.
    case hex(red: UInt8, green: UInt8, blue: UInt8)

    /// The colours that have a name.
    public enum Name: String, Sendable, CaseIterable {
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    }

    /// The tint of a page that names none.
    public static let standard = Tint.named(.indigo)

    /// The colour that `text` names: one of `Name`, or `#` and six hexadecimal digits of either case; else nil.
    public init?(_ text: String) {
        if let name = Name(rawValue: text) {
            self = .named(name)
            return
        }
        guard text.utf8.first == UInt8(ascii: "#"), let channels = Self.channels(ofHex: text.utf8.dropFirst()) else {
            return nil
        }
        self = .hex(red: channels[0], green: channels[1], blue: channels[2])
    }

    /// Three bytes from six hexadecimal digits, or nil.
    private static func channels(ofHex digits: Substring.UTF8View) -> [UInt8]? {
        let values = digits.map { Character(Unicode.Scalar($0)).hexDigitValue }
        guard values.count == 6 else { return nil }
        var channels: [UInt8] = []
        for index in stride(from: 0, to: values.count, by: 2) {
            guard let high = values[index], let low = values[index + 1] else { return nil }
            channels.append(UInt8(high * 16 + low))
        }
        return channels
    }
}
