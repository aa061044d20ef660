internal import ContentModel
internal import Presentation
internal import Templating

/// What the calendar's template may refer to besides what all pages have.
enum CalendarContext {
    static let shape: [String: Shape] = [
        "titleBar": PinSheet.headerShape,
        "filterBar": PinSheet.headerShape,
        "filter": .text,
        "filters": .list(of: .record(["id": .text, "title": .text, "link": .url, "isChosen": .flag])),
        "months": .list(
            of: .record([
                "id": .text, "title": .text, "pin": .text, "mode": .text, "land": .text, "weeks": .list(of: week),
            ])),
    ]

    private static let week = Shape.record([
        "id": .text, "title": .text, "range": .text, "pin": .text, "mode": .text,
        "days": .list(
            of: .record(["weekday": .text, "number": .text, "hasEvents": .flag, "events": .list(of: event)])),
    ])

    private static let event = Shape.record([
        "time": .optional(.text), "title": .text, "category": .text, "color": .text,
    ])

    static func values(of calendar: PresentedCalendar, page: String, _ pins: PinSheet) -> [String: Value] {
        [
            "titleBar": pins.header(PresentedPage.HeaderID.title, .fixed),
            "filterBar": pins.header(PresentedPage.HeaderID.filter, .reverse),
            "filter": .text(calendar.filters.first(where: \.isChosen)?.id ?? PresentedPage.everything),
            "filters": .list(
                calendar.filters.map { filter in
                    [
                        "id": .text(filter.id ?? PresentedPage.everything),
                        "title": .text(filter.title),
                        "link": PageContext.link(
                            "/\(page)" + (filter.id.map { "?filter=\(percentEncoded($0))" } ?? "")),
                        "isChosen": .flag(filter.isChosen),
                    ]
                }),
            "months": .list(
                calendar.months.map { month in
                    [
                        "id": .text(month.id),
                        "title": .text(month.title),
                        "pin": .text(pins.pinClass(ofHeader: month.id)),
                        "mode": .text(HeaderModes.Mode.fixed.rawValue),
                        "land": .text(pins.landingClass(ofSection: month.id)),
                        "weeks": .list(month.weeks.map { value(of: $0, pins) }),
                    ]
                }),
        ]
    }

    private static func value(of week: PresentedWeek, _ pins: PinSheet) -> Value {
        [
            "id": .text(week.id),
            "title": .text(week.title),
            "range": .text(week.range),
            "pin": .text(pins.pinClass(ofHeader: week.id)),
            "mode": .text(HeaderModes.Mode.regular.rawValue),
            "days": .list(
                week.days.map { day in
                    [
                        "weekday": .text(day.weekday),
                        "number": .text(String(day.number)),
                        "hasEvents": .flag(!day.events.isEmpty),
                        "events": .list(
                            day.events.map { event in
                                [
                                    "time": event.time.map(Value.text) ?? nil,
                                    "title": .text(event.title),
                                    "category": .text(event.category),
                                    "color": .text(event.color.className),
                                ]
                            }),
                    ]
                }),
        ]
    }

    /// A filter's value as a query holds it (RFC 3986): a category's id may be in any script.
    private static func percentEncoded(_ text: String) -> String {
        text.utf8.reduce(into: "") { result, byte in
            let scalar = Unicode.Scalar(byte)
            if scalar.properties.isAlphabetic && scalar.isASCII || ("0"..."9").contains(scalar) || scalar == "-" {
                result.unicodeScalars.append(scalar)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
    }
}
