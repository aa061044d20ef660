import Testing

@testable import DesignTokens

@Suite struct PaletteTests {
    /// Text, and what is larger than text, by WCAG 2.2 (1.4.3 and 1.4.11).
    private static let text = 4.5
    private static let largeOrGraphic = 3.0

    @Test(arguments: NamedTint.allCases)
    func everyTintCanBeWrittenOn(tint: NamedTint) {
        for color in [tint.color.light, tint.color.dark] {
            #expect(color.contrast(with: color.foreground) >= Self.largeOrGraphic)
        }
    }

    @Test(arguments: [Role.label, .secondaryLabel], [Role.ground, .raisedGround])
    func textIsReadable(label: Role, ground: Role) {
        #expect(label.color.light.contrast(with: ground.color.light) >= Self.text)
        #expect(label.color.dark.contrast(with: ground.color.dark) >= Self.text)
    }

    @Test func aChipThatIsNotChosenIsReadable() {
        #expect(Role.label.color.light.contrast(with: Role.fill.color.light) >= Self.text)
        #expect(Role.label.color.dark.contrast(with: Role.fill.color.dark) >= Self.text)
    }

    @Test func darkGroundIsDark() {
        for role in [Role.ground, .raisedGround, .fill, .separator] {
            #expect(role.color.dark.luminance < 0.05, "\(role)")
            #expect(role.color.light.luminance > 0.6, "\(role)")
        }
    }

    @Test func tintsDiffer() {
        #expect(Set(NamedTint.allCases.map(\.color)).count == NamedTint.allCases.count)
        #expect(NamedTint.indigo.color == AdaptiveColor(0x5856D6, 0x5E5CE6))
    }
}
