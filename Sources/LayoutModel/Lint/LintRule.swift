/// A rule of lint: a diagnostic that should be mended.
package struct LintRule: Equatable, Sendable {
  /// Its name.
  package var code: Diagnostic.Code
  /// What it says, in one sentence for people.
  package var summary: String
  /// How many findings that were judged by hand were right; nil where nobody has to judge: they follow from the document.
  package var precision: Precision?
  private let use: Use

  /// Whether it is on for Interface Builder files where nobody asks for it: where nine of ten were right, or nobody has to judge.
  package var isDefault: Bool { use == .everywhere }
  /// Whether it is on for layout documents: what resolving says of them follows from them, whereas files leave much to code.
  package var isDefaultForDocuments: Bool { use != .off }

  /// Findings that people looked at (docs/lint/verdicts).
  package struct Precision: Equatable, Sendable {
    package var right, judged: Int
  }

  /// Where a rule is on unless somebody says otherwise.
  enum Use: Equatable, Sendable {
    case everywhere, documents, off
  }

  /// All rules.
  package static let all = Diagnostic.Code.allCases.compactMap { code in
    code.rule.map { LintRule(code: code, summary: $0, precision: code.precision, use: code.use) }
  }

  /// The names of rules that a misspelt one may mean.
  package static func nearestNames(to name: String) -> [String] {
    LayoutModel.nearestNames(to: name, in: all.map(\.code.rawValue))
  }

  /// The rule of that name, nil if there is none.
  package static func named(_ name: String) -> LintRule? { all.first { $0.code.rawValue == name } }
}
