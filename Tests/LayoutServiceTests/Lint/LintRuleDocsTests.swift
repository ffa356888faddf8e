import LayoutModel
import TestSupport
import Testing

/// The table of docs/linting.md has what the program says of its rules.
@Suite struct LintRuleDocsTests {
  @Test func theTableIsOfTheProgram() throws {
    let page = try Repository.text("docs/linting.md")
    let rows = page.split(separator: "\n").drop { !$0.hasPrefix("| Rule |") }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }.map(String.init)
    let expected = LintRule.all.map { rule in
      let judged = rule.precision.map { "\($0.right) of \($0.judged)" } ?? "–"
      let state = rule.isDefault ? "yes" : rule.isDefaultForDocuments ? "documents" : "no"
      return
        "| `\(rule.code.rawValue)` | \(rule.code.severity.rawValue) | \(state) | \(judged) | \(rule.summary) |"
    }
    #expect(rows == expected)
  }
}
