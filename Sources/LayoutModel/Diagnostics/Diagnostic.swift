package import JSON

/// Something about a layout that its author should know. The layout is resolved all the same.
package struct Diagnostic: Hashable, Sendable {
  /// The facts, of which its code and its sentences follow.
  package private(set) var finding: Finding
  package let code: Code
  /// Ids of the views concerned, in pre-order.
  package var views: [String]
  /// The place in the request, where there is one.
  package var pointer: JSONPointer?
  /// Where in a file it comes from that the document was made of; nil where the document does not tell.
  package var source: SourceLocation?
  /// The element of a list whose views are concerned, nil for other views.
  package var element: ElementPlace?
  /// What would not be there without it, in pre-order.
  package var consequences: [Diagnostic] = []
  package init(_ finding: Finding, views: [String] = [], pointer: JSONPointer? = nil) {
    (self.finding, self.code, self.views, self.pointer) = (finding, finding.sentence.code, views, pointer)
  }

  package var severity: Severity { code.severity }
  /// One or more sentences for people.
  package var message: String { finding.sentence.text() }

  /// The constraints that contradict each other; nil for another finding. It can be replaced, not made.
  package var conflict: Conflict? {
    get { if case .layout(.unsatisfiableConstraints(let conflict)) = finding { conflict } else { nil } }
    set { if conflict != nil, let newValue { finding = .layout(.unsatisfiableConstraints(newValue)) } }
  }

  /// What is not determined; nil for another finding.
  package var ambiguity: Ambiguity? {
    if case .layout(.ambiguousLayout(let ambiguity)) = finding { ambiguity } else { nil }
  }

  package enum Severity: String, Sendable, Comparable, CaseIterable {
    /// Something inferred or estimated.
    case info
    case warning
    /// What UIKit would log as an error.
    case error

    private var rank: Int { self == .info ? 0 : self == .warning ? 1 : 2 }
    package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
  }

  /// The name of a kind of diagnostic, with what all of the kind have. Each is a row beside its sentence in `Words/`.
  package struct Code: RawRepresentable, Hashable, Sendable, CaseIterable {
    package let rawValue: String
    package let severity: Severity
    /// What it says as a rule of lint, in one sentence for people; nil for what nobody has to mend.
    let rule: String?
    /// How many of the findings that were judged by hand were right.
    let precision: LintRule.Precision?
    let use: LintRule.Use

    init(
      _ name: String, _ severity: Severity = .warning, rule: String? = nil, right: Int? = nil,
      of judged: Int = 0, _ use: LintRule.Use = .everywhere
    ) {
      (rawValue, self.severity, self.rule, self.use) = (name, severity, rule, use)
      precision = right.map { LintRule.Precision(right: $0, judged: judged) }
    }

    package init?(rawValue: String) {
      guard let code = Self.named[rawValue] else { return nil }
      self = code
    }

    /// All of them, in the order in which the rules of lint are listed.
    package static let allCases =
      layoutCodes + controllerCodes + listCodes + assetChoiceCodes + assetSetCodes + contentsCodes
      + visualCodes + sweepCodes + dumpCodes + requestCodes

    private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    package static func == (a: Code, b: Code) -> Bool { a.rawValue == b.rawValue }
    package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
  }
}
