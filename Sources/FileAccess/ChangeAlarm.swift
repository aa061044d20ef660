internal import Glibc

/// Rings when something in some folders may have changed. It is only an alarm: what changed, and whether anything did,
/// tells a ``FolderStamp``. Where the system says nothing (on network and some container mounts), it stays silent.
public final class ChangeAlarm {
    /// Readable, for `poll`, once the alarm has rung; -1 where the system has no alarms to give.
    public let descriptor: Int32

    /// The files that a program is writing, each by its folder's watch and its name.
    private var beingWritten: Set<File> = []

    private struct File: Hashable {
        let watch: Int32
        let name: [UInt8]
    }

    private static let events =
        IN_MODIFY | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB

    /// An alarm for the files right in `folders`; those that do not exist are left out.
    public init(for folders: [String]) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return }
        for folder in folders { _ = unsafe inotify_add_watch(descriptor, folder, UInt32(Self.events)) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Whether some program has written to one of the files and not closed it yet, as far as is known.
    public var isSomethingBeingWritten: Bool {
        reset()
        return !beingWritten.isEmpty
    }

    /// Silences the alarm until the next change.
    public func reset() {
        guard descriptor >= 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = unsafe read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return }
            unsafe buffer[..<count].withUnsafeBytes { unsafe note(events: $0) }
        }
    }

    /// Goes through what `inotify(7)` reports: each time an `inotify_event` and then the name, filled up with NUL.
    private func note(events bytes: UnsafeRawBufferPointer) {
        var next = 0
        while next + MemoryLayout<inotify_event>.size <= bytes.count {
            let event = unsafe bytes.loadUnaligned(fromByteOffset: next, as: inotify_event.self)
            let nameStart = next + MemoryLayout<inotify_event>.size
            next = nameStart + Int(event.len)
            let file = File(watch: event.wd, name: unsafe bytes[nameStart..<next].prefix { $0 != 0 }.map { $0 })
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
                beingWritten = []  // some events are lost
            } else if event.mask & UInt32(IN_MODIFY) != 0 {
                beingWritten.insert(file)
            } else if event.mask & UInt32(IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM) != 0 {
                beingWritten.remove(file)
            }
        }
    }
}
