package import LayoutModel

/// What lint found, as Xcode reads it in the output of a build phase: `path:line:column: warning: message [code]`, a line each.
/// What a baseline accepts is left out.
///
/// Xcode opens files by absolute paths, so they should be named by such. Where nobody knows the place it is the
/// first line of the file.
package func xcodeLint(_ report: LintReport) -> String {
  var text = ""
  for file in report.files {
    for fault in file.faults { text += "\(file.prefix(at: fault.place))error: \(fault.sentence)\n" }
    for finding in file.newFindings {
      let word = finding.severity == .info ? "note" : finding.severity.rawValue
      text += "\(file.prefix(at: finding.place))\(word): \(file.sentence(of: finding))"
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
