import Fonts
import Testing

struct ScriptTests {
    private func scripts(_ text: String) -> [Script?] { Script.scripts(of: Array(text.unicodeScalars)) }

    @Test func whatHasNoScriptGoesWithWhatIsBefore() {
        let (latin, hebrew) = (Script(of: "a"), Script(of: "א"))
        #expect(latin != hebrew)
        #expect(Script(of: "7") == nil)
        #expect(scripts("a 7א,") == [latin, latin, latin, hebrew, hebrew])
    }

    @Test func atTheStartItGoesWithWhatComes() {
        #expect(scripts("7 א") == [Script?](repeating: Script(of: "א"), count: 3))
        #expect(scripts("7") == [nil])
    }

    @Test func aClosingBracketGoesWithItsOpeningOne() {
        let (latin, hebrew) = (Script(of: "a"), Script(of: "א"))
        #expect(scripts("א(a)") == [hebrew, hebrew, latin, hebrew])
        #expect(scripts("אa)") == [hebrew, latin, latin])
    }
}
