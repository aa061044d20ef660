internal import Glibc

extension FileSystem {
    /// Writes a file that holds `bytes`, in place of any at `path`: whoever reads meanwhile reads the old one or the new one,
    /// and never a part. Folders on the way to it are made. Fails when the disk is full, or something may not be written.
    public static func replace(file path: String, with bytes: [UInt8]) throws(FileError) {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        try makeFolder(folder)
        var name = Array("\(path).XXXXXX".utf8CString)
        let descriptor = unsafe mkstemp(&name)
        guard descriptor >= 0 else { throw FileError("write", path) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let isWritten = writeAll(of: bytes, to: descriptor)
        let code = errno
        // Errors of the disk may be told of only now.
        guard close(descriptor) == 0, isWritten, unsafe rename(name, path) == 0 else {
            let reason = isWritten ? errno : code
            unsafe unlink(name)
            throw FileError("write", path, .system(code: reason))
        }
    }

    private static func makeFolder(_ path: String) throws(FileError) {
        var status = stat()
        guard !path.isEmpty, unsafe stat(path, &status) != 0 else { return }
        if let slash = path.lastIndex(of: "/") { try makeFolder(String(path[..<slash])) }
        let mode: mode_t = 0o755
        guard unsafe mkdir(path, mode) == 0 || errno == EEXIST else { throw FileError("make", path) }
    }

    private static func writeAll(of bytes: [UInt8], to descriptor: Int32) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe write(descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
            }
            if count < 0 && errno == EINTR { continue }
            if count <= 0 { return false }
            written += count
        }
        return true
    }

    /// Removes all but the `count` files of the folder at `path` that were written last. What cannot be removed stays.
    public static func keepNewest(_ count: Int, inFolder path: String) {
        guard let files = try? files(inFolder: path), files.count > count else { return }
        let byAge = files.sorted { older($0.status.st_mtim, than: $1.status.st_mtim) }
        for file in byAge.dropLast(count) { unsafe unlink("\(path)/\(file.name)") }
    }

    private static func older(_ one: timespec, than other: timespec) -> Bool {
        (one.tv_sec, one.tv_nsec) < (other.tv_sec, other.tv_nsec)
    }
}
