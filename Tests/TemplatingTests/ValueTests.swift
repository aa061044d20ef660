import Templating
import Testing

@Suite struct ValueTests {
    @Test(
        arguments: [
            (.null, false), (.flag(false), false), (.flag(true), true), (.text(""), false), (.text(" "), true),
            (.list([]), false), (.list([.null]), true), (.record([:]), true),
            (.fragment(TrustedFragment("")), false), (.fragment(TrustedFragment([0x20])), true),
        ] as [(Value, Bool)])
    func isShown(_ value: Value, _ isShown: Bool) {
        #expect(value.isShown == isShown)
    }

    @Test func urlsAreShown() throws {
        #expect(Value.url(try CheckedURL("#")).isShown)
    }

    @Test func literals() {
        let value: Value = ["a": ["1", true, nil], "b": [:]]
        #expect(value == .record(["a": .list([.text("1"), .flag(true), .null]), "b": .record([:])]))
    }
}
