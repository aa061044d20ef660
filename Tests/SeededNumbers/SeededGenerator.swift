import Foundation

/// Random numbers that a seed repeats (SplitMix64). One seed for a run: the environment variable CARTA_SEED, or another
/// every time; a failing test prints it.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    /// The seed of this run.
    public static let seed =
        ProcessInfo.processInfo.environment["CARTA_SEED"].flatMap { UInt64($0) } ?? .random(in: 1...99_999)

    private static let distance: UInt64 = 1_000_003
    private var state: UInt64

    /// The numbers of case `number` of this run.
    public init(_ number: Int = 0) {
        state = Self.seed &* Self.distance &+ UInt64(number)
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// True once in `times`.
    public mutating func once(in times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }
}
