import Testing

@testable import ContentModel

@Suite struct YAMLParserTests {
    @Test func givesEventsWithPlacesAndMarks() throws {
        let parser = YAMLParser(Array("é: &x [!y 'b', *z]\nc: |\n  d\n".utf8))
        var events: [YAMLEvent] = []
        repeat { events.append(try parser.next()) } while events.last?.kind != .streamEnd
        #expect(
            events.map(\.kind) == [
                .streamStart, .documentStart, .mappingStart, .scalar("é", .plain), .listStart, .scalar("b", .quoted),
                .alias(name: "z"), .listEnd, .scalar("c", .plain), .scalar("d\n", .quoted), .mappingEnd, .documentEnd,
                .streamEnd,
            ])
        #expect(
            events.map(\.mark) == [.none, .none, .none, .none, .anchor, .tag] + [
                .none, .none, .none, .none, .none, .none, .none,
            ])
        #expect(events.map(\.scalarIndex).prefix(10) == [0, 0, 0, 0, 3, 7, 15, 17, 19, 22])
    }

    @Test func throwsWhatLibyamlSays() throws {
        let parser = YAMLParser(Array("a: \"b".utf8))
        for _ in 0..<4 { _ = try parser.next() }
        #expect(
            throws: YAMLProblem(
                problem: "found unexpected end of stream", context: "while scanning a quoted scalar", scalarIndex: 5,
                contextScalarIndex: 3)
        ) { try parser.next() }
    }

    @Test func takesNoBytes() throws {
        let parser = YAMLParser([])
        #expect(try parser.next().kind == .streamStart)
        #expect(try parser.next().kind == .streamEnd)
    }
}
