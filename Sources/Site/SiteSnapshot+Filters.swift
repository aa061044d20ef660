internal import MicroHTTP

extension SiteSnapshot {
    /// The form of a page that a request asks for with `filter`; nil when it names none.
    ///
    /// A query says which resource is meant (RFC 3986, section 3.4), so a filter that is not there is a page that is not
    /// there. Other parameters, such as those that mark where a link stood, are left to whoever reads them, in whichever
    /// encoding: a guest gets the page.
    static func filtered(
        among forms: [String: Response], by request: borrowing Request
    ) throws(UnknownFilter) -> Response? {
        let filters = filters(in: request.rawQuery)
        guard let filter = filters.first else { return nil }
        guard filters.count == 1, let form = forms[filter] else {
            throw UnknownFilter(filters: filters, known: forms.keys.sorted())
        }
        return form
    }

    /// The values of `filter` in a query; one that cannot be decoded stands as it was written.
    private static func filters(in rawQuery: String?) -> [String] {
        (rawQuery ?? "").split(separator: "&").compactMap { piece in
            let equals = piece.firstIndex(of: "=") ?? piece.endIndex
            guard item(in: piece[..<equals])?.name == parameter else { return nil }
            return item(in: piece)?.value ?? String(piece[equals...].dropFirst())
        }
    }

    private static func item(in piece: Substring) -> QueryItems.Item? {
        (try? QueryItems(String(piece)))?.all.first
    }

    private static let parameter = "filter"

    /// A filter that a page does not have, or more than one.
    struct UnknownFilter: Error {
        let filters: [String]
        let known: [String]

        /// What is wrong, for people.
        var detail: String {
            let names = filters.prefix(2).map { "\"\(shortened($0))\"" }
            let fault =
                names.count == 1
                ? "There is no filter \(names[0])."
                : "The address names more than one filter, \(names.joined(separator: " and "))."
            return "\(fault) The page can show \(known.joined(separator: ", "))."
        }
    }
}
