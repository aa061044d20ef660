internal import DesignTokens
public import StickyLayout

/// How a page's headers pin in windows that are neither wider nor higher than some. Of the states of a page whose limits a
/// window is within, the last one holds. All lengths are CSS px at the usual size of text.
public struct PinState: Sendable {
    let stage: Int
    let widest: Double
    let highest: Double
    let layout: Layout
    let deepest: Double

    /// The headers of `layout` in windows up to these limits; `deepest` is the most that they cover of the window. States of
    /// one `stage`, 0 for that in which all headers do what they do by nature, have the same modes.
    public init(stage: Int, widest: Double, highest: Double, layout: Layout, deepest: Double) {
        self.stage = stage
        self.widest = widest
        self.highest = highest
        self.layout = layout
        self.deepest = deepest
    }
}

/// How a page's headers pin and its sections land, as classes and the rules for them, for windows of every size.
///
/// The insets are the engine's, from scenes of the same headers that `/layout` answers with: the browser is told where, never
/// asked to guess. Where a heading takes more lines, what pins below it pins further down; and in low windows fewer pin.
/// Scripts measure the same for the reader they run for, and correct what is off.
public struct PinSheet: Sendable {
    /// The rules.
    let css: String
    private let pins: [String: String]
    private let landings: [String: String]

    /// The class that pins a header; empty for one that scrolls away in any window.
    func pinClass(ofHeader id: String) -> String { pins[id] ?? "" }
    /// The class with which jumps to a section land.
    func landingClass(ofSection id: String) -> String { landings[id] ?? "" }

    /// `states` in their order.
    public init(_ states: [PinState]) {
        guard let whole = states.first?.layout.scene else {
            (css, pins, landings) = ("", [:], [:])
            return
        }
        var selectors = Selectors()
        let root = selectors.add(states.map { Self.root($0, naturally: whole) }, named: "html")
        assert(root == "html")
        var pins: [String: String] = [:]
        for index in whole.headers.indices where whole.headers[index].mode != .inline {
            let isBanded = whole.headers[...index].contains { $0.mode == .reverse }
            let name = selectors.add(states.map { Self.pin(index, in: $0, naturally: whole) }, prefix: "pin-")
            pins[whole.headers[index].id] = "pinned \(isBanded ? "banded " : "")\(name)"
        }
        var landings: [String: String] = [:]
        for index in whole.sections.indices {
            landings[whole.sections[index].id] = selectors.add(
                states.map { Self.landing(index, in: $0) }, prefix: "land-")
        }
        css = selectors.css(for: states)
        (self.pins, self.landings) = (pins, landings)
    }

    /// What focus and the Page Down key have to keep clear of at the window's top; and whether months have boxes that they
    /// are pushed off by, which else would keep them from stacking.
    private static func root(_ state: PinState, naturally whole: Scene) -> String {
        let isPushing = zip(whole.headers, state.layout.scene.headers).contains {
            $0.mode == .fixed && $1.mode == .regular
        }
        return "--clearance:\(TokenSheet.rem(clearance(in: state)))" + (isPushing ? ";--extent:flow-root" : "")
    }

    private static func clearance(in state: PinState) -> Double { state.deepest + focusRing }

    /// The width and the distance of the ring around what has the focus, and a little.
    private static let focusRing = 8.0

    /// Where a header pins and in which order pinned headers cover each other; for the reverse header and those after it also
    /// how high it is and how far the reverse header's band moves it.
    private static func pin(_ index: Int, in state: PinState, naturally whole: Scene) -> String {
        let headers = state.layout.scene.headers
        let header = headers[index]
        guard header.mode != .inline, let line = state.layout.line(ofHeader: index),
            let placement = state.layout.placement(of: index, in: state.layout.start)
        else { return "position:static;z-index:auto;--mode:\(HeaderMode.inline.name)" }
        let mode = header.mode == whole.headers[index].mode ? "" : ";--mode:\(header.mode.name)"
        guard whole.headers[...index].contains(where: { $0.mode == .reverse }) else {
            return "--line:\(TokenSheet.rem(line));z-index:\(placement.zIndex)\(mode)"
        }
        let reach = headers[...index].first { $0.mode == .reverse }?.height ?? 0
        let inset = header.mode == .reverse ? line - reach : line
        return "--line:\(TokenSheet.rem(inset));--own:\(TokenSheet.rem(header.height));"
            + "--reach:\(TokenSheet.rem(reach));z-index:\(placement.zIndex)\(mode)"
    }

    /// The window's scroll-padding is the clearance; a section comes to its own line by what that is less.
    private static func landing(_ index: Int, in state: PinState) -> String {
        let line = state.layout.line(ofSection: index) ?? 0
        return "scroll-margin-top:\(TokenSheet.rem(line - clearance(in: state)))"
    }
}

/// Selectors with what each declares in each state. Elements of which all states declare the same share a class.
private struct Selectors {
    private var all: [(selector: String, declarations: [String])] = []
    private var names: [[String]: String] = [:]

    /// The name of the selector that declares these: a class, unless it is `named`.
    mutating func add(_ declarations: [String], prefix: String = "", named: String? = nil) -> String {
        if named == nil, let name = names[declarations], name.hasPrefix(prefix) { return name }
        let name = named ?? "\(prefix)\(names.count)"
        all.append((named ?? ".\(name)", declarations))
        names[declarations] = name
        return name
    }

    /// The rules for all states. A state says what differs from the one that holds in the same windows without it.
    func css(for states: [PinState]) -> String {
        states.indices.reduce(into: "") { css, index in
            let base = index > 0 && states[index].refines(states[index - 1]) ? index - 1 : nil
            let rules = all.compactMap { selector, declarations in
                declarations[index] == base.map { declarations[$0] } ? nil : "\(selector){\(declarations[index])}"
            }
            guard !rules.isEmpty else { return }
            let condition = states[index].condition
            css += condition.isEmpty ? rules.joined() : "@media \(condition){\(rules.joined())}"
        }
    }
}

extension PinState {
    /// Whether it holds in narrower ones of just the windows that `other` holds in.
    fileprivate func refines(_ other: Self) -> Bool { stage == other.stage && highest == other.highest }

    /// The windows that it is for, as a media query; empty for all.
    fileprivate var condition: String {
        [("max-width", widest), ("max-height", highest)]
            .filter { $0.1.isFinite }
            .map { "(\($0.0):\(TokenSheet.rem($0.1)))" }
            .joined(separator: " and ")
    }
}
