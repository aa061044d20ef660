import Testing

@testable import MicroHTTP

@Suite struct ClockTests {
    @Test(arguments: [
        (Duration.zero, Int64(0)), (.seconds(-3), 0), (.nanoseconds(1), 1), (.milliseconds(1), 1),
        (.microseconds(1_001), 2), (.seconds(90), 90_000),
    ])
    func millisecondsAreRoundedUp(_ duration: Duration, _ milliseconds: Int64) {
        #expect(duration.wholeMilliseconds == milliseconds)
    }

    @Test func timeDoesNotGoBack() {
        let first = Instant.now
        #expect(Instant.now >= first)
        #expect(first < first.after(milliseconds: 1))
        #expect(Instant.now < .never)
    }
}
