// What the bars and the button in a page ask of the engine. They exist in WebAssembly only; the rules are tested natively.
#if arch(wasm32)
    internal import StickyLayout

    @_expose(wasm, "centerOffset") @_cdecl("carta_center_offset")
    func centerOffset(_ width: Double, _ contentWidth: Double, _ x: Double, _ chipWidth: Double) -> Double {
        ChipBar(width: width, contentWidth: contentWidth).centerOffset(of: ChipBar.Chip(x: x, width: chipWidth))
    }

    @_expose(wasm, "nearestOffset") @_cdecl("carta_nearest_offset")
    func nearestOffset(
        _ width: Double, _ contentWidth: Double, _ x: Double, _ chipWidth: Double, _ current: Double
    ) -> Double {
        ChipBar(width: width, contentWidth: contentWidth)
            .nearestOffset(of: ChipBar.Chip(x: x, width: chipWidth), from: current)
    }

    @_expose(wasm, "showsToTop") @_cdecl("carta_shows_to_top")
    func showsToTop(_ offset: Double, _ threshold: Double) -> Int32 {
        ScrollToTop(threshold: threshold).isVisible(at: offset) ? 1 : 0
    }
#endif
