package import LayoutModel

/// What lint found, as commands to GitHub Actions: printed in a step, each becomes a note at its line of a pull request. What a
/// baseline accepts is left out.
///
/// GitHub's "Workflow commands for GitHub Actions" has the form; `escapeData` and `escapeProperty` of its toolkit what is
/// escaped.
package func githubLint(_ report: LintReport) -> PlainText {
  var text = PlainText()
  for file in report.files {
    for fault in file.faults {
      text += "::error \(file.properties(at: fault.place))title=refused::\(data(fault.sentence))\n"
    }
    for finding in file.newFindings {
      text +=
        "::\(finding.severity == .info ? "notice" : finding.severity.rawValue) \(file.properties(at: finding.place))"
      text += "title=\(finding.diagnostic.code.rawValue)::\(data(file.sentence(of: finding)))"
      for consequence in finding.consequences { text += "%0A\(data(consequence))" }
      text += "\n"
    }
  }
  return text
}

extension LintedFile {
  /// Where something is, with the comma after it.
  fileprivate func properties(at place: SourcePlace?) -> String {
    guard let path = relativePath else { return "" }
    let line = place.map { "line=\($0.line),col=\($0.column)," } ?? ""
    return "file=\(escaped(path, "%\r\n:,")),\(line)"
  }
}

private func data(_ text: String) -> String { escaped(text, "%\r\n") }

private func escaped(_ text: String, _ characters: String) -> String {
  replaced(text) { scalar in
    guard characters.unicodeScalars.contains(scalar) else { return nil }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "%\(digits.count == 1 ? "0" : "")\(digits)"
  }
}
