/// Which rules count, and how much.
package struct LintSettings: Sendable {
  /// The rules that are on, with how grave their findings are.
  package var rules: [Diagnostic.Code: Diagnostic.Severity]
  /// From which severity on findings fail a run.
  package var failOn: Diagnostic.Severity
  /// Fingerprints of findings that are known and accepted.
  package var baseline: Set<String>
  /// The rules of which somebody says whether they are on.
  private var said: Set<Diagnostic.Code> = []

  /// The rules that are on by default, and nothing known.
  package init() {
    rules = Self.defaults
    failOn = .warning
    baseline = []
  }

  /// Switches a rule on, or off with nil.
  package mutating func set(_ code: Diagnostic.Code, _ severity: Diagnostic.Severity?) {
    rules[code] = severity
    said.insert(code)
  }

  /// Switches off what is not switched on afterwards.
  mutating func setAllOff() {
    rules = [:]
    said.formUnion(LintRule.all.map(\.code))
  }

  /// The settings for a layout document: with the rules that are on for those by default.
  package var forDocuments: LintSettings {
    var settings = self
    for rule in LintRule.all where rule.isDefaultForDocuments && !said.contains(rule.code) {
      settings.rules[rule.code] = rule.code.severity
    }
    return settings
  }

  private static let defaults = Dictionary(
    uniqueKeysWithValues: LintRule.all.filter(\.isDefault).map { ($0.code, $0.code.severity) })
}
