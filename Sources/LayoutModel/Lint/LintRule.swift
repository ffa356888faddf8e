/// A rule of lint: a diagnostic that should be mended.
package struct LintRule: Hashable, Sendable {
  /// Its name.
  package var code: Diagnostic.Code
  /// What it says, in one sentence for people.
  package var summary: String
  /// How many of the findings that were judged by hand were right; nil where nobody has to judge: the answer follows from the
  /// document.
  package var precision: Precision?
  private let use: Row.Use

  /// Whether it is on for Interface Builder files where nobody asks for it: where nine of ten were right, or nobody has to judge.
  package var isDefault: Bool { use == .everywhere }
  /// Whether it is on for layout documents: what resolving says of them follows from them, whereas files leave much to code.
  package var isDefaultForDocuments: Bool { use != .off }

  /// Findings that people looked at (docs/lint/verdicts).
  package struct Precision: Hashable, Sendable {
    package var right: Int
    package var judged: Int
  }

  /// What a code says of itself as a rule.
  struct Row: Sendable {
    /// Where a rule is on unless somebody says otherwise.
    enum Use: Hashable, Sendable {
      case everywhere, documents, off
    }

    var summary: String
    var precision: Precision?
    var use: Use

    init(_ summary: String, right: Int? = nil, of judged: Int = 0, _ use: Use = .everywhere) {
      self.summary = summary
      precision = right.map { Precision(right: $0, judged: judged) }
      self.use = use
    }
  }

  /// All rules.
  package static let all = Diagnostic.Code.allCases.compactMap(LintRule.init)

  private init?(_ code: Diagnostic.Code) {
    guard let row = code.rule else { return nil }
    (self.code, summary, precision, use) = (code, row.summary, row.precision, row.use)
  }

  /// The names of rules that a misspelt one may mean.
  package static func nearestNames(to name: String) -> [String] {
    LayoutModel.nearestNames(to: name, in: all.map(\.code.rawValue))
  }

  /// The rule of that name, nil if there is none.
  package static func named(_ name: String) -> LintRule? { all.first { $0.code.rawValue == name } }
}
