/// Which rules count, and how much.
package struct LintSettings: Sendable {
  /// The rules that are on, with how grave their findings are.
  package var rules = Self.defaults
  /// From which severity on findings fail a run.
  package var failOn = Diagnostic.Severity.warning
  /// Findings that are known and accepted, by fingerprint.
  package var baseline: [String: KnownFinding] = [:]
  /// The rules of which somebody says whether they are on.
  private var said: Set<Diagnostic.Code> = []
  package init() {}

  /// Switches a rule on, or off with nil.
  package mutating func set(_ code: Diagnostic.Code, _ severity: Diagnostic.Severity?) {
    rules[code] = severity
    said.insert(code)
  }

  /// The settings for a layout document: with the rules that are on for those by default.
  package var forDocuments: LintSettings {
    var settings = self
    for rule in LintRule.all where rule.isDefaultForDocuments && !said.contains(rule.code) {
      settings.rules[rule.code] = rule.code.severity
    }
    return settings
  }

  /// The settings for a check against a dump: nothing else is told.
  package var forChecks: LintSettings {
    var settings = self
    settings.rules = [:]
    for code in Diagnostic.Code.checkCodes {
      settings.rules[code] = said.contains(code) ? rules[code] : code.severity
    }
    return settings
  }

  /// Takes over what somebody says.
  package mutating func apply(_ request: LintRequest) {
    let before = rules
    if !request.only.isEmpty {
      rules = [:]
      said.formUnion(LintRule.all.map(\.code))
    }
    for code in request.only + request.enable { set(code, rules[code] ?? before[code] ?? code.severity) }
    for code in request.disable { set(code, nil) }
    failOn = request.failOn ?? failOn
    for fingerprint in request.baseline { baseline[fingerprint] = KnownFinding() }
  }

  private static let defaults = Dictionary(
    uniqueKeysWithValues: LintRule.all.filter(\.isDefault).map { ($0.code, $0.code.severity) })
}

/// How far a finding is known: in all sizes of windows, or in some.
package struct KnownFinding: Equatable, Sendable {
  /// The sizes by the environment and the side that they are of, as ``place(_:)`` names both; empty for all.
  package var sizes: [String: [WindowSweep.Interval]] = [:]

  package init() {}

  /// The sizes in which a file has a finding.
  package init(_ finding: LintFinding, of file: LintedFile) {
    for (layout, intervals) in finding.intervals {
      sizes[Self.place(file.layouts[layout]), default: []] += intervals
    }
  }

  /// Whether a finding is there in no other sizes.
  package func covers(_ finding: LintFinding, of file: LintedFile) -> Bool {
    sizes.isEmpty
      || finding.intervals.allSatisfy { layout, intervals in
        let known = sizes[Self.place(file.layouts[layout])] ?? []
        return intervals.allSatisfy { found in known.contains { $0.from <= found.from && found.to <= $0.to } }
      }
  }

  private static func place(_ layout: LintedLayout) -> String {
    layout.environment + (layout.sweep.map { ", \($0.side.rawValue)" } ?? "")
  }
}

/// What somebody says of the rules of lint: a document by its member `lint`, a query, a command line.
package struct LintRequest: Equatable, Sendable {
  /// Rules that are off.
  package var disable: [Diagnostic.Code] = []
  /// Rules that are on.
  package var enable: [Diagnostic.Code] = []
  /// Only these are on, and what ``enable`` has; empty for those that are on anyhow.
  package var only: [Diagnostic.Code] = []
  package var failOn: Diagnostic.Severity?
  /// Fingerprints of findings that are known.
  package var baseline: [String] = []
  package init() {}
}
