internal import JSONWriting
internal import PageGeometry
internal import Presentation
internal import StickyLayout

extension LayoutCatalog {
    /// The answer of `GET /layout`, as JSON, to the decoded `parameters` in their order.
    ///
    /// Throws what is wrong with the first parameter at fault: unknown, given twice, not a value it can have, excluded by
    /// another, or missing. Nothing is ignored.
    public func answer(to parameters: [(name: String, value: String)]) throws(LayoutProblem) -> [UInt8] {
        let reader = try ParameterReader(parameters)
        let page = try page(in: reader)
        let viewport = try reader.viewport()
        let topInset = try reader.topInset()
        let question = try reader.question()
        try reader.checkLanguage(among: languages)
        try reader.checkMoment()
        let layout: Layout
        do {
            layout = try page.layout(in: viewport, topInset: topInset)
        } catch {
            // A page's own scene is valid for any viewport that the reader lets through.
            throw LayoutProblem(nil, "the page cannot be laid out: \(error)")
        }
        var writer = JSONWriter()
        let subject = LayoutSubject(layout, of: page.page)
        try question.write(about: subject, to: &writer)
        return writer.bytes
    }

    private func page(in reader: ParameterReader) throws(LayoutProblem) -> MeasuredPage {
        let name = reader["page"] ?? defaultPage
        guard let page = pages.first(where: { $0.page.name == name }) else {
            throw .unknown(name, among: pages.map(\.page.name), of: "page", in: "page")
        }
        guard let filter = reader["filter"] else { return page }
        let filters = page.page.filters.map { $0.id ?? PresentedPage.everything }
        guard filters.contains(filter) else { throw .unknown(filter, among: filters, of: "filter", in: "filter") }
        return page.filtered[filter] ?? page
    }
}
