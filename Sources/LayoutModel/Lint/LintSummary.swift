/// How much lint found. What a baseline accepts counts as known, and as nothing else.
package struct LintSummary: Equatable, Sendable {
  package var errors = 0, warnings = 0, infos = 0, known = 0
  /// All that were named.
  package var files = 0
  /// Number of files of which nothing could be looked at.
  package var refused = 0
  /// Number of files of which something could not be looked at.
  package var partlyRefused = 0
  /// Layouts that were asked for and not looked at: ``LintedFile/leftOut``.
  package var leftOut = 0
  /// What hangs on something that a source does not tell: ``LintedFile/notJudged``.
  package var notJudged = 0
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
      summary.notJudged += file.notJudged
      summary.refused += file.isRefused ? 1 : 0
      summary.partlyRefused += !file.isRefused && !file.faults.isEmpty ? 1 : 0
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
