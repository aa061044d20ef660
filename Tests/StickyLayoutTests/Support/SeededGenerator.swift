import Foundation

/// Random numbers that a seed repeats (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    /// The environment variable CARTA_SEED, or another seed every time. A failing test prints it.
    static let seed =
        ProcessInfo.processInfo.environment["CARTA_SEED"].flatMap { UInt64($0) } ?? .random(in: 1...99_999)

    private var state: UInt64

    /// The numbers of scene `number` of this run.
    init(scene number: Int) {
        state = Self.seed &* 1_000_003 &+ UInt64(number)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// True once in `times`.
    mutating func once(in times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }
}
