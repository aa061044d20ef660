import Testing

@testable import Templating

@Suite struct IndentedOutputTests {
    @Test func indentsTheLinesOfTemplates() {
        var output = IndentedOutput()
        let outer = output.indentation
        output.indent(by: Array("  ".utf8))
        output.write(Array("a\nb".utf8)[...])
        output.write(Array("c\n".utf8)[...])
        output.begin()
        output.bytes += "v\nw".utf8
        output.write(Array("\n\n".utf8)[...])
        let inner = output.indentation
        output.indentNoMore()
        output.write(Array("d\n".utf8)[...])
        output.indent(by: Array("-".utf8))
        output.write(Array("e\n".utf8)[...])
        output.indentation = inner
        output.write(Array("f\n".utf8)[...])
        output.indentation = outer
        output.write(Array("g".utf8)[...])
        #expect(String(decoding: output.bytes, as: UTF8.self) == "  a\n  bc\n  v\nw\n  \nd\n-e\n  f\ng")
    }
}
