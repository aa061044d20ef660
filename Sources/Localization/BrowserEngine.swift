/// The part of a browser that lays text out. They differ in where they break lines and in how they measure them.
public enum BrowserEngine: String, Sendable, Hashable, CaseIterable {
    /// Chromium's.
    case blink
    /// Firefox's.
    case gecko
}
