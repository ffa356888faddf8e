package import LayoutModel

/// What lint found, for people at a terminal: file by file what should be mended, where and in which environments, then how
/// much there is. What a baseline accepts is only counted. Ends with a line feed.
package func textLint(_ report: LintReport) -> String {
  var parts = report.files.map { lines(of: $0) }.filter { !$0.isEmpty }
  parts.append(report.sentence + "\n")
  return parts.joined(separator: "\n")
}

private func lines(of file: LintedFile) -> String {
  var text = ""
  for fault in file.faults {
    let place = [file.path.map(oneLine), fault.place?.text].compactMap { $0 }.joined(separator: ":")
    text += "\(place.isEmpty ? "" : place + ": ")\(fault.sentence)\n"
  }
  let findings = file.newFindings
  if findings.isEmpty { return text }
  if let path = file.path { text += "\(oneLine(path))\n" }
  for finding in findings {
    for (index, line) in file.lines(of: finding).enumerated() {
      text += "\(index == 0 ? "  " : "    ")\(line)\n"
    }
  }
  return text
}
