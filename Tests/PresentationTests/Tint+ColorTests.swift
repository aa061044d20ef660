import ContentModel
import DesignTokens
import Testing

@testable import Presentation

@Suite struct TintColorTests {
    @Test(arguments: NamedTint.allCases)
    func aNameIsTheDesignsColor(name: NamedTint) {
        #expect(Tint.named(name).color == name.color)
    }

    @Test func aHexadecimalColorIsTheSameOnBothGrounds() {
        let color = Tint.hex(red: 0x33, green: 0x66, blue: 0xCC).color
        #expect(color.light.css == "#3366cc")
        #expect(color.dark.css == "#3366cc")
    }
}
