import StickyLayout
import Testing

@testable import LayoutQuery

@Suite struct SceneJSONTests {
    private func scene(_ text: String) throws -> Scene {
        try Scene(JSONField(path: "scene", value: JSONValue(parsing: Array(text.utf8))))
    }

    @Test func everyMemberIsRead() throws {
        let read = try scene(
            """
            {"content":{"height":3000.5},"viewport":{"width":390,"height":844},"topInset":20,
             "headers":[{"id":"a","mode":"regular","top":20,"height":40,"level":2,"end":900,"zIndex":-7},
              {"id":"b","mode":"inline","top":900,"height":1},{"id":"c","mode":"reverse","top":950,"height":2},
              {"id":"","mode":"fixed","top":960,"height":3}],
             "sections":[{"id":"甜点","top":20,"height":880}]}
            """)
        #expect(
            read
                == Scene(
                    contentHeight: 3000.5, viewport: .init(width: 390, height: 844), topInset: 20,
                    headers: [
                        .init(id: "a", mode: .regular, top: 20, height: 40, level: 2, end: 900, zIndex: -7),
                        .init(id: "b", mode: .inline, top: 900, height: 1),
                        .init(id: "c", mode: .reverse, top: 950, height: 2),
                        .init(id: "", mode: .fixed, top: 960, height: 3),
                    ],
                    sections: [.init(id: "甜点", top: 20, height: 880)]))
    }

    @Test func whatIsOptionalMayBeLeftOut() throws {
        #expect(
            try scene(#"{"content":{"height":1},"viewport":{"width":2,"height":3}}"#)
                == Scene(contentHeight: 1, viewport: .init(width: 2, height: 3)))
    }

    private static let size = #""content":{"height":1},"viewport":{"width":2,"height":3}"#

    @Test(arguments: [
        ("[]", "scene", "expected an object, got a list"), ("null", "scene", "expected an object, got null"),
        ("{}", "scene.content", "is needed, but was not given"),
        (#"{"content":{"height":1}}"#, "scene.viewport", "is needed, but was not given"),
        (#"{"content":{},"viewport":{}}"#, "scene.content.height", "is needed, but was not given"),
        (#"{"content":{"height":1},"viewport":{"width":1}}"#, "scene.viewport.height", "is needed, but was not given"),
        (#"{"content":5,"viewport":{}}"#, "scene.content", "expected an object, got a number"),
        (
            #"{"content":{"height":"1"},"viewport":{"width":1,"height":1}}"#, "scene.content.height",
            "expected a number, got a string"
        ),
        (
            #"{"content":{"height":1,"width":2},"viewport":{}}"#, "scene.content.width",
            #"unknown member "width"; allowed are height"#
        ),
        (
            "{\(size),\"header\":[]}", "scene.header",
            #"unknown member "header" (did you mean "headers"?); allowed are content, viewport, topInset, headers, sections"#
        ),
        ("{\(size),\"topInset\":true}", "scene.topInset", "expected a number, got a boolean"),
        ("{\(size),\"topInset\":null}", "scene.topInset", "expected a number, got null"),
        ("{\(size),\"headers\":{}}", "scene.headers", "expected a list, got an object"),
        ("{\(size),\"sections\":[5]}", "scene.sections[0]", "expected an object, got a number"),
        (
            "{\(size),\"sections\":[{\"id\":5,\"top\":1,\"height\":1}]}", "scene.sections[0].id",
            "expected a string, got a number"
        ),
        (
            "{\(size),\"sections\":[{\"id\":\"a\",\"top\":1}]}", "scene.sections[0].height",
            "is needed, but was not given"
        ),
    ])
    func whatIsWrongIsToldWithItsPath(text: String, path: String, detail: String) {
        #expect(problem { _ = try scene(text) } == LayoutProblem(path, "\(path): \(detail)"))
    }

    @Test(arguments: [
        (#""mode":"regular","end":"500""#, "end", "expected a number, got a string"),
        (
            #""mode":"Regular""#, "mode",
            #"unknown value "Regular" (did you mean "regular"?); allowed are inline, regular, fixed, reverse"#
        ),
        (#""mode":3"#, "mode", "expected a string, got a number"),
        (#""mode":"fixed","level":1.5"#, "level", "must be a whole number from 1 to 6, got 1.5"),
        (#""mode":"fixed","level":1e10"#, "level", "must be a whole number from 1 to 6, got 10000000000"),
        (
            #""mode":"fixed","zIndex":-2147483649"#, "zIndex",
            "must be a whole number from -2147483648 to 2147483647, got -2147483649"
        ),
        (#""mode":"fixed","z":1"#, "z", #"unknown member "z"; allowed are id, mode, top, height, level, end, zIndex"#),
        (#""level":1"#, "mode", "is needed, but was not given"),
    ])
    func whatIsWrongWithAHeaderIsToldWithItsPath(members: String, name: String, detail: String) {
        let good = #"{"id":"a","mode":"fixed","top":1,"height":1}"#
        let bad = "{\"id\":\"b\",\"top\":5,\"height\":1,\(members)}"
        let path = "scene.headers[3].\(name)"
        #expect(
            problem { _ = try scene("{\(Self.size),\"headers\":[\(good),\(good),\(good),\(bad)]}") }
                == LayoutProblem(path, "\(path): \(detail)"))
    }
}
