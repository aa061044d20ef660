import Localization
import Testing

struct BidiRunTests {
    private func runs(_ text: String, isRightToLeft: Bool) -> [BidiRun] {
        BidiRun.runs(in: Array(text.utf16), isRightToLeft: isRightToLeft)
    }

    @Test func textOfOneDirectionIsOneRun() {
        #expect(runs("menu", isRightToLeft: false) == [BidiRun(range: 0..<4, isRightToLeft: false)])
        #expect(runs("", isRightToLeft: true) == [])
    }

    @Test func numbersRunLeftToRightAmongHebrew() {
        #expect(
            runs("תה 7,80", isRightToLeft: true) == [
                BidiRun(range: 0..<3, isRightToLeft: true), BidiRun(range: 3..<7, isRightToLeft: false),
            ])
    }
}
