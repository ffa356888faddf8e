import LayoutModel
import Testing

@testable import LayoutLint

/// The rules that look at layouts are those that findings of lint have.
@Suite struct LintRuleTests {
  @Test func everyCodeOfLintHasItsRule() {
    #expect(rules.map(\.code.rawValue).sorted() == Diagnostic.Code.visualCodes.map(\.rawValue).sorted())
    for code in Diagnostic.Code.visualCodes + Diagnostic.Code.sweepCodes {
      #expect(LintRule.named(code.rawValue) != nil, "\(code.rawValue)")
    }
  }
}
