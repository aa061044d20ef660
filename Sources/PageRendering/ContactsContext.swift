internal import ContentModel
internal import Presentation
internal import Templating

/// What the template of a page of contacts may refer to besides what all pages have.
enum ContactsContext {
    static let shape: [String: Shape] = [
        "titleBar": PinSheet.headerShape,
        "groups": .list(
            of: .record([
                "id": .text, "title": .text, "pin": .text, "mode": .text, "land": .text,
                "contacts": .list(of: .record(["name": .text, "initial": .text])),
            ])),
    ]

    static func values(of groups: [PresentedGroup], _ pins: PinSheet) -> [String: Value] {
        [
            "titleBar": pins.header(PresentedPage.HeaderID.title, .fixed),
            "groups": .list(
                groups.map { group in
                    [
                        "id": .text(group.id),
                        "title": .text(group.title),
                        "pin": .text(pins.pinClass(ofHeader: group.id)),
                        "mode": .text(HeaderModes.Mode.regular.rawValue),
                        "land": .text(pins.landingClass(ofSection: group.id)),
                        "contacts": .list(
                            group.contacts.map { ["name": .text($0.name), "initial": .text($0.initial)] }),
                    ]
                }),
        ]
    }
}
