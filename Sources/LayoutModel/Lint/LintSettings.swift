/// Which rules count, and how much.
package struct LintSettings: Sendable {
  /// The rules that are on, with how grave their findings are.
  package var rules: [Diagnostic.Code: Diagnostic.Severity]
  /// From which severity on findings fail a run.
  package var failOn: Diagnostic.Severity
  /// Fingerprints of findings that are known and accepted.
  package var baseline: Set<String>

  /// The rules that are on by default, and nothing known.
  package init() {
    rules = Self.defaults
    failOn = .warning
    baseline = []
  }

  private static let defaults = Dictionary(
    uniqueKeysWithValues: LintRule.all.filter(\.isDefault).map { ($0.code, $0.code.severity) })
}
