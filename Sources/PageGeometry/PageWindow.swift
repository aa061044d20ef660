internal import Typesetting

/// What the geometry of a page depends on, beside the page.
struct PageWindow: Hashable {
    /// The window's width in CSS px.
    let width: Double
    /// The part of the window's top that the device covers, in CSS px; the content starts below it.
    var topInset: Double = 0
    /// Which headers stay. The window's height decides about nothing else.
    var arrangement = Arrangement.whole
    /// How the browser measures.
    var measure = MeasuredPage.plain
}
