import Foundation
import JSONWriting
import SeededNumbers
import Testing

@Suite struct JSONWriterTests {
    private static func written(_ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test(
        arguments: [
            (0.0, "0"), (-0.0, "0"), (870, "870"), (-9, "-9"), (10, "10"), (0.5, "0.5"), (-7.25, "-7.25"),
            (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"),
            (2_147_483_647, "2147483647"), (-2_147_483_648, "-2147483648"), (2_147_483_648, "2147483648"),
            (-3e9, "-3000000000"), (123_456_789_012.5, "123456789012.5"), (9_007_199_254_740_991, "9007199254740991"),
            (1e16, "1e16"), (1e20, "1e20"), (1e21, "1e21"), (1.5e-7, "1.5e-7"), (-1e-10, "-1e-10"), (0.0001, "0.0001"),
            (.leastNonzeroMagnitude, "5e-324"), (1.7976931348623157e308, "1.7976931348623157e308"),
        ] as [(Double, String)])
    func numbersAreInTheirShortestForm(value: Double, text: String) {
        #expect(Self.written { $0.number(value) } == text)
        #expect(JSONWriter.text(value) == text)
        #expect(Double(text) == value)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func whatIsNotFiniteIsNull(value: Double) {
        #expect(Self.written { $0.number(value) } == "null")
        #expect(
            Self.written { writer in
                writer.array { writer in
                    writer.number(value)
                    writer.number(1)
                }
            } == "[null,1]")
    }

    @Test(arguments: [
        ("", #""""#), ("march", #""march""#), ("a\"b\\c/", #""a\"b\\c/""#),
        ("\u{0}\n\t\u{1F}\u{7F}", "\"\\u0000\\u000a\\u0009\\u001f\u{7F}\""),
        ("\"\u{301}\\\u{301}", "\"\\\"\u{301}\\\\\u{301}\""), ("<é 日本 👩‍🍳\u{2028}>", "\"<é 日本 👩‍🍳\u{2028}>\""),
    ])
    func stringsAreEscapedWhereJSONDemandsIt(text: String, json: String) {
        #expect(Self.written { $0.string(text) } == json)
    }

    @Test func absentStringsAreNull() {
        #expect(Self.written { $0.string(String?.none) } == "null")
        #expect(Self.written { $0.string(String?.some("x")) } == #""x""#)
    }

    @Test func commasComeByThemselves() {
        let text = Self.written { writer in
            writer.object { writer in
                writer.key("empty")
                writer.object { _ in }
                writer.key("list")
                writer.array { writer in
                    writer.array { _ in }
                    writer.bool(true)
                    writer.bool(false)
                    writer.null()
                    writer.number(1)
                    writer.number(2.5)
                    writer.string("s")
                    writer.object { $0.member("k", 3) }
                    writer.object { _ in }
                }
                writer.member("last", -1)
            }
        }
        #expect(text == #"{"empty":{},"list":[[],true,false,null,1,2.5,"s",{"k":3},{}],"last":-1}"#)
    }

    /// What Foundation reads is what was written, for any bits of a double and any characters.
    @Test func whatIsWrittenReadsBackTheSame() throws {
        let seed = SeededGenerator.seed
        var numbers = SeededGenerator()
        for _ in 0..<500 {
            let bits = Double(bitPattern: numbers.next())
            let value = bits.isFinite ? bits : 1
            let scalars = (0..<8).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &numbers)) }
            let text = String(String.UnicodeScalarView(scalars))
            let number = Self.written { writer in writer.array { $0.number(value) } }
            let string = Self.written { writer in writer.array { $0.string(text) } }
            let readNumber = try JSONDecoder().decode([Double].self, from: Data(number.utf8))
            let readString = try JSONDecoder().decode([String].self, from: Data(string.utf8))
            #expect(readNumber == [value], "CARTA_SEED=\(seed): \(number)")
            let isSame = readString.count == 1 && readString[0].utf8.elementsEqual(text.utf8)
            #expect(isSame, "CARTA_SEED=\(seed): \(string)")
        }
    }
}
