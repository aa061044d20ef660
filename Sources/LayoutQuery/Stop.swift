internal import StickyLayout

/// Where a reader is on their way, and where the bar of chips or tabs is that follows them.
struct Stop {
    let state: ScrollState
    /// The bar's offset, in CSS px; 0 without a bar.
    let barOffset: Double

    /// At `state`, where the reader began.
    init(at state: ScrollState, of subject: LayoutSubject, rule: SpyRule) {
        self.init(at: state, barFrom: 0, of: subject, rule: rule)
    }

    private init(at state: ScrollState, barFrom offset: Double, of subject: LayoutSubject, rule: SpyRule) {
        self.state = state
        barOffset =
            subject.chips.map { chips in
                chips.offset(lighting: subject.layout.highlightedSection(in: state, rule: rule), from: offset)
            } ?? 0
    }

    /// Where they are after a step. On the way of a scroll the bar follows every section, which comes to the same: it has no
    /// further to go to one than to those before it.
    func after(_ step: TraceStep, of subject: LayoutSubject, rule: SpyRule) -> Stop {
        Stop(
            at: subject.layout.state(after: step, from: state), barFrom: barOffset, of: subject, rule: rule)
    }
}
