/// What somebody says of the rules of lint: a document by its member `lint`, a query, a command line.
package struct LintRequest: Hashable, Sendable {
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

extension LintSettings {
  /// Takes over what somebody says.
  package mutating func apply(_ request: LintRequest) {
    let before = rules
    if !request.only.isEmpty { setAllOff() }
    for code in request.only + request.enable { set(code, rules[code] ?? before[code] ?? code.severity) }
    for code in request.disable { set(code, nil) }
    failOn = request.failOn ?? failOn
    baseline.formUnion(request.baseline)
  }
}
