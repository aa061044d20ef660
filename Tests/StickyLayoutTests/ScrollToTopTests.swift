import Foundation
import Testing

@testable import StickyLayout

@Suite struct ScrollToTopTests {
    @Test(arguments: [(0, false), (320, false), (320.5, true), (.nan, false)] as [(Double, Bool)])
    func showsPastTheThreshold(offset: Double, isVisible: Bool) {
        #expect(ScrollToTop().isVisible(at: offset) == isVisible)
    }

    @Test func theThresholdCanBeAnother() {
        #expect(!ScrollToTop(threshold: 500).isVisible(at: 500))
        #expect(ScrollToTop(threshold: 500).isVisible(at: 501))
    }

    @Test(
        arguments: [
            (1, 1, 1, .black), (0, 0, 0, .white), (0, 1, 0, .black), (1, 0, 0, .white), (0.5, 0.5, 0.5, .white),
            (0.6, 0.5, 0.5, .black),
        ] as [(Double, Double, Double, ScrollToTop.Glyph)])
    func onLinear(red: Double, green: Double, blue: Double, glyph: ScrollToTop.Glyph) {
        #expect(ScrollToTop.Glyph(onLinearRed: red, green: green, blue: blue) == glyph)
    }

    @Test(
        arguments: [
            (0.735, 0.735, 0.735, .white), (0.736, 0.736, 0.736, .black),  // half the light is 0.7354 in sRGB
            (88.0 / 255, 86.0 / 255, 214.0 / 255, .white), (1, 0.8, 0, .black),
        ] as [(Double, Double, Double, ScrollToTop.Glyph)])
    func onSRGB(red: Double, green: Double, blue: Double, glyph: ScrollToTop.Glyph) {
        #expect(ScrollToTop.Glyph(onRed: red, green: green, blue: blue) == glyph)
    }

    @Test func theCurveIsTheStandardOne() {
        for step in 0...1000 {
            let component = Double(step) / 1000
            let expected = component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
            #expect(abs(linear(component) - expected) < 1e-15, "\(component)")
        }
        #expect(linear(-1) == 0)
        #expect(linear(7) == 1)
        #expect(linear(.nan) == 0)
    }
}
