/// The keys of the site file.
enum SiteKey: String, FieldKey {
    case restaurant, languages, homePage, pages, server

    static let group = "the site"
}

/// The keys under `restaurant`.
enum RestaurantKey: String, FieldKey {
    case name, tagline, address, phone, map, hours, notes, currency

    static let group = "the restaurant"
}

/// The keys of a line of opening hours.
enum HoursKey: String, FieldKey {
    case days, open

    static let group = "a line of hours"
}

/// The keys under `server`.
enum ServerKey: String, FieldKey {
    case host, port

    static let group = "the server"
}

/// Reads what the site file says, all but the pages themselves.
struct SiteReader {
    /// What the site file says; pages by name only.
    struct Draft {
        /// Nil when it has no name.
        let restaurant: Restaurant?
        let languages: [String]
        let server: ServerDefaults
        let homePage: Reference?
        let pages: [Reference]
    }

    /// A page's name and the byte where it is written.
    struct Reference {
        let name: String
        let offset: Int
    }

    private let log: FindingLog

    /// The site as far as it can be read, nil when the file is no mapping. Findings go to `log`.
    static func draft(from root: YAMLNode, _ log: FindingLog) -> Draft? {
        SiteReader(log: log).draft(from: root)
    }

    private func draft(from root: YAMLNode) -> Draft? {
        guard let fields = FieldReader<SiteKey>(root, log) else { return nil }
        let restaurant = fields.requiredNode(.restaurant).flatMap(restaurant)
        let languages = fields.requiredNode(.languages) == nil ? [] : languages(fields)
        let server = fields.node(.server).map(server) ?? ServerDefaults()
        let homePage = fields.node(.homePage).flatMap { node in
            fields.text(node, .homePage, .line).map { Reference(name: $0, offset: node.offset) }
        }
        let pages = pages(fields)
        return Draft(restaurant: restaurant, languages: languages, server: server, homePage: homePage, pages: pages)
    }

    private func restaurant(from node: YAMLNode) -> Restaurant? {
        guard let fields = FieldReader<RestaurantKey>(node, log) else { return nil }
        let name = fields.requiredText(.name, .line)
        let tagline = fields.text(.tagline, .line)
        let address = fields.texts(.address, .line)
        let phone = fields.text(.phone, .line)
        let mapLink = link(fields)
        let hours = fields.list(.hours).compactMap(hours)
        let notes = fields.texts(.notes, .paragraph)
        let currency = fields.text(.currency, .line)
        return name.map { name in
            Restaurant(
                name: name, tagline: tagline, address: address, phone: phone, mapLink: mapLink, hours: hours,
                notes: notes, currency: currency)
        }
    }

    private func hours(from node: YAMLNode) -> OpeningHours? {
        guard let fields = FieldReader<HoursKey>(node, log) else { return nil }
        let days = fields.requiredText(.days, .line)
        let times = fields.requiredNode(.open) == nil ? [] : fields.texts(.open, .line)
        guard let days, !times.isEmpty else { return nil }
        return OpeningHours(days: days, times: times)
    }

    private func link(_ fields: FieldReader<RestaurantKey>) -> String? {
        guard let node = fields.node(.map), let text = fields.text(node, .map, .link) else { return nil }
        if WebAddress.isWellFormed(text) { return text }
        log.error(
            "\"map\" cannot be \(quoted(text)): write a whole web address, as in https://example.org/map",
            at: node.offset)
        return nil
    }

    private func languages(_ fields: FieldReader<SiteKey>) -> [String] {
        var languages: [String] = []
        var seen: Set<String> = []
        for node in fields.textNodes(.languages) {
            guard let tag = fields.text(node, .languages, .line) else { continue }
            if !LanguageTag.isWellFormed(tag) {
                log.error(
                    "\"languages\" cannot hold \(quoted(tag)): write language tags such as en, es or pt-BR",
                    at: node.offset)
            } else if seen.insert(tag.lowercased()).inserted {
                languages.append(tag)
            } else {
                log.error("\"languages\" holds \(quoted(tag)) twice: keep one", at: node.offset)
            }
        }
        if let node = fields.node(.languages), case .list([]) = node.content {
            log.error("\"languages\" is empty: name the language of the menu, such as en", at: node.offset)
        }
        return languages
    }

    private func pages(_ fields: FieldReader<SiteKey>) -> [Reference] {
        var references: [Reference] = []
        var seen: Set<String> = []
        for node in fields.textNodes(.pages) {
            guard let name = fields.text(node, .pages, .line) else { continue }
            if seen.insert(name).inserted {
                references.append(Reference(name: name, offset: node.offset))
            } else {
                log.error("\"pages\" holds \(quoted(name)) twice: keep one", at: node.offset)
            }
        }
        return references
    }

    private func server(from node: YAMLNode) -> ServerDefaults {
        guard let fields = FieldReader<ServerKey>(node, log) else { return ServerDefaults() }
        let host = fields.text(.host, .line)
        guard let node = fields.node(.port), let text = fields.text(node, .port, .line) else {
            return ServerDefaults(host: host)
        }
        let isDigits = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isDigits, let port = UInt16(text) else {
            log.error(
                "\"port\" cannot be \(quoted(text)): write a whole number from 0 to \(UInt16.max)", at: node.offset)
            return ServerDefaults(host: host)
        }
        return ServerDefaults(host: host, port: port)
    }
}
