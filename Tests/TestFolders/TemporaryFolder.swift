import Foundation

/// A folder of a test's own, which vanishes with it.
public final class TemporaryFolder: Sendable {
    /// Its path.
    public let path: String

    /// A new, empty folder.
    public init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("carta-\(UUID())").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of what is called `name` in it.
    public func path(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes `text` to the file `name`, which is replaced as a whole.
    public func write(_ text: String, to name: String) throws {
        try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    }

    /// Copies a folder of the repository, such as `Templates`, to one of the same name in it.
    public func copy(_ name: String) throws {
        try FileManager.default.copyItem(atPath: Repository.path(name), toPath: path(name))
    }
}

/// The repository that the tests belong to.
public enum Repository {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The path of what is called `name` at its top.
    public static func path(_ name: String) -> String { root.appendingPathComponent(name).path }
}
