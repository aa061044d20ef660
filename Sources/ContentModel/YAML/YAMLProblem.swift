/// What libyaml could not read, in its words and in ours. Its texts are those of libyaml 0.2.5; an unknown one is
/// passed on as it is.
struct YAMLProblem: Error, Equatable {
    /// What is wrong.
    let problem: String
    /// What was being read; empty when libyaml does not say.
    let context: String
    /// Where it is, in Unicode scalars from the start of the input.
    let scalarIndex: Int
    /// Where the thing that was being read starts, counted likewise.
    let contextScalarIndex: Int

    /// What to tell the author, given the character where reading stopped, nil at the end of the file.
    func message(at character: Unicode.Scalar?) -> String {
        messageByProblem(at: character) ?? messageByContext(at: character)
            ?? "this is not YAML: \(context.isEmpty ? "" : context + ", ")\(problem)"
    }

    /// Where the message should point: at what was begun and went wrong, else where reading stopped.
    func place(at character: Unicode.Scalar?) -> Int {
        let isUnended = problem == Self.unexpectedEnd || problem == Self.missingColon
        let isAboutStart = isUnended || Self.marks.contains(context) || Self.directives.contains(context)
        return isAboutStart || (character == nil && isInBrackets) ? contextScalarIndex : scalarIndex
    }

    private static let unexpectedEnd = "found unexpected end of stream"
    private static let missingColon = "could not find expected ':'"
    /// What is read after `*`, `&` and `!`.
    private static let marks: Set<String> = [
        "while scanning an alias", "while scanning an anchor", "while scanning a tag", "while parsing a tag",
    ]
    /// What is read after `%`.
    private static let directives: Set<String> = [
        "while scanning a directive", "while scanning a %YAML directive", "while scanning a %TAG directive",
        "while parsing a %TAG directive",
    ]
    private static let markMessage = "text that starts with \"*\", \"&\" or \"!\" must be in quotes"
    private static let directiveMessage = "a line that starts with \"%\" must be in quotes"

    private var isInBrackets: Bool {
        context == "while parsing a flow mapping" || context == "while parsing a flow sequence"
    }

    private func messageByProblem(at character: Unicode.Scalar?) -> String? {
        switch problem {
        case "found character that cannot start any token" where character == "\t",
            "found a tab character that violates indentation",
            "found a tab character where an indentation space is expected":
            "a tab cannot indent a line: use spaces"
        case "found character that cannot start any token", "did not find expected node content":
            character.map { "text cannot start with \"\($0)\" here: put it in quotes" }
                ?? "the file ends here before a bracket is closed"
        case "found undefined tag handle":
            Self.markMessage
        case "mapping values are not allowed in this context":
            "\":\" cannot stand here: put text that holds \": \" in quotes, or mend the indentation"
        case Self.missingColon:
            "this line has no \":\" after a key: write \"key: value\", or indent text that goes on from the line above"
        case Self.unexpectedEnd:
            "this quotation mark is never closed"
        case "found unexpected document indicator":
            "\"---\" or \"...\" stands inside quotes: close the quotation mark before it"
        case "block sequence entries are not allowed in this context":
            "a list cannot begin here: put \"- \" on a line of its own below the key, or put the text in quotes"
        case "mapping keys are not allowed in this context":
            "text cannot start with \"?\" here: put it in quotes"
        case "did not find expected <document start>":
            "more text after the end of the content: delete it"
        case "found incompatible YAML document", "found duplicate %YAML directive", "found duplicate %TAG directive":
            Self.directiveMessage
        case "found unexpected ':'":
            "text that holds \":\" must be in quotes between brackets"
        default: nil
        }
    }

    private func messageByContext(at character: Unicode.Scalar?) -> String? {
        switch context {
        case "while parsing a quoted scalar":
            "\"\\\" starts something here that cannot be read: write the character itself, or use single quotes"
        case "while parsing a block mapping":
            "expected a key here: mend the indentation, or put the whole text of the line above or this one in quotes"
        case "while parsing a block collection":
            "expected \"- \" here: mend the indentation, or begin the next entry of the list with \"- \""
        case "while parsing a flow mapping":
            character == nil ? "this \"{\" is never closed" : "expected \",\" or \"}\" here"
        case "while parsing a flow sequence":
            character == nil ? "this \"[\" is never closed" : "expected \",\" or \"]\" here"
        case "while scanning a block scalar":
            "after \"|\" or \">\" the text begins on the next line: put text that starts with one of them in quotes"
        case _ where Self.marks.contains(context):
            Self.markMessage
        case _ where Self.directives.contains(context):
            Self.directiveMessage
        default: nil
        }
    }
}
