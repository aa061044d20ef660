import Testing

@testable import LayoutQuery

@Suite struct LayoutAnswerTests {
    /// The contract's example, byte for byte, for the members that a document's answer has.
    @Test func theContractsExampleIsTrue() throws {
        let text = """
            [{"viewport":{"width":390,"height":844},"content":{"height":3054},\
            "offset":{"requested":870,"applied":870,"max":2210},"progress":0.3937,"reveal":30,\
            "active":"march","highlighted":"march","isAtEnd":false,\
            "headers":[\
            {"id":"title","mode":"fixed","level":1,"top":0,"height":48,"y":0,"offset":870,"isPinned":true,\
            "pushedBy":null,"visibleHeight":48,"zIndex":200},\
            {"id":"filter","mode":"reverse","level":1,"top":48,"height":52,"y":26,"offset":848,"isPinned":true,\
            "pushedBy":null,"visibleHeight":30,"zIndex":150},\
            {"id":"february","mode":"fixed","level":1,"top":100,"height":45,"y":78,"offset":848,"isPinned":true,\
            "pushedBy":null,"visibleHeight":45,"zIndex":100},\
            {"id":"march","mode":"fixed","level":1,"top":969,"height":45,"y":123,"offset":24,"isPinned":true,\
            "pushedBy":null,"visibleHeight":45,"zIndex":100}],\
            "sections":[{"id":"february","top":100,"height":869,"visibleHeight":0},\
            {"id":"march","top":969,"height":1030,"visibleHeight":676}]}]
            """
        let bytes = try answers(to: document(#"[{"trace":[0,900,870]}]"#))
        #expect(String(decoding: bytes, as: UTF8.self) == text)
    }

    @Test func allHeadersAndSectionsAreListedWhenAskedFor() throws {
        let visible = try JSONTree(answers(to: document(#"[{"offset":0}]"#)))
        let all = try JSONTree(answers(to: document(#"[{"offset":0}]"#, more: #","headers":"all""#)))
        #expect(visible[0]?["headers"]?.ids == ["title", "filter", "february"])
        #expect(visible[0]?["sections"]?.ids == ["february"])
        #expect(all[0]?["headers"]?.ids == ["title", "filter", "february", "march", "april"])
        #expect(all[0]?["sections"]?.ids == ["february", "march", "april"])
        #expect(all[0]?["sections"]?[2]?["visibleHeight"] == 0)
        #expect(all[0]?["headers"]?[4]?["isPinned"] == false)
    }

    @Test func aHeaderSaysWhatPushesIt() throws {
        let scene = """
            {"content":{"height":2000},"viewport":{"width":390,"height":500},"headers":[
             {"id":"a","mode":"regular","top":0,"height":40,"level":2},
             {"id":"b","mode":"regular","top":600,"height":40,"level":2,"zIndex":7}]}
            """
        let headers = try JSONTree(answers(to: document(#"[{"offset":570}]"#, scene: scene)))[0]?["headers"]
        #expect(headers?[0]?["pushedBy"] == "b")
        #expect(headers?[0]?["y"] == -10)
        #expect(headers?[0]?["level"] == 2)
        #expect(headers?[0]?["visibleHeight"] == 30)
        #expect(headers?[1]?["zIndex"] == 7)
        #expect(headers?[1]?["y"] == 30)
    }

    @Test func aPageWithoutAnythingHasNoCurrentSectionAndNoProgress() throws {
        let scene = #"{"content":{"height":0},"viewport":{"width":0,"height":0}}"#
        let bytes = try answers(to: document(#"[{"offset":-5}]"#, scene: scene))
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"[{"viewport":{"width":0,"height":0},"content":{"height":0},"#
                + #""offset":{"requested":-5,"applied":0,"max":0},"progress":0,"reveal":0,"#
                + #""active":null,"highlighted":null,"isAtEnd":false,"headers":[],"sections":[]}]"#)
    }

    @Test(arguments: [(0, 0), (1_105, 0.5), (2_210, 1), (9_999, 1), (1, 0.0005)] as [(Double, Double)])
    func progressHasFourDecimals(offset: Double, progress: Double) throws {
        let answer = try JSONTree(answers(to: document("[{\"offset\":\(offset)}]")))[0]
        #expect(answer?["progress"]?.number == progress)
        #expect(answer?["isAtEnd"] == .bool(offset >= 2_210))
    }

    /// -0 is no number that a reader should meet.
    @Test func negativeZeroIsZero() throws {
        let bytes = try answers(to: document(#"[{"offset":-0.0},{"trace":[-0.0,"j-0"]}]"#))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("-0"))
    }

    /// Past its threshold, not at it, and by where the reader is, not by what they asked for.
    @Test(
        arguments: [
            ("offset=0", false), ("offset=320", false), ("offset=320.5", true), ("offset=99999", true),
            ("trace=0,900,320", false), ("section=february&from=1000", false), ("offset=500&height=5000", false),
            ("offset=500&filter=work", true),
        ])
    func theButtonShowsPastItsThreshold(query: String, isVisible: Bool) throws {
        let bytes = try calendarCatalog.answer(to: parameters(query))
        let member = #","scrollToTop":{"isVisible":\#(isVisible),"threshold":320}}"#
        #expect(String(decoding: bytes, as: UTF8.self).hasSuffix(member))
    }

    @Test func everyFrameHasTheButton() throws {
        let frames = try answer("offset=0..640&step=320", of: calendarCatalog)["frames"]?.elements ?? []
        #expect(frames.map { $0["scrollToTop"]?["isVisible"] } == [false, false, true])
    }

    @Test func onlyAPageWithTheButtonTellsOfIt() throws {
        #expect(try !answer("offset=500&page=stories", of: calendarCatalog).names.contains("scrollToTop"))
        #expect(try !answer("offset=500").names.contains("scrollToTop"))
        #expect(try JSONTree(answers(to: document(#"[{"offset":500}]"#)))[0]?.names.contains("scrollToTop") == false)
    }
}
