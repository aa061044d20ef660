internal import Glibc

/// What a look at some folders tells without opening a file: two equal stamps mean that, as far as the file system says,
/// nothing in them changed in between.
public struct FolderStamp: Sendable, Equatable {
    private let folders: [[Entry]]

    private struct Entry: Sendable, Equatable {
        let name: String
        let inode: UInt64
        let size: Int
        let modified: Moment
        /// When anything about it last changed, permissions and renames included; no program can set it back.
        let changed: Moment
    }

    private struct Moment: Sendable, Equatable {
        let seconds: Int
        let nanoseconds: Int

        init(_ time: timespec) {
            seconds = time.tv_sec
            nanoseconds = time.tv_nsec
        }
    }

    /// The stamp of the regular files in `folders` as they are now. A folder that cannot be listed counts as empty: that
    /// it cannot is for the one to say who reads it.
    public init(of folders: [String]) {
        self.folders = folders.map { folder in
            let files = (try? FileSystem.files(inFolder: folder)) ?? []
            return files.map { name, status in
                Entry(
                    name: name, inode: UInt64(status.st_ino), size: Int(status.st_size),
                    modified: Moment(status.st_mtim), changed: Moment(status.st_ctim))
            }
        }
    }
}
