import Testing

@testable import CartaCommands

struct ParsedCommandTests {
    private func parse(_ line: String, _ environment: [String: String] = [:]) throws -> ParsedCommand {
        try ParsedCommand(line.split(separator: " ").map(String.init), environment: environment)
    }

    @Test(arguments: ["serve --port 9000 --watch", "serve --watch --port=9000"])
    func readsOptionsInBothForms(_ line: String) throws {
        let command = try parse(line)
        #expect(command.kind == .serve)
        #expect(try command.port() == 9000)
        #expect(try command.has(.watch))
        #expect(command[.host] == nil)
    }

    @Test func theLineWinsOverTheEnvironment() throws {
        let environment = ["CARTA_PORT": "1", "CARTA_HOST": "0.0.0.0", "CARTA_PUBLIC": "", "CARTA_SCENE": "x"]
        let command = try parse("serve --port 2", environment)
        #expect(try command.port() == 2)
        #expect(command[.host] == "0.0.0.0")
        #expect(command[.publicFiles] == nil)
        #expect(command[.scene] == nil)
    }

    @Test(
        arguments: [
            (["HOME": "/a"], "/a/.cache/carta"), (["HOME": "/a", "XDG_CACHE_HOME": "/b"], "/b/carta"),
            (["HOME": "/a", "XDG_CACHE_HOME": "relative"], "/a/.cache/carta"), (["HOME": ""], nil), ([:], nil),
        ] as [([String: String], String?)])
    func theUsersCacheIsWhereTheyHaveIt(_ environment: [String: String], _ folder: String?) throws {
        #expect(try parse("serve", environment).userCache == folder)
    }

    @Test(arguments: [("1", true), ("Yes", true), ("on", true), ("0", false), ("FALSE", false), ("off", false)])
    func aSwitchFromTheEnvironment(_ value: String, _ isOn: Bool) throws {
        #expect(try parse("serve", ["CARTA_WATCH": value]).has(.watch) == isOn)
    }

    @Test func aSwitchIsYesOrNo() throws {
        let command = try parse("serve", ["CARTA_WATCH": "banana"])
        let error = #expect(throws: UsageError.self) { try command.has(.watch) }
        #expect(error?.message == "serve: CARTA_WATCH: \"banana\" is neither yes nor no")
    }

    @Test func aQuestionOnTheLineReplacesTheEnvironments() throws {
        let environment = ["CARTA_OFFSET": "5", "CARTA_SCENE": "x", "CARTA_WIDTH": "320"]
        let asked = try parse("layout --trace 0", environment)
        let names = ["trace", "offset", "width"].map { name in
            CommandKind.layoutParameters.first { $0.name == name }.flatMap { asked[$0] }
        }
        #expect(names == ["0", nil, "320"])
        #expect(asked[.scene] == nil)
        #expect(try parse("layout", environment)[.scene] == "x")
    }

    @Test(
        arguments: [
            ("", "a command is needed"),
            ("sevre", "unknown command \"sevre\" (did you mean \"serve\"?)"),
            ("serve --prot 1", "serve: unknown option \"--prot\" (did you mean \"--port\"?)"),
            ("serve --scene x", "serve: unknown option \"--scene\""),
            ("serve menu.yaml", "serve: unexpected argument \"menu.yaml\""),
            ("serve --port", "serve: --port needs a value: NUMBER"),
            ("serve --watch=yes", "serve: --watch takes no value"),
            ("serve --port 1 --port 1", "serve: --port is given twice"),
        ])
    func saysWhatIsWrong(_ line: String, _ message: String) {
        let error = #expect(throws: UsageError.self) { try parse(line) }
        #expect(error?.message == message)
    }

    @Test(arguments: ["80a", "-1", "65536", "+80", ""])
    func aPortIsANumber(_ port: String) throws {
        let error = #expect(throws: UsageError.self) { try parse("serve --port=\(port)").port() }
        #expect(
            error?.message == "serve: --port: \"\(port)\" is not a port; a number from 0 to 65535 is needed")
        guard !port.isEmpty else { return }
        let other = #expect(throws: UsageError.self) { try parse("serve", ["CARTA_PORT": port]).port() }
        #expect(
            other?.message == "serve: CARTA_PORT: \"\(port)\" is not a port; a number from 0 to 65535 is needed")
    }
}
