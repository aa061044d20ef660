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
        let (question, subject) = try asked(by: parameters)
        var writer = JSONWriter()
        try question.write(about: subject, to: &writer)
        return writer.bytes
    }

    /// The answer of `GET /layout.svg` to the same parameters: a picture, in SVG. Throws as ``answer(to:)`` does, and what
    /// keeps a range from being drawn.
    public func picture(for parameters: [(name: String, value: String)]) throws(LayoutProblem) -> [UInt8] {
        let (question, subject) = try asked(by: parameters)
        return try question.draw(about: subject)
    }

    private func asked(
        by parameters: [(name: String, value: String)]
    ) throws(LayoutProblem) -> (LayoutQuestion, LayoutSubject) {
        let reader = try ParameterReader(parameters)
        let page = try page(in: reader)
        let viewport = try reader.viewport()
        let topInset = try reader.topInset()
        let measure = try reader.measure()
        let question = try reader.question()
        try reader.checkLanguage(among: languages)
        try reader.checkMoment()
        do {
            let layout = try page.layout(in: viewport, topInset: topInset, measure: measure)
            return (question, LayoutSubject(page, laidOut: layout))
        } catch {
            // A page's own scene is valid for any viewport that the reader lets through.
            throw LayoutProblem(nil, "the page cannot be laid out: \(error)")
        }
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
