internal import Glibc

/// Reading files and folders through the system's calls, with errors that say what, where and why.
public enum FileSystem {
    /// The largest file read when no other limit is given: 16 MB, beyond any hand-written text.
    public static let defaultSizeLimit = 16 * 1024 * 1024

    /// The bytes of the regular file at `path`.
    ///
    /// The file is opened once and all that follows concerns that very file, so a rename in between cannot mix two.
    /// Fails when it cannot be opened or read, is not a regular file, or holds more than `limit` bytes.
    public static func contents(ofFile path: String, limit: Int = defaultSizeLimit) throws(FileError) -> [UInt8] {
        // O_NONBLOCK: opening a named pipe without a writer would wait for ever.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileError("read", path) }
        defer { close(descriptor) }

        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileError("read", path, .notARegularFile) }
        guard status.st_size <= limit else { throw FileError("read", path, .tooLarge(limit: limit)) }

        return try contents(of: descriptor, named: path, limit: limit)
    }

    /// All that standard input has to give. Fails when it cannot be read or gives more than `limit` bytes.
    public static func standardInput(limit: Int = defaultSizeLimit) throws(FileError) -> [UInt8] {
        try contents(of: STDIN_FILENO, named: "standard input", limit: limit)
    }

    private static func contents(
        of descriptor: Int32, named path: String, limit: Int
    ) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw FileError("read", path) }
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk[..<count])
            // A file that grows while it is read is held to the same limit.
            guard bytes.count <= limit else { throw FileError("read", path, .tooLarge(limit: limit)) }
        }
    }

    /// The names of the regular files (or links to such) in the folder at `path`, sorted by bytes, without those that
    /// start with a dot.
    public static func fileNames(inFolder path: String) throws(FileError) -> [String] {
        try files(inFolder: path).map(\.name)
    }

    /// The regular files in the folder at `path`, with their status, as ``fileNames(inFolder:)`` lists them.
    static func files(inFolder path: String) throws(FileError) -> [(name: String, status: stat)] {
        guard let folder = unsafe opendir(path) else { throw FileError("list", path) }
        defer { unsafe closedir(folder) }
        var files: [(name: String, status: stat)] = []
        while true {
            errno = 0
            guard let entry = unsafe readdir(folder) else {
                if errno != 0 { throw FileError("list", path) }
                return files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
            }
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            var status = stat()
            // What vanished in between is not there.
            guard !name.hasPrefix("."), unsafe fstatat(dirfd(folder), name, &status, 0) == 0,
                status.st_mode & S_IFMT == S_IFREG
            else { continue }
            files.append((name, status))
        }
    }

    /// Writes all of `text` to standard output at once, so that a reader of the pipe sees it without delay. False when it
    /// cannot be written, for instance to a full disk.
    public static func printNow(_ text: String) -> Bool {
        write(text, to: STDOUT_FILENO)
    }

    /// Writes all of `text` to standard error, if it can be written.
    public static func printError(_ text: String) {
        _ = write(text, to: STDERR_FILENO)
    }

    /// Opens the standard descriptors that are closed, on nothing: or else the next file or socket would get their
    /// numbers, and what is printed would go there.
    public static func openStandardDescriptors() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest number that is free is taken, which is this one.
            _ = unsafe open("/dev/null", O_RDWR)
        }
    }

    private static func write(_ text: String, to descriptor: Int32) -> Bool {
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
            }
            if count < 0 && errno == EINTR { continue }
            if count < 0 && errno == EAGAIN {
                var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                unsafe poll(&wait, 1, -1)
                continue
            }
            // A closed pipe or a full disk must not take the server down.
            if count <= 0 { return false }
            written += count
        }
        return true
    }
}
