package import LayoutModel

/// From which severity on a diagnostic fails a run.
package enum FailureThreshold: String, Sendable, CaseIterable {
  case info, warning, error

  /// Whether one of the diagnostics is so grave.
  package func fails(_ diagnostics: [Diagnostic]) -> Bool {
    let threshold = Diagnostic.Severity(rawValue: rawValue) ?? .error
    return diagnostics.contains { $0.severity >= threshold }
  }
}
