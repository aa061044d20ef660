import SeededNumbers
import MicroHTTP
import Testing

/// Requests that nobody thought of.
@Suite struct RandomRequestTests {
    private static let seeds = RefusalTests.cases.map(\.request) + ServingTests.short.map(\.request)
    private static let spices = [
        "\r\n", "\n", "\r", "\0", " ", "\t", ":", "%", "/../", "%2e", "%00", "?", "#", ";", "9", "\u{FF}",
    ]

    /// A known request with a few bytes changed, dropped, doubled or put in.
    private static func mutated(_ random: inout SeededGenerator) -> [UInt8] {
        var bytes = Array((seeds.randomElement(using: &random) ?? "").utf8)
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[place] = .random(in: 0 ... .max, using: &random)
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(bytes[place], at: place)
            default: bytes.insert(contentsOf: (spices.randomElement(using: &random) ?? "").utf8, at: place)
            }
        }
        return bytes
    }

    /// What a handler sees is always safe, and the server goes on whatever it was sent.
    @Test func nothingUnsafeReachesTheHandler() throws {
        let unsafe = Locked([String]())
        let serving = try Serving(
            {
                $0.limits.idle = .milliseconds(50); $0.limits.head = .milliseconds(50)
            },
            handler: { request in
                let segments = request.path.split(separator: "/", omittingEmptySubsequences: false)
                let isSafe =
                    (request.path.hasPrefix("/") || request.path == "*") && !request.path.utf8.contains(0)
                    && !segments.contains("..") && !segments.contains(".")
                    && request.rawQuery?.utf8.allSatisfy { (0x21...0x7E).contains($0) } != false
                if !isSafe { unsafe.withLock { $0.append(request.path) } }
                return Response(content: ResponseContent(request.path))
            })
        var random = SeededGenerator()
        for _ in 0..<400 {
            let request = RandomRequestTests.mutated(&random)
            let client = try serving.client()
            client.send(request)
            client.finishSending()
            let answer = client.rest()
            let isAnswer = answer.isEmpty || answer.starts(with: "HTTP/1.1 ".utf8)
            #expect(isAnswer, "\(request), CARTA_SEED=\(SeededGenerator.seed)")
        }
        #expect(unsafe.withLock { $0 } == [], "CARTA_SEED=\(SeededGenerator.seed)")
        #expect(try serving.client().ask(ServerTests.get).status == 200, "CARTA_SEED=\(SeededGenerator.seed)")
    }
}
