import Diagnostics
import MicroHTTP
import Site
import Testing

struct LiveSiteTests {
    let files: TemporarySite
    let site: LiveSite

    init() throws {
        files = try TemporarySite()
        site = try LiveSite(files.folders, mode: .watched)
    }

    private func page() throws -> String {
        site.snapshot.response(to: try Request(.get, "/")).content.text
    }

    @Test func aGoodEditIsServed() throws {
        try files.write(TemporarySite.menu.replacing("Soup", with: "Broth"), to: "Content/menu.yaml")
        #expect(try page().contains("Soup"))
        #expect(site.reload() == [])
        #expect(try page().contains("Broth"))
    }

    @Test func aBadEditLeavesTheLastGoodVersion() throws {
        let before = try page()
        try files.write(TemporarySite.menu.replacing("price:", with: "prcie:"), to: "Content/menu.yaml")
        let findings = site.reload()
        #expect(
            findings.first?.description == """
                \(files.path("Content/menu.yaml")):6:9: error: unknown key "prcie" (did you mean "price"?)
                        prcie: 5.00
                        ^
                """)
        #expect(site.findings == findings)
        #expect(try page() == before)

        try files.write(TemporarySite.menu, to: "Content/menu.yaml")
        #expect(site.reload() == [])
        #expect(site.findings == [])
    }

    @Test func aSnapshotInUseOutlivesAReload() throws {
        let old = site.snapshot
        try files.write(TemporarySite.menu.replacing("Soup", with: "Broth"), to: "Content/menu.yaml")
        site.reload()
        #expect(old.response(to: try Request(.get, "/")).content.text.contains("Soup"))
    }
}
