import LayoutQuery
import Testing

@Suite struct LayoutCatalogParametersTests {
    @Test func parametersAreThoseOfTheContract() {
        let names = LayoutCatalog.parameters.map(\.name)
        #expect(
            names == [
                "offset", "step", "trace", "section", "from", "reveal", "page", "width", "height", "dpr", "text",
                "engine", "inset", "lang", "at", "filter", "spy", "headers",
            ])
    }

    @Test func summariesAreUsable() {
        for parameter in LayoutCatalog.parameters {
            #expect(!parameter.summary.isEmpty && !parameter.summary.hasSuffix("."), "\(parameter.name)")
        }
    }
}
