// The functions that the page's script calls. They exist in WebAssembly only; natively, tests use `PageEngine`.
#if arch(wasm32)
    private nonisolated(unsafe) var engine = PageEngine()

    /// Makes room and says where the numbers start in memory: 8-byte floats, to be looked up anew after each call that
    /// makes room.
    @_expose(wasm, "reserve") @_cdecl("carta_reserve")
    func reserve(_ headers: Int32, _ sections: Int32) -> UnsafeMutablePointer<Double>? {
        engine.reserve(headers: Int(headers), sections: Int(sections))
        return engine.numbers.withUnsafeMutableBufferPointer { $0.baseAddress }
    }

    @_expose(wasm, "load") @_cdecl("carta_load")
    func load(_ headers: Int32, _ sections: Int32) -> Int32 {
        engine.load(headers: Int(headers), sections: Int(sections)) ? 1 : 0
    }

    @_expose(wasm, "scroll") @_cdecl("carta_scroll")
    func scroll(_ offset: Double) { engine.scroll(to: offset) }

    @_expose(wasm, "jump") @_cdecl("carta_jump")
    func jump(_ offset: Double) { engine.jump(to: offset) }

    @_expose(wasm, "jumpToSection") @_cdecl("carta_jump_to_section")
    func jumpToSection(_ index: Int32) { engine.jump(toSection: Int(index)) }

    @_expose(wasm, "place") @_cdecl("carta_place")
    func place(_ offset: Double, _ reveal: Double) { engine.place(at: offset, reveal: reveal) }

    @_expose(wasm, "offset") @_cdecl("carta_offset")
    func offset() -> Double { engine.offset }

    @_expose(wasm, "maximumOffset") @_cdecl("carta_maximum_offset")
    func maximumOffset() -> Double { engine.maximumOffset }

    @_expose(wasm, "reveal") @_cdecl("carta_reveal")
    func reveal() -> Double { engine.reveal }

    @_expose(wasm, "currentSection") @_cdecl("carta_current_section")
    func currentSection(_ rule: Int32) -> Int32 { Int32(engine.currentSection(rule: Int(rule))) }

    @_expose(wasm, "highlightedSection") @_cdecl("carta_highlighted_section")
    func highlightedSection(_ rule: Int32) -> Int32 { Int32(engine.highlightedSection(rule: Int(rule))) }

    @_expose(wasm, "landing") @_cdecl("carta_landing")
    func landing(_ index: Int32) -> Double { engine.landing(ofSection: Int(index)) }

    @_expose(wasm, "lineOfHeader") @_cdecl("carta_line_of_header")
    func lineOfHeader(_ index: Int32) -> Double { engine.line(ofHeader: Int(index)) }

    @_expose(wasm, "placeOfHeader") @_cdecl("carta_place_of_header")
    func placeOfHeader(_ index: Int32) -> Int32 { engine.place(ofHeader: Int(index)) ? 1 : 0 }
#endif
