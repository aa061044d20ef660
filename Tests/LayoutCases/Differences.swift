/// Collects what is not as it should be, so that one failure tells all of it.
package struct Differences {
    /// Numbers are compared to a millionth of a pixel.
    package static let tolerance = 1e-6

    package private(set) var all: [String] = []

    package init() {}

    package mutating func compare(_ name: String, _ actual: Double, _ expected: Double) {
        if !(abs(actual - expected) <= Self.tolerance) { all.append("\(name) is \(actual), not \(expected)") }
    }

    package mutating func compare<Value: Equatable>(_ name: String, _ actual: Value, _ expected: Value) {
        if actual != expected { all.append("\(name) is \(actual), not \(expected)") }
    }
}
