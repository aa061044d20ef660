import Glibc
import MicroHTTP
import Synchronization
import Testing

@Suite struct DrainTests {
    /// More than the kernel takes off the server's hands, so that the response is in flight until the client reads.
    static let large = ResponseContent([UInt8](repeating: 0x61, count: 32 << 20))

    /// Asks for the large response and reads nothing of it but its first byte: then it is in flight.
    static func slowReader(of serving: Serving) throws -> Client {
        let client = try Client(port: serving.server.address.port, receiveBuffer: 4_096)
        client.send(ServerTests.get)
        var byte: UInt8 = 0
        #expect(recv(client.socket, &byte, 1, Int32(MSG_PEEK)) == 1)
        return client
    }

    @Test func responsesInFlightAreFinished() throws {
        let serving = try Serving(loops: 2, handler: { _ in Response(content: DrainTests.large) })
        let reader = try DrainTests.slowReader(of: serving)
        let idle = try serving.client()
        #expect(try idle.ask("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n", isHead: true).status == 200)
        let drained = Atomic(false)
        let drain = TestThread {
            serving.server.drain(for: .seconds(60))
            drained.store(true, ordering: .sequentiallyConsistent)
        }
        // The idle connection goes first, and nobody new gets in.
        #expect(idle.isClosed())
        let isDone = drained.load(ordering: .sequentiallyConsistent)
        #expect(!isDone)
        let reply = try reader.reply()
        #expect(reply.status == 200)
        #expect(reply.content.count == DrainTests.large.count)
        #expect(reader.isClosed())
        drain.join()
        #expect(throws: Failure.self) { _ = try serving.client() }
    }

    @Test func contentUnderWayIsWaitedForAndItsAnswerCloses() throws {
        let serving = try Serving()
        let idle = try serving.client()
        let sender = try serving.client()
        let head = "POST /a HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n"
        #expect(try sender.ask(head).status == 100)
        let drain = TestThread { serving.server.drain(for: .seconds(60)) }
        #expect(idle.isClosed())
        let reply = try sender.ask("abc")
        #expect(reply.text == "POST /a 3")
        #expect(reply["Connection"] == "close")
        #expect(sender.isClosed())
        drain.join()
    }

    @Test func whoTakesTooLongIsDropped() throws {
        let serving = try Serving(handler: { _ in Response(content: DrainTests.large) })
        let reader = try DrainTests.slowReader(of: serving)
        serving.server.drain(for: .milliseconds(50))
        #expect(reader.rest().count < DrainTests.large.count)
    }
}
