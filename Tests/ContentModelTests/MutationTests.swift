import SeededNumbers
import ContentModel
import Diagnostics
import Foundation
import Testing

/// Whatever bytes come, loading ends with a site or with findings that say where.
@Suite struct MutationTests {
    private func check(_ page: [UInt8], _ round: Int) {
        let file = SourceFile(path: "Content/menu.yaml", bytes: page)
        let loaded = ContentLoader.load([file, SourceFile(path: "Content/site.yaml", text: plainSite)])
        let hasError = loaded.findings.contains { $0.severity == .error }
        let lines = Array(page.split(omittingEmptySubsequences: false) { $0 == 10 || $0 == 13 }).count
        let isSound =
            (loaded.site == nil) == hasError && loaded.findings.count <= 101
            && loaded.findings.allSatisfy {
                ($0.position?.line ?? 1) <= lines && !$0.message.hasPrefix("this is not YAML")
            }
        let text = loaded.findings.map(\.description)
        #expect(isSound, "CARTA_SEED=\(SeededGenerator.seed), round \(round): \(text) in \(page)")
    }

    @Test func takesAnyBytes() {
        var random = SeededGenerator()
        for round in 0..<300 {
            check(
                (0..<Int.random(in: 0...80, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) },
                round)
        }
    }

    @Test func takesAnySignsOfYAML() {
        var random = SeededGenerator()
        let signs = Array("[]{}:,-?&*!|>'\"%@`#~ \n\t\\abx01".utf8)
        for round in 0..<1_000 {
            check(
                (0..<Int.random(in: 1...40, using: &random)).map { _ in
                    signs[Int.random(in: 0..<signs.count, using: &random)]
                }, round)
        }
    }

    @Test func takesASlipAnywhereInTheShippedMenu() throws {
        var random = SeededGenerator()
        let menu = try #require(try ShippedContentTests.files().first { $0.path.hasSuffix("menu.yaml") }).bytes
        for round in 0..<60 {
            var page = menu
            for _ in 0...Int.random(in: 0...2, using: &random) {
                let place = Int.random(in: 0..<page.count, using: &random)
                switch Int.random(in: 0...3, using: &random) {
                case 0: page[place] = UInt8.random(in: 0...255, using: &random)
                case 1: page.remove(at: place)
                case 2: page.insert(Array("\t\n :-\"'#[{&*".utf8).randomElement(using: &random) ?? 0, at: place)
                default: page.removeLast(page.count - place - 1)
                }
            }
            check(page, round)
        }
    }
}
