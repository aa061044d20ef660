import StickyLayout
import Testing

/// What is refused, and how people are told.
@Suite struct SceneErrorTests {
    struct Refusal: Sendable, CustomTestStringConvertible {
        let text: String
        let change: @Sendable (inout Scene) -> Void
        var testDescription: String { text }

        init(_ text: String, _ change: @escaping @Sendable (inout Scene) -> Void) {
            self.text = text
            self.change = change
        }
    }

    static let refusals = [
        Refusal("content.height: must be a finite number") { $0.contentHeight = .nan },
        Refusal("content.height: must not be negative, got -1") { $0.contentHeight = -1 },
        Refusal("viewport.width: must be a finite number") { $0.viewport.width = .infinity },
        Refusal("viewport.height: must not be negative, got -0.5") { $0.viewport.height = -0.5 },
        Refusal("topInset: must be a finite number") { $0.topInset = -.infinity },
        Refusal("headers[0].top: must be at least topInset (10), got 0") { $0.topInset = 10 },
        Refusal("headers[1].top: must be a finite number") { $0.headers[1].top = .nan },
        Refusal("headers[0].top: must not be negative, got -3") { $0.headers[0].top = -3 },
        Refusal("headers[1].height: must not be negative, got -20") { $0.headers[1].height = -20 },
        Refusal("headers[6].height: must be smaller, so that top + height is a finite number") {
            $0.headers[6].top = .greatestFiniteMagnitude
            $0.headers[6].height = .greatestFiniteMagnitude
        },
        Refusal("headers[1].top: must be at least the bottom of headers[0] (40), got 39.5") {
            $0.headers[1].top = 39.5
        },
        Refusal("headers[2].top: must be at least the bottom of headers[1] (1e+20), got 100") {
            $0.headers[1].height = 1e20
        },
        Refusal("headers[3].top: must be at least the bottom of headers[2] (130), got 99") { $0.headers[3].top = 99 },
        Refusal("headers[3].end: must be at least top + height (220), got 120") { $0.headers[3].end = 120 },
        Refusal("headers[1].end: must be at least top + height (60), got 59") { $0.headers[1].end = 59 },
        Refusal("headers[3].end: must be a finite number") { $0.headers[3].end = .infinity },
        Refusal("headers[0].end: must not be negative, got -1") { $0.headers[0].end = -1 },
        Refusal("headers[6].end: must be at least top + height (2030), but is content.height (2000) by default") {
            $0.contentHeight = 2000
        },
        Refusal("headers[2].level: must be a whole number from 1 to 6, got 0") { $0.headers[2].level = 0 },
        Refusal("headers[0].level: must be a whole number from 1 to 6, got 7") { $0.headers[0].level = 7 },
        Refusal("headers[5].id: must be unique, but headers[2] has the same id") { $0.headers[5].id = "A" },
        Refusal("headers[4].id: must be unique, but headers[3] has the same id") {
            $0.headers[4].id = "A1"
            $0.headers[6].id = "A"
        },
        Refusal("headers[3].mode: must not be reverse, because headers[1] is reverse already") {
            $0.headers[1].mode = .reverse
            $0.headers[3].mode = .reverse
        },
        Refusal("sections[0].top: must be at least topInset (300), got 200") {
            $0.headers = []
            $0.topInset = 300
        },
        Refusal("sections[0].top: must be a finite number") { $0.sections[0].top = .nan },
        Refusal("sections[1].top: must be at least the bottom of sections[0] (601), got 600") {
            $0.sections[0].height = 401
        },
        Refusal("sections[2].height: must be a finite number") { $0.sections[2].height = .nan },
        Refusal("sections[3].id: must be unique, but sections[2] has the same id") { $0.sections[3].id = "B" },
    ]

    @Test(arguments: refusals) func namesTheField(refusal: Refusal) {
        let error = #expect(throws: SceneError.self) { try Layout(Scene.shelf.with(refusal.change)) }
        #expect(error?.description == refusal.text)
        #expect(error.map { $0.path + ": " + $0.problemText } == refusal.text)
    }

    static let accepted: [@Sendable (inout Scene) -> Void] = [
        { $0.headers = [] }, { $0.sections = [] }, { $0.viewport = .init(width: 0, height: 0) },
        { $0.headers[1].height = 0 }, { $0.headers[1].height = 60 }, { $0.headers[3].end = 220 },
        { $0.headers[2].level = 6 }, { $0.headers[5].end = 1e300 }, { $0.headers[0].id = "" },
        {
            $0.headers[2].id = "\u{E9}"; $0.headers[3].id = "e\u{301}"
        },
        { $0.headers[1].top = 40 - 1e-9 },  // rounding, not overlap
        {
            $0.contentHeight = 3000; $0.headers[6].mode = .inline; $0.headers[6].top = 5000
        },
    ]

    @Test(arguments: accepted.indices) func allowsWhatIsRight(number: Int) throws {
        _ = try Layout(Scene.shelf.with(Self.accepted[number]))
    }

    @Test func anonymousScenesNeedNoIdsButRightNumbers() throws {
        let anonymous = Scene.shelf.with { scene in
            for index in scene.headers.indices { scene.headers[index].id = "" }
            for index in scene.sections.indices { scene.sections[index].id = "" }
        }
        #expect(throws: SceneError(.header(1, .id), .duplicate(of: 0))) { try Layout(anonymous) }
        #expect(try Layout(anonymous: anonymous).boundaries == Layout(.shelf).boundaries)
        #expect(throws: SceneError(.topInset, .negative(got: -1))) {
            try Layout(anonymous: anonymous.with { $0.topInset = -1 })
        }
    }
}
