import JSON
package import LayoutModel

/// What lint found as a report of GitLab's Code Quality, which a merge request shows beside its changes: one object for each finding
/// and for each reason why a file could not be looked at. What a baseline accepts is left out. Ends with a line feed.
///
/// GitLab's "Code Quality report format" has the members; fingerprints are different from each other, as it wants them.
package func gitlabLint(_ report: LintReport) -> [UInt8] {
  var writer = JSONWriter()
  var fingerprints: [String: Int] = [:]
  writer.beginArray()
  for problem in report.problems {
    let key = "\(problem.path):\(problem.fingerprint)"
    let count = fingerprints[key, default: 0] + 1
    fingerprints[key] = count
    writer.beginObject()
    writer.member("description", problem.message)
    writer.member("check_name", problem.code)
    writer.member("fingerprint", count == 1 ? key : "\(key):\(count)")
    writer.member("severity", problem.gravity)
    writer.beginObject("location")
    writer.member("path", problem.path)
    writer.beginObject("lines")
    writer.member("begin", problem.place?.line ?? 1)
    writer.endObject()
    writer.endObject()
    writer.endObject()
  }
  writer.endArray()
  writer.endLine()
  return writer.bytes()
}

/// What lint found as reviewdog reads it: its `DiagnosticResult` as JSON (`-f=rdjson`). What a baseline accepts is left out.
/// Ends with a line feed.
package func rdjsonLint(_ report: LintReport) -> [UInt8] {
  var writer = JSONWriter()
  writer.beginObject()
  writer.beginObject("source")
  writer.member("name", "layout-resolver")
  writer.endObject()
  writer.beginArray("diagnostics")
  for problem in report.problems {
    writer.beginObject()
    writer.member("message", problem.message)
    writer.beginObject("location")
    writer.member("path", problem.path)
    if let place = problem.place {
      writer.beginObject("range")
      writer.beginObject("start")
      writer.member("line", place.line)
      writer.member("column", place.column)
      writer.endObject()
      writer.endObject()
    }
    writer.endObject()
    writer.member("severity", problem.severity.rawValue.uppercased())
    writer.beginObject("code")
    writer.member("value", problem.code)
    writer.endObject()
    writer.endObject()
  }
  writer.endArray()
  writer.endObject()
  writer.endLine()
  return writer.bytes()
}

/// What lint found as Checkstyle reports it, which Jenkins, Danger and most editors read. What a baseline accepts is left out.
package func checkstyleLint(_ report: LintReport) -> [UInt8] {
  var markup: MarkupWriter = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
  for file in report.files {
    markup += "<file name=\"\(name: file.relativePath ?? file.title)\">\n"
    for problem in file.problems {
      let (line, column) = problem.place.map { ($0.line, $0.column) } ?? (1, 1)
      markup += "<error line=\"\(line)\" column=\"\(column)\" severity=\"\(name: problem.severity.rawValue)\""
      markup += " message=\"\(name: problem.message)\" source=\"layout-resolver.\(name: problem.code)\"/>\n"
    }
    markup.raw("</file>\n")
  }
  markup.raw("</checkstyle>\n")
  return markup.bytes
}

/// What formats with one kind of entry say of a finding, and of a file that cannot be used.
private struct LintProblem {
  var path: String
  var place: SourcePlace?
  var severity: Diagnostic.Severity
  var code: String
  var message: String
  var fingerprint: String
  /// By GitLab's words.
  var gravity: String
}

extension LintReport {
  fileprivate var problems: [LintProblem] { files.flatMap(\.problems) }
}

extension LintedFile {
  fileprivate var problems: [LintProblem] {
    let path = relativePath ?? title
    let refused = faults.map { fault in
      LintProblem(
        path: path, place: fault.place, severity: .error, code: "refused", message: fault.sentence,
        fingerprint: "refused", gravity: "critical")
    }
    return refused
      + newFindings.map { finding in
        LintProblem(
          path: path, place: finding.place ?? finding.elements.first?.place, severity: finding.severity,
          code: finding.diagnostic.code.rawValue,
          message: ([sentence(of: finding)] + finding.consequences).joined(separator: "\n"),
          fingerprint: finding.fingerprint, gravity: finding.severity.gravity)
      }
  }
}

extension Diagnostic.Severity {
  fileprivate var gravity: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
