public import Localization
public import Presentation
public import StickyLayout
public import Typesetting

/// A page with its texts shaped: to lay it out in a window costs next to nothing, and less for the second time.
public struct MeasuredPage: Sendable {
    /// What the page shows.
    public let page: PresentedPage
    /// The same page with each of its filters chosen, by the filter's value; empty for most pages.
    public let filtered: [String: MeasuredPage]
    /// The characters of the page's texts that none of its fonts draws, in their order: nobody knows how wide a browser draws
    /// them.
    public let undrawn: [Unicode.Scalar]
    private let texts: ScaledTexts
    private let limits: ArrangementLimits
    private let known = LayoutCache()

    /// What keeps a page from being measured.
    public enum Failure: Error {
        /// ICU finds no breaks in its texts.
        case breaks(TextBreaker.Failure)
        /// The engine takes no such page.
        case scene(SceneError)
    }

    /// `page` with its texts shaped in `fonts`.
    public init(
        _ page: PresentedPage, filtered: [String: PresentedPage] = [:], in fonts: SiteFonts
    ) throws(Failure) {
        let texts: ScaledTexts
        do throws(TextBreaker.Failure) {
            let typesetter = try Typesetter(fonts)
            var shaped = ShapedTexts()
            try shaped.add(Self.texts(of: page), by: typesetter)
            for page in filtered.values { try shaped.add(Self.texts(of: page), by: typesetter) }
            texts = ScaledTexts(shaped, fonts: fonts)
        } catch {
            throw .breaks(error)
        }
        var forms: [String: MeasuredPage] = [:]
        for (filter, page) in filtered { forms[filter] = try MeasuredPage(page, filtered: [:], texts: texts) }
        try self.init(page, filtered: forms, texts: texts)
    }

    private init(
        _ page: PresentedPage, filtered: [String: MeasuredPage], texts: ScaledTexts
    ) throws(Failure) {
        self.page = page
        self.filtered = filtered
        self.texts = texts
        undrawn = texts.undrawn
        do {
            limits = ArrangementLimits(try Self.pinning(of: page, texts: texts))
        } catch {
            throw .scene(error)
        }
    }

    /// The texts of a page: all that laying it out asks about.
    private static func texts(of page: PresentedPage) -> Set<RoledText> {
        page.built(in: PageWindow(width: 0), texts: TextMeasurer(ShapedTexts(), plain)).texts.unshaped
    }

    /// Where a CSS px is a device pixel, in Chromium, for a reader whose text is of the usual size.
    public static let plain = Measure(.blink, ratio: 1)

    /// How the page's headers pin in windows of every size. Throws what keeps the engine from the page.
    public func pinning() throws(SceneError) -> PinningTable { try Self.pinning(of: page, texts: texts) }

    private static func pinning(of page: PresentedPage, texts: ScaledTexts) throws(SceneError) -> PinningTable {
        let measurer = TextMeasurer(texts.usual, plain)
        return try PinningTable { arrangement, width in
            let window = PageWindow(width: width, arrangement: arrangement)
            return page.built(in: window, texts: measurer, reach: .headers).scene(windowHeight: 0)
        }
    }

    /// The page's layout in `viewport` (CSS px, finite and not negative) below a safe area of `topInset`, as a browser of
    /// that measure draws it. Throws what keeps the engine from it, which no page that was measured has.
    public func layout(
        in viewport: Scene.Size, topInset: Double = 0, measure: Measure = Self.plain
    ) throws(Failure) -> PageLayout {
        let window = PageWindow(
            width: viewport.width, topInset: topInset,
            arrangement: limits.arrangement(in: viewport, textScale: measure.textScale), measure: measure)
        do {
            if let layout = known[window] { return try layout.resized(to: viewport) }
            let layout = try PageLayout(
                page.built(in: window, texts: TextMeasurer(try texts.texts(for: measure), measure)), in: viewport)
            known[window] = layout
            return layout
        } catch let error as SceneError {
            throw .scene(error)
        } catch let error as TextBreaker.Failure {
            throw .breaks(error)
        } catch {
            preconditionFailure("nothing else is thrown")
        }
    }
}

extension MeasuredPage.Failure: CustomStringConvertible {
    /// The error in a sentence.
    public var description: String {
        switch self {
        case .breaks(let failure): "\(failure)"
        case .scene(let error): "\(error)"
        }
    }
}
