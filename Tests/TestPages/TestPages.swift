internal import Fonts
public import PageGeometry
public import Presentation
public import StickyLayout
public import Typesetting

/// The fonts of Debian's packages, chosen for Latin text, that tests set pages in.
public enum TestPages {
    private static let latin = Set((0x20...0xFF).compactMap { Unicode.Scalar(UInt32($0)) })

    private static let chosen = Result {
        try SiteFonts(FontLibrary(language: "en"), language: "en", scalars: latin, display: latin)
    }

    /// The fonts.
    public static func fonts() throws -> SiteFonts { try chosen.get() }
}

extension PresentedPage {
    /// The page with its texts shaped, and those with its filters chosen.
    public func measured(filtered: [String: PresentedPage] = [:]) throws -> MeasuredPage {
        try MeasuredPage(self, filtered: filtered, in: TestPages.fonts())
    }

    /// The page's geometry where a CSS px is a device pixel.
    public func scene(in viewport: Scene.Size, topInset: Double = 0) throws -> Scene {
        try measured().layout(in: viewport, topInset: topInset).layout.scene
    }
}
