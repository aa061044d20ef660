import DesignTokens
import Testing

@testable import ContentModel

@Suite struct MenuReaderTests {
    @Test(
        arguments: [
            (
                "tint: red\n",
                [
                    "1:1: error: \"title\" is missing: a menu needs it",
                    "1:1: error: \"sections\" is missing: a menu needs it",
                ]
            ),
            ("title: M\nsections: []\n", ["2:11: warning: \"sections\" is empty: the page will show nothing"]),
            (
                "title: M\nstories: [{title: a}]\n",
                [
                    "1:1: error: \"sections\" is missing: a menu needs it",
                    "2:1: error: unknown key \"stories\": a menu can have title, kind, tint, spy, toTop, headers and sections",
                ]
            ),
            (
                "title: M\nspy: first\nsections: [{items: [{name: a}]}]\n",
                ["2:6: error: \"spy\" cannot be \"first\": write distributed or firstVisible"]
            ),
            (
                "title: M\nheaders: fixed\nsections: [{items: [{name: a}]}]\n",
                ["2:10: error: expected the headers with keys such as \"chips:\" and \"sections:\", found text"]
            ),
            (
                "title: M\nheaders: {chips: fix, all: inline}\nsections: [{items: [{name: a}]}]\n",
                [
                    "2:18: error: \"chips\" cannot be \"fix\": write fixed or inline",
                    "2:23: error: unknown key \"all\": the headers can have chips, sections and subsections",
                ]
            ),
            (
                "title: M\nheaders: {chips: regular, sections: fixed, subsections: reverse}\n"
                    + "sections: [{items: [{name: a}]}]\n",
                [
                    "2:18: error: \"chips\" cannot be \"regular\": write fixed or inline",
                    "2:37: error: \"sections\" cannot be \"fixed\": write regular or inline",
                    "2:57: error: \"subsections\" cannot be \"reverse\": write regular or inline",
                ]
            ),
        ] as [(String, [String])])
    func reports(_ page: String, _ findings: [String]) {
        #expect(summary(load(page: page).findings) == findings)
    }

    @Test func fillsInWhatIsLeftOut() {
        let page = load(page: "title: M\nsections:\n  - items: [{name: a}]\n  - {title: B, items: [{name: a}]}\n").site?
            .pages.first
        #expect(
            page
                == Page(
                    name: "menu", title: "M", tint: .named(.indigo), spy: .distributed, toTop: nil,
                    content: .menu(
                        Menu(
                            headers: HeaderModes(chips: .fixed, sections: .regular, subsections: .regular),
                            sections: [
                                Section(id: "section", items: [Item(name: "a")]),
                                Section(id: "b", title: "B", chip: "B", items: [Item(name: "a")]),
                            ]))))
    }

    @Test func headersHaveTheModesThatTheFileSays() {
        let page =
            "title: M\nheaders: {chips: inline, sections: inline, subsections: regular}\nsections: [{items: [{name: a}]}]\n"
        guard case .menu(let menu) = load(page: page).site?.pages.first?.content else {
            Issue.record("no menu is read")
            return
        }
        #expect(menu.headers == HeaderModes(chips: .inline, sections: .inline, subsections: .regular))
    }
}
