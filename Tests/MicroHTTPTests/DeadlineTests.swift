import MicroHTTP
import Synchronization
import Testing

/// Clients that take their time are cut off, however busy they seem.
@Suite struct DeadlineTests {
    private static let short = Duration.milliseconds(100)

    @Test func aDrippedHeadIsCut() throws {
        let serving = try Serving({ $0.limits.head = DeadlineTests.short })
        let client = try serving.client()
        client.send("GET /slow HTTP/1.1\r\nHost: a\r\nX: ")
        #expect(client.dripUntilHeard())
        let reply = try client.reply()
        #expect(reply.status == 408)
        #expect(reply.detail == "fields that took too long")
        #expect(reply["Connection"] == "close")
        #expect(client.isClosed())
        #expect(serving.log.lines.first?.hasSuffix("408 to \"/slow\": fields that took too long") == true)
    }

    @Test func aDrippedRequestLineIsCut() throws {
        let serving = try Serving({
            $0.limits.idle = DeadlineTests.short
            $0.limits.head = DeadlineTests.short
        })
        let client = try serving.client()
        #expect(try client.ask(ServerTests.get).status == 200)
        client.send("GET /")
        #expect(client.dripUntilHeard())
        #expect(client.isClosed())
        #expect(serving.log.lines == [])
    }

    @Test func drippedContentIsCut() throws {
        let serving = try Serving({ $0.limits.content = DeadlineTests.short })
        let client = try serving.client()
        client.send("POST /slow HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n")
        #expect(client.dripUntilHeard())
        let reply = try client.reply()
        #expect(reply.status == 408)
        #expect(reply.detail == "content that took too long")
        #expect(client.isClosed())
        #expect(serving.log.lines.first?.hasSuffix("408 to \"POST /slow\": content that took too long") == true)
    }

    @Test func whoSaysNothingIsCut() throws {
        let serving = try Serving({
            $0.limits.idle = DeadlineTests.short
            $0.limits.head = DeadlineTests.short
        })
        #expect(try serving.client().isClosed())
    }

    @Test func whoDoesNotReadIsCut() throws {
        let sent = SentContent()
        let serving = try Serving(
            { $0.limits.response = DeadlineTests.short },
            handler: { $0.path == "/" ? Response(content: sent.make()) : Response(content: ResponseContent("small")) })
        let reader = try DrainTests.slowReader(of: serving)
        // The client cannot see the cut behind all that it has not read, but the server lets go of the content.
        let other = try serving.client()
        let end = ContinuousClock.now + .seconds(20)
        while sent.isAlive, ContinuousClock.now < end {
            #expect(try other.ask("GET /a HTTP/1.1\r\nHost: a\r\n\r\n").text == "small")
        }
        #expect(!sent.isAlive)
        #expect(reader.rest().count < SentContent.size)
    }

    @Test func othersAreNotCut() throws {
        let serving = try Serving({ $0.limits.head = DeadlineTests.short })
        let slow = try serving.client()
        slow.send("GET /slow HTTP/1.1\r\nHost: a\r\nX: ")
        let quick = try serving.client()
        #expect(try quick.ask(ServerTests.get).status == 200)
        #expect(slow.dripUntilHeard())
        #expect(try quick.ask(ServerTests.get).status == 200)
    }
}

/// A large content, and whether anybody still holds it.
private final class SentContent: Sendable {
    static let size = 32 << 20

    private struct Weak {
        weak var content: ResponseContent?
    }

    private let state = Mutex(Weak())

    var isAlive: Bool { state.withLock { $0.content != nil } }

    func make() -> ResponseContent {
        let content = ResponseContent([UInt8](repeating: 0x61, count: SentContent.size))
        state.withLock { $0.content = content }
        return content
    }
}
