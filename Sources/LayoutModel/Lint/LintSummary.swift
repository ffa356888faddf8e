/// How much lint found. What a baseline accepts counts as known, and as nothing else.
package struct LintSummary: Hashable, Sendable {
  package var errors = 0
  package var warnings = 0
  package var infos = 0
  package var known = 0
  /// All that were named.
  package var files = 0
  /// Number of files of which nothing could be looked at.
  package var refused = 0
  /// Number of files of which something could not be looked at.
  package var partlyRefused = 0
  /// Layouts that were asked for and not looked at: ``LintedFile/leftOut``.
  package var leftOut = 0
  /// Number of files with something new.
  package var filesWithFindings = 0

  package var findings: Int { errors + warnings + infos }
}

extension LintReport {
  package var summary: LintSummary {
    var summary = LintSummary()
    for file in files {
      summary.files += 1
      summary.leftOut += file.leftOut
      if file.isRefused {
        summary.refused += 1
      } else if !file.faults.isEmpty {
        summary.partlyRefused += 1
      }
      for finding in file.findings {
        switch finding.severity {
        case _ where finding.isKnown: summary.known += 1
        case .error: summary.errors += 1
        case .warning: summary.warnings += 1
        case .info: summary.infos += 1
        }
      }
      if !file.newFindings.isEmpty { summary.filesWithFindings += 1 }
    }
    return summary
  }
}

extension LintedFile {
  /// Findings that no baseline accepts.
  package var newFindings: [LintFinding] { findings.filter { !$0.isKnown } }
}
