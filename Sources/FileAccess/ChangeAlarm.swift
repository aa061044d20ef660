internal import Glibc

/// Rings when something in some folders may have changed. It is only an alarm: what changed, and whether anything did,
/// tells a ``FolderStamp``. Where the system says nothing (on network and some container mounts), it stays silent.
public final class ChangeAlarm {
    /// Readable, for `poll`, once the alarm has rung; -1 where the system has no alarms to give.
    public let descriptor: Int32

    /// An alarm for the files right in `folders`; those that do not exist are left out.
    public init(for folders: [String]) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return }
        let events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
        for folder in folders { _ = unsafe inotify_add_watch(descriptor, folder, UInt32(events)) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Silences the alarm until the next change.
    public func reset() {
        guard descriptor >= 0 else { return }
        var events = [UInt8](repeating: 0, count: 4096)
        while unsafe read(descriptor, &events, events.count) > 0 {}
    }
}
