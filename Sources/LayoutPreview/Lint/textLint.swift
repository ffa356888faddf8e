package import LayoutModel

/// What lint found, for people at a terminal: file by file what should be mended, where and in which environments, then how
/// much there is. What a baseline accepts is only counted. Ends with a line feed.
package func textLint(_ report: LintReport) -> PlainText {
  var parts = report.files.map { lines(of: $0) }.filter { !$0.isEmpty }
  parts.append("\(report.sentence)\n\(passedOver(by: report))")
  return parts.joined(separator: "\n")
}

/// What was not looked at, and why; nothing where all was.
private func passedOver(by report: LintReport) -> PlainText {
  let summary = report.summary
  var reasons: [String] = []
  if summary.leftOut > 0 {
    reasons.append(
      "\(counted(summary.leftOut, "layout")): scenes made on the canvas of an iPad are not shown on phones, and those made in "
        + "landscape not upright. --device and --orientation ask for such.")
  }
  if summary.notJudged > 0 {
    reasons.append(
      "\(summary.notJudged) not judged: they hang on what the source does not tell, which layout-resolver import --holes lists."
    )
  }
  reasons += report.passedOver
  return reasons.isEmpty ? "" : "Passed over:\n" + reasons.map { "  \(oneLine($0))\n" as PlainText }.joined()
}

private func lines(of file: LintedFile) -> PlainText {
  var text = PlainText()
  for fault in file.faults {
    let place = [file.path.map(oneLine), fault.place?.text].compactMap { $0 }.joined(separator: ":")
    text += "\(place.isEmpty ? "" : place + ": ")\(fault.sentence)\n"
  }
  let findings = file.newFindings
  let sweeps = file.sweepLines
  if findings.isEmpty, sweeps.isEmpty { return text }
  if let path = file.path { text += "\(oneLine(path))\n" }
  for finding in findings {
    for (index, line) in file.lines(of: finding).enumerated() {
      text += "\(index == 0 ? "  " : "    ")\(line)\n"
    }
  }
  for line in sweeps { text += "  \(line)\n" }
  return text
}

/// What lint found, as Xcode reads it in the output of a build phase: `path:line:column: warning: message [code]`, a line each.
/// What a baseline accepts is left out.
///
/// Xcode opens files by absolute paths, so they should be named by such. Where nobody knows the place it is the
/// first line of the file.
package func xcodeLint(_ report: LintReport) -> PlainText {
  var text = PlainText()
  for file in report.files {
    for fault in file.faults { text += "\(file.prefix(at: fault.place))error: \(fault.sentence)\n" }
    for finding in file.newFindings {
      text += "\(file.prefix(at: finding.place))\(finding.severity.level): \(file.sentence(of: finding))"
      text += " [\(finding.diagnostic.code.rawValue)]\n"
    }
  }
  return text
}

extension LintedFile {
  fileprivate func prefix(at place: SourcePlace?) -> String {
    path.map { "\(oneLine($0)):\(place?.text ?? "1:1"): " } ?? ""
  }
}
